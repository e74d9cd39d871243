package io.github.terrene.carnage;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.effect.CarnageCondition;
import io.github.terrene.carnage.effect.CarnageEffect;
import io.github.terrene.carnage.effect.CarnageSelection;
import io.github.terrene.carnage.effect.CarnageStatement;
import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Figure;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.word.CommonForms;
import io.vavr.collection.Array;

/**
 * The forms of cards and Element cards with all that is printed on them. In everything else that is written, a card is represented by its id.
 *
 * <pre>{@code
 * Form<Card> card = CardForms.STANDARD.of(Card.class);
 * }</pre>
 */
public final class CardForms {
    private static final Forms.Builder WORDS = CommonForms.without(Proofreader.WORDLESS)
            .members(Array.of(
                    CarnageEffect.class,
                    CarnageSelection.class,
                    CarnageCondition.class,
                    CarnageStatement.class,
                    CardKind.class,
                    Element.class,
                    Figure.class,
                    Tally.class,
                    When.class,
                    Act.class,
                    Where.class))
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
     * @param own records that are effects, selections, conditions, statements or words of a card set
     * @throws IllegalArgumentException if one of them has no form or is none of these
     */
    public static Forms with(Class<?>... own) {
        return WORDS.members(Array.of(own)).type(Card.class).build();
    }
}
