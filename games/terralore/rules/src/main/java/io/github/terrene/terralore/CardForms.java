package io.github.terrene.terralore;

import io.github.terrene.kernel.form.Forms;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.effect.CardEffect;
import io.github.terrene.terralore.effect.CastleEffect;
import io.github.terrene.terralore.effect.CreatureEffect;
import io.github.terrene.terralore.effect.GraveyardEffect;
import io.github.terrene.terralore.effect.LaneEffect;
import io.github.terrene.terralore.effect.WhileOnField;
import io.vavr.collection.Array;

/**
 * The forms of cards with all that is printed on them. In everything else that is written, a card is represented by its id.
 *
 * <pre>{@code
 * Form<Card> card = CardForms.STANDARD.of(Card.class);
 * }</pre>
 */
public final class CardForms {
    private static final Forms.Builder WORDS = Forms.builder()
            .family(
                    Effect.class,
                    Array.of(
                            CardEffect.class,
                            CastleEffect.class,
                            CreatureEffect.class,
                            GraveyardEffect.class,
                            LaneEffect.class,
                            AtEndOfTurn.class))
            .family(Continuous.class, Array.of(WhileOnField.class));

    /** The forms of cards that are written with the words of this library. */
    public static final Forms STANDARD = with();

    /** The same for prints of cards, which also cover words that other modules add. */
    public static final Forms PRINTED = STANDARD.open();

    private CardForms() {}

    /**
     * The forms of cards that are also written with words of your own.
     *
     * @param own records that are effects or texts of a card set
     * @throws IllegalArgumentException if one of them has no form or is neither
     */
    public static Forms with(Class<?>... own) {
        return WORDS.members(Array.of(own)).type(Card.class).build();
    }
}
