package io.github.terrene.terralore;

import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.LeftOut;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.effect.CastleEffect;
import io.github.terrene.terralore.effect.FieldSelection;
import io.github.terrene.terralore.effect.LaneCondition;
import io.github.terrene.terralore.effect.LaneEffect;
import io.github.terrene.terralore.effect.LaneStatement;
import io.github.terrene.terralore.effect.PileEffect;
import io.github.terrene.terralore.trait.Act;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Tally;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.When;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;

/**
 * The forms of cards with all that is printed on them. In everything else that is written, a card is represented by its id.
 *
 * <pre>{@code
 * Form<Card> card = CardForms.STANDARD.of(Card.class);
 * }</pre>
 */
public final class CardForms {
    private static final Forms.Builder WORDS = CommonForms.without(LeftOut.TEXTS)
            .members(Array.of(
                    CastleEffect.class,
                    LaneEffect.class,
                    PileEffect.class,
                    AtEndOfTurn.class,
                    FieldSelection.class,
                    LaneCondition.class,
                    LaneStatement.class,
                    CardKind.class,
                    Affinity.class,
                    Tribe.class,
                    Figure.class,
                    Tally.class,
                    When.class,
                    Act.class,
                    Where.class));

    /** The forms of cards that are written with the words of this library. */
    public static final Forms STANDARD = with();

    /** The same for prints of cards, which also cover words that other modules add. */
    public static final Forms PRINTED = STANDARD.open();

    private CardForms() {}

    /**
     * The forms of cards that are also written with words of your own.
     *
     * @param own records that are effects, selections, statements or words of a card set
     * @throws IllegalArgumentException if one of them has no form or is none of these
     */
    public static Forms with(Class<?>... own) {
        return WORDS.members(Array.of(own)).type(Card.class).build();
    }
}
