package io.github.terrene.carnage;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.Trait;
import io.github.terrene.carnage.effect.CardEffect;
import io.github.terrene.carnage.effect.DuelEffect;
import io.github.terrene.carnage.effect.DuelTrait;
import io.github.terrene.carnage.effect.ElementCardEffect;
import io.github.terrene.carnage.effect.ShardEffect;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;

/**
 * The forms of cards and Element cards with all that is printed on them. In everything else that is written, a card is represented by its id.
 *
 * <pre>{@code
 * Form<Card> card = CardForms.STANDARD.of(Card.class);
 * }</pre>
 */
public final class CardForms {
    private static final Forms.Builder WORDS = Forms.builder()
            .family(
                    Effect.class,
                    Array.of(CardEffect.class, DuelEffect.class, ElementCardEffect.class, ShardEffect.class))
            .family(Trait.class, Array.of(DuelTrait.class))
            .writtenAs(
                    ElementCard.class,
                    ElementCard.Face.class,
                    ElementCard::face,
                    face -> new ElementCard(face.element(), face.number()));

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
