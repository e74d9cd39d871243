package io.github.terrene.hobe;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.effect.HobeEffect;
import io.github.terrene.hobe.effect.HobeSelection;
import io.github.terrene.hobe.effect.Terms;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.Called;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.Strike;
import io.github.terrene.hobe.trait.Tally;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.word.CommonForms;
import io.vavr.collection.Array;

/**
 * The forms of cards with all that is printed on them. In everything else that is written, a card is represented by its id.
 *
 * <pre>{@code
 * Form<Card> card = CardForms.STANDARD.of(Card.class);
 * }</pre>
 */
public final class CardForms {
    private static final Forms.Builder WORDS = CommonForms.builder()
            .members(Array.of(
                    HobeEffect.class,
                    HobeSelection.class,
                    Terms.class,
                    CardKind.class,
                    BattleType.class,
                    Reach.class,
                    Called.class,
                    Strike.class,
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
