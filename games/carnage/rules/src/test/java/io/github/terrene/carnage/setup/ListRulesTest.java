package io.github.terrene.carnage.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Section 2: decks. Here each deck begins with cards of one name each, in their ordinary print. */
class ListRulesTest {
    private static final Catalogue CATALOGUE = StarterSet.catalogue();
    private static final Array<Card> LEGENDS = StarterSet.cards().filter(card -> card.is(CardKind.LEGEND));
    private static final Array<Card> RELICS = StarterSet.cards().filter(card -> card.is(CardKind.RELIC));
    private static final Array<Card> LOCATIONS = StarterSet.cards().filter(card -> card.is(CardKind.LOCATION));
    private static final Array<Card> MONSTERS = StarterSet.cards().filter(card -> card.is(CardKind.MONSTER));
    private static final Array<Card> COMPANION = LEGENDS.take(9).appendAll(RELICS.take(6));
    private static final Array<Card> ADVENTURE = LOCATIONS.appendAll(MONSTERS.take(7));

    private static Seq<String> problems(Array<Card> companion, Array<Card> adventure) {
        return ListRules.problems(new DeckList("own", companion, adventure), CATALOGUE, "seat A")
                .map(Problem::toString);
    }

    private static Seq<String> ofCompanion(Array<Card> cards) {
        return problems(cards, ADVENTURE);
    }

    private static Seq<String> ofAdventure(Array<Card> cards) {
        return problems(COMPANION, cards);
    }

    private static Array<Card> copies(Card card, int ordinary, int premium) {
        return Array.fill(ordinary, card).appendAll(Array.fill(premium, card.inPremium()));
    }

    @Test
    @Rule({"CG-2.1", "CG-2.2", "CG-2.3"})
    void aDeckHasFifteenCards() {
        assertThat(problems(COMPANION, ADVENTURE)).isEmpty();
        assertThat(ofCompanion(COMPANION.tail()))
                .containsExactly("Companion deck of seat A: must have 15 cards, not 14 (CG-2.2)");
        assertThat(ofAdventure(ADVENTURE.append(MONSTERS.last())))
                .containsExactly("Adventure deck of seat A: must have 15 cards, not 16 (CG-2.3)");
    }

    @Test
    @Rule("CG-2.2")
    void threeLegendsWithDifferentNamesAndARelic() {
        Array<Card> two = copies(LEGENDS.get(0), 3, 1).appendAll(copies(LEGENDS.get(1), 3, 1));
        assertThat(ofCompanion(two.appendAll(RELICS.take(7))))
                .containsExactly("Companion deck of seat A: must have at least 3 Legends with different names, not 2"
                        + " (CG-2.2)");
        assertThat(ofCompanion(two.append(LEGENDS.get(2)).appendAll(RELICS.take(6))))
                .isEmpty();
        assertThat(ofCompanion(LEGENDS.take(15)))
                .containsExactly("Companion deck of seat A: must have at least one Relic (CG-2.2)");
    }

    @Test
    @Rule("CG-2.3")
    void aLocationAndAMonster() {
        assertThat(ofAdventure(MONSTERS.appendAll(MONSTERS.take(3))))
                .containsExactly("Adventure deck of seat A: must have at least one Location (CG-2.3)");
        assertThat(ofAdventure(LOCATIONS.appendAll(LOCATIONS.take(7))))
                .containsExactly("Adventure deck of seat A: must have at least one Monster (CG-2.3)");
    }

    @Test
    @Rule({"CG-2.2", "CG-2.3"})
    void cardsOfTheOtherDeckDoNotBelongThere() {
        assertThat(problems(
                        COMPANION.tail().append(MONSTERS.get(0)),
                        ADVENTURE.tail().append(RELICS.get(0))))
                .containsExactly(
                        "Companion deck of seat A: Clinker Rat does not belong there: it is a Monster (CG-2.2)",
                        "Adventure deck of seat A: Ember Brooch does not belong there: it is a Relic (CG-2.3)");
    }

