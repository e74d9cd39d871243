package io.github.terrene.carnage.card;

import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
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

    private static Seq<String> keys(Card card) {
        return Catalogue.of(ELEMENTS, Array.of(card)).getLeft().map(Problem::key);
    }

    private static CardBuilder legend() {
        return Words.legend("Odd", FIRE, 1);
    }

    private static CardBuilder monster() {
        return Words.monster("Odd", FIRE, 1);
    }

    private static CardBuilder location() {
        return Words.location("Odd", FIRE);
    }

    @Test
    @SuppressWarnings("NullAway") // what a program may do by mistake
    void whatIsNullAmongCardsAndElementsIsReportedWithItsPlace() {
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
                .isThrownBy(() -> Words.legend(null, FIRE, 1))
                .withMessage("a card needs a name");
    }

    @SuppressWarnings("NullAway") // object mappers leave null what a text does not mention
    private static Card lacking(Values values, Array<Ability> abilities, Array<Statement> traits) {
        return new Card("odd", "Odd", false, CardKind.LEGEND, FIRE, 100, values, abilities, traits);
    }

    @Test
    @Rule({"CG-1.1", "CG-1.3", "CG-1.4", "CG-12.1", "CG-12.13"})
    @SuppressWarnings("NullAway") // object mappers leave null what a text does not mention
    void whatACardLacksIsNamedAllAtOnce() {
        assertThat(faults(new Card("odd", "Odd", false, null, null, 100, null, null, null)))
                .containsExactly(
                        "Odd: kind is missing (CG-1.1)",
                        "Odd: element is missing (CG-1.3)",
                        "Odd: values is missing (CG-1.4)",
                        "Odd: abilities is missing (CG-12.1)",
                        "Odd: continuous is missing (CG-12.13)");
        assertThat(faults(lacking(new Values(null), Array.of((Ability) null), Array.of((Statement) null))))
                .containsExactly(
                        "Odd: values.all is missing (CG-1.4)",
                        "Odd: abilities[0] is missing (CG-12.1)",
                        "Odd: continuous[0] is missing (CG-12.13)");
        assertThat(faults(lacking(
                        Values.NONE.with(AIR, 1).with(null, 2),
                        Array.of(
                                new Ability(null, 1, false, Array.of(Words.look(1))),
                                new Ability(Trigger.itself(When.USED), 1, false, null),
                                new Ability(Trigger.itself(When.USED), -1, false, Array.of(Words.look(9), null))),
                        Array.empty())))
                .containsExactly(
                        "Odd: values.all[1].element is missing (CG-1.4)",
                        "Odd: abilities[0].trigger is missing (CG-12.1)",
                        "Odd: abilities[1].effects is missing (CG-12.1)",
                        "Odd: abilities[2].effects[1] is missing (CG-12.1)");
    }

    @Test
    @Rule({"CG-1.2", "CG-1.3", "CG-1.4"})
    @SuppressWarnings("NullAway") // object mappers leave null what a text does not mention
    void elementsWithoutANameAreNamed() {
        Element nameless = new Element(null);
        assertThat(faults(Array.of(FIRE, AIR, nameless)))
                .containsExactly(
                        "elements: \"null\": a name is lower-case words joined by hyphens, other than \"unknown\" (CG-1.2)");
        assertThat(faults(Words.legend("Odd", nameless, 1).value(nameless, 1).build()))
                .containsExactly(
                        "Odd: element.name is missing (CG-1.2)", "Odd: values.all[0].element.name is missing (CG-1.2)");
    }

    /** Somebody's own code, which may do anything. */
    private record Strange(Consumer<Proofreader> proof, IntSupplier number) implements OwnEffect, OwnStatement {
        static Strange proofread(Consumer<Proofreader> proof) {
            return new Strange(proof, () -> 0);
        }

        static Strange adding(IntSupplier number) {
            return new Strange(proof -> {}, number);
        }

        @Override
        public void resolve(Resolution here) {}

        @Override
        public int bonus(boolean emptyRound) {
            return emptyRound ? number.getAsInt() : 0;
        }

        @Override
        public boolean savedFirst() {
            return number.getAsInt() == 7;
        }

        @Override
        public void proofread(Proof reader) {
            proof.accept((Proofreader) reader);
        }
    }

    private static String endless() {
        return endless();
    }

    private static <T> T thrown() {
        throw new UnsupportedOperationException("not yet");
    }

    @Test
    @Rule("CG-12.1")
    @SuppressWarnings("NullAway") // what a card maker may do by mistake
    void aTextThatCannotBeReadIsAFaultOfTheCard() {
        String place = "Odd, strange: ";
        String faulty =
                place + "it cannot be read: its proofreading: the effect " + Strange.class.getName() + " is faulty: ";
        assertThat(faults(
                        legend().power(0, Strange.proofread(proof -> thrown())).build()))
                .containsExactly(faulty + "not yet (CG-12.1)");
        assertThat(faults(legend().power(0, Strange.proofread(proof -> proof.on("CG-1.7", (CardKind[]) null)))
                                .build())
                        .head())
                .startsWith(faulty);
        assertThat(faults(legend().continuous(Strange.proofread(proof -> endless()))
                        .build()))
                .containsExactly(faulty + "it asks for itself without an end (CG-12.1)");
        assertThat(keys(legend().power(0, Strange.proofread(proof -> thrown())).build()))
                .containsExactly("CG-12.1/faulty");
    }

    @Test
    @Rule({"CG-1.11", "CG-12.5", "CG-12.13"})
    void aTraitAnswersInBounds() {
        assertThat(faults(legend().continuous(Strange.adding(() -> 99)).build()))
                .isEmpty();
        assertThat(faults(legend().continuous(Strange.adding(() -> -1)).build()))
                .containsExactly("Odd, strange: a bonus must be from 0 to 99, not -1 (CG-1.11)");
        assertThat(faults(legend().continuous(Strange.adding(() -> Integer.MAX_VALUE))
                        .build()))
                .containsExactly("Odd, strange: a bonus must be from 0 to 99, not 2147483647 (CG-1.11)");
        assertThat(faults(legend().continuous(Strange.adding(CardFaultsTest::thrown))
                        .build()))
                .containsExactly("Odd, strange: it cannot be read: its answers: the effect " + Strange.class.getName()
                        + " is faulty: not yet (CG-12.1)");
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
                        Words.location("Grove", WOOD).build(),
                        Words.legend("Odd", WOOD, 1).value(WOOD, 1).build()))
                .containsExactly(
                        "Grove: there is no element called wood (CG-1.2)",
                        "Odd: there is no element called wood (CG-1.2)");
    }

    @Test
    @Rule("CG-1.1")
    void aCardHasAnIdAndANameAndIsOfAType() {
        assertThat(faults(legend().id("Not An Id").build()))
                .containsExactly("Odd: its id is not lower-case words joined by hyphens");
        assertThat(faults(Words.location(" ", FIRE).id("blank").build())).containsExactly(" : it has no name");
        assertThat(faults(Array.of(FIRE, AIR, Element.UNKNOWN), Card.UNKNOWN))
                .contains("unknown: it stands for an unknown card");
        assertThat(faults(
                        legend().build(),
                        Words.legend("Other", AIR, 1).id("odd").build()))
                .containsExactly("odd: several cards have this id");
    }

    @Test
    @Rule({"CG-1.4", "CG-1.7", "CG-1.11"})
    void levelsAndValues() {
        assertThat(faults(Words.legend("Low", FIRE, -1).build()))
                .containsExactly("Low: a level must be from 0 to 99, not -1 (CG-1.11)");
        assertThat(faults(Words.legend("High", FIRE, 100).build()))
                .containsExactly("High: a level must be from 0 to 99, not 100 (CG-1.11)");
        String bounds = "Odd: a value must be from 1 to 99, not ";
        assertThat(faults(legend().value(FIRE, 0).build())).containsExactly(bounds + "0 (CG-1.4)");
        assertThat(faults(legend().value(FIRE, 100).build())).containsExactly(bounds + "100 (CG-1.4)");
        assertThat(faults(legend().value(FIRE, 1).value(FIRE, 2).build()))
                .containsExactly("Odd: an element has one value (CG-1.4)");
        assertThat(faults(location().value(FIRE, 1).build()))
                .containsExactly("Odd: a Location has no level and no values (CG-1.7)");
    }

    @Test
    @Rule({"CG-1.7", "CG-6.5", "CG-12.13"})
    void eachTypeOfCardHasItsOwnMoments() {
        assertThat(faults(monster().power(1, Words.look(2)).build()))
                .containsExactly("Odd: only a Legend or Relic has powers (CG-6.5)");
        assertThat(faults(legend().whenPlaced(Words.look(2)).build()))
                .containsExactly("Odd: only a Location is placed (CG-1.7)");
        assertThat(faults(location().whenBeaten(Words.look(2)).build()))
                .containsExactly("Odd: only a Monster or Legend does something when it is beaten (CG-12.13)");
    }

    @Test
    @Rule({"CG-6.5", "CG-12.1"})
    void powersHaveAPriceAndDoSomething() {
        String price = "Odd: a price must be from 0 to 99, not ";
        assertThat(faults(legend().power(-1, Words.look(2)).build())).containsExactly(price + "-1 (CG-6.5)");
        assertThat(faults(legend().power(100, Words.look(2)).build())).containsExactly(price + "100 (CG-6.5)");
        assertThat(faults(legend().power(1).build())).containsExactly("Odd: an ability does something (CG-12.1)");
        Ability paid = new Ability(Trigger.itself(When.PLACED), 1, false, Array.of(Words.look(2)));
        Ability once = new Ability(Trigger.itself(When.PLACED), 0, true, Array.of(Words.look(2)));
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
