package io.github.terrene.carnage.card;

import static io.github.terrene.carnage.starter.StarterSet.AIR;
import static io.github.terrene.carnage.starter.StarterSet.FIRE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.carnage.effect.ElementCardEffect.Look;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Cards that cannot be, and what is said of them. */
class CardFaultsTest {
    private static final Array<Element> ELEMENTS = Array.of(FIRE, AIR);
    private static final Element WOOD = new Element("wood");

    private static Seq<String> faults(Card... cards) {
        return faults(ELEMENTS, cards);
    }

    private static Seq<String> faults(Array<Element> elements, Card... cards) {
        return Catalogue.of(elements, Array.of(cards))
                .swap()
                .getOrElse(Array.empty())
                .map(Problem::toString);
    }

    private static CardBuilder legend() {
        return CardBuilder.legend("Odd", FIRE, 1);
    }

    private static CardBuilder monster() {
        return CardBuilder.monster("Odd", FIRE, 1);
    }

    private static CardBuilder location() {
        return CardBuilder.location("Odd", FIRE);
    }

    @Test
    @SuppressWarnings("NullAway") // what a program may do by mistake
    void whatIsNullIsReportedWithItsPlace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> faults(legend().build(), null))
                .withMessage("card 2 is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.inBothPrints(ELEMENTS, Array.of(legend().build(), null)))
                .withMessage("card 2 is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> faults(Array.of(FIRE, null), legend().build()))
                .withMessage("element 2 is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> faults(legend().power(0, new Effect[] {null}).build()))
                .withMessageStartingWith("the card odd cannot be read: ");
    }

    @Test
    @Rule("CG-1.2")
    void thereAreTwoElementsOrMoreWithDifferentNames() {
        String few = "elements: there must be at least two, each with a name of its own (CG-1.2)";
        assertThat(faults(Array.of(FIRE))).containsExactly(few);
        assertThat(faults(Array.of(FIRE, FIRE))).containsExactly(few);
        assertThat(faults(Array.of(FIRE, new Element("Two Words"))))
                .containsExactly(
                        "elements: \"Two Words\": a name is lower-case words joined by hyphens, other than \"unknown\" (CG-1.2)");
        assertThat(faults(Array.of(FIRE, Element.UNKNOWN)))
                .containsExactly(
                        "elements: \"unknown\": a name is lower-case words joined by hyphens, other than \"unknown\" (CG-1.2)");
        assertThat(faults(ELEMENTS)).isEmpty();
        assertThat(faults(
                        CardBuilder.location("Grove", WOOD).build(),
                        CardBuilder.legend("Odd", WOOD, 1).value(WOOD, 1).build()))
                .containsExactly(
                        "Grove: there is no element called wood (CG-1.2)",
                        "Odd: there is no element called wood (CG-1.2)");
    }

    @Test
    @Rule("CG-1.1")
    void aCardHasAnIdAndANameAndIsOfAType() {
        assertThat(faults(legend().id("Not An Id").build()))
                .containsExactly("Odd: its id is not lower-case words joined by hyphens");
        assertThat(faults(CardBuilder.location(" ", FIRE).id("blank").build())).containsExactly(" : it has no name");
        assertThat(faults(Array.of(FIRE, AIR, Element.UNKNOWN), Card.UNKNOWN))
                .contains("unknown: it stands for an unknown card");
        assertThat(faults(
                        legend().build(),
                        CardBuilder.legend("Other", AIR, 1).id("odd").build()))
                .containsExactly("odd: several cards have this id");
    }

    @Test
    @Rule({"CG-1.4", "CG-1.7", "CG-1.11"})
    void levelsAndValues() {
        assertThat(faults(CardBuilder.legend("Low", FIRE, -1).build()))
                .containsExactly("Low: a level must be from 0 to 99 (CG-1.11)");
        assertThat(faults(CardBuilder.legend("High", FIRE, 100).build()))
                .containsExactly("High: a level must be from 0 to 99 (CG-1.11)");
        String bounds = "Odd: values must be from 1 to 99; what is 0 is left out (CG-1.4)";
        assertThat(faults(legend().value(FIRE, 0).build())).containsExactly(bounds);
        assertThat(faults(legend().value(FIRE, 100).build())).containsExactly(bounds);
        assertThat(faults(legend().value(FIRE, 1).value(FIRE, 2).build()))
                .containsExactly("Odd: an element has one value (CG-1.4)");
        assertThat(faults(location().value(FIRE, 1).build()))
                .containsExactly("Odd: a Location has no level and no values (CG-1.7)");
    }

    @Test
    @Rule({"CG-1.7", "CG-6.5", "CG-12.13"})
    void eachTypeOfCardHasItsOwnMoments() {
        assertThat(faults(monster().power(1, new Look(2)).build()))
                .containsExactly("Odd: only a Legend or Relic has powers (CG-6.5)");
        assertThat(faults(legend().whenPlaced(new Look(2)).build()))
                .containsExactly("Odd: only a Location is placed (CG-1.7)");
        assertThat(faults(location().whenBeaten(new Look(2)).build()))
                .containsExactly("Odd: only a Monster does something when it is beaten (CG-12.13)");
    }

    @Test
    @Rule({"CG-6.5", "CG-12.1"})
    void powersHaveAPriceAndDoSomething() {
        String price = "Odd: a price must be from 0 to 99 (CG-6.5)";
        assertThat(faults(legend().power(-1, new Look(2)).build())).containsExactly(price);
        assertThat(faults(legend().power(100, new Look(2)).build())).containsExactly(price);
        assertThat(faults(legend().power(1).build())).containsExactly("Odd: an ability does something (CG-12.1)");
        Ability paid = new Ability(Moment.PLACED, 1, false, Array.of(new Look(2)));
        Ability once = new Ability(Moment.PLACED, 0, true, Array.of(new Look(2)));
        for (Ability ability : Array.of(paid, once)) {
            Card card = new Card(
                    "odd", "Odd", false, CardKind.LOCATION, FIRE, 0, Values.NONE, Array.of(ability), Array.empty());
            assertThat(faults(card)).containsExactly("Odd: only a power has a price or a limit (CG-6.5)");
        }
    }

    @Test
    @Rule("CG-1.10")
    void printsOfOneNameAreTheSameCardInPlay() {
        Card card = legend().value(AIR, 2).build();
        assertThat(faults(card, card.inPremium())).isEmpty();
        assertThat(faults(card, legend().id("odd-premium").value(AIR, 3).build()))
                .containsExactly("Odd: cards of this name differ in more than being premium (CG-1.10)");
    }
}