    @Test
    @Rule({"CG-2.5", "CG-2.8"})
    void threeOfANameAndOnePremiumPrintBesides() {
        Array<Card> others = COMPANION.drop(4);
        assertThat(ofCompanion(others.appendAll(copies(LEGENDS.get(0), 3, 1)))).isEmpty();
        assertThat(ofCompanion(others.appendAll(copies(LEGENDS.get(0), 4, 0))))
                .containsExactly(
                        "Companion deck of seat A: Wick Bearer is in the deck 4 times, but may be there only 3 times"
                                + " (CG-2.5)");
        assertThat(ofCompanion(others.appendAll(copies(LEGENDS.get(0), 2, 2))))
                .containsExactly(
                        "Companion deck of seat A: Wick Bearer is in the deck 2 times as a premium card, but may be there"
                                + " only once (CG-2.5)");
    }

    @Test
    @Rule("CG-2.6")
    void threePremiumCardsOfAType() {
        Array<Card> relics = COMPANION.drop(9).map(Card::inPremium);
        assertThat(ofCompanion(COMPANION.take(12).appendAll(relics.drop(3)))).isEmpty();
        assertThat(ofCompanion(COMPANION.take(11).appendAll(relics.drop(2))))
                .containsExactly("Companion deck of seat A: may have at most 3 premium Relics, not 4 (CG-2.6)");
        Array<Card> both = COMPANION.take(3).map(Card::inPremium).appendAll(COMPANION.slice(3, 12));
        assertThat(ofCompanion(both.appendAll(relics.drop(3)))).isEmpty();
        assertThat(ofAdventure(LOCATIONS.take(4).map(Card::inPremium).appendAll(ADVENTURE.drop(4))))
                .containsExactly("Adventure deck of seat A: may have at most 3 premium Locations, not 4 (CG-2.6)");
    }

    @Test
    @Rule({"CG-2.7", "CG-2.8"})
    void everythingWrongWithBothDecksIsNamedAtOnce() {
        Card stranger = Words.legend("Stranger", StarterElements.FIRE, 1).build();
        Card impostor = Words.relic("Ember Brooch", StarterElements.FIRE, 2).build();
        assertThat(problems(
                        copies(LEGENDS.get(0), 4, 2)
                                .append(stranger)
                                .append(stranger)
                                .append(impostor),
                        Array.empty()))
                .containsExactly(
                        "Companion deck of seat A: must have 15 cards, not 9 (CG-2.2)",
                        "Companion deck of seat A: must have at least 3 Legends with different names, not 1"
                                + " (CG-2.2)",
                        "Companion deck of seat A: must have at least one Relic (CG-2.2)",
                        "Companion deck of seat A: Wick Bearer is in the deck 4 times, but may be there only 3 times"
                                + " (CG-2.5)",
                        "Companion deck of seat A: Wick Bearer is in the deck 2 times as a premium card, but may be there"
                                + " only once (CG-2.5)",
                        "Companion deck of seat A: Stranger is not among the cards of this game (CG-2.7)",
                        "Companion deck of seat A: Ember Brooch is not among the cards of this game (CG-2.7)",
                        "Adventure deck of seat A: must have 15 cards, not 0 (CG-2.3)",
                        "Adventure deck of seat A: must have at least one Location (CG-2.3)",
                        "Adventure deck of seat A: must have at least one Monster (CG-2.3)");
    }

    @Test
    @Rule("CG-2.7")
    void ofADeckFarTooLargeOnlyTheSizeIsLookedAt() {
        assertThat(ofCompanion(Array.fill(150, LEGENDS.head())).size()).isGreaterThan(1);
        assertThat(ofCompanion(Array.fill(151, LEGENDS.head())))
                .containsExactly("Companion deck of seat A: must have 15 cards, not 151 (CG-2.2)");
    }
}
