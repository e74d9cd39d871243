package io.github.terrene.terralore.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Tribe;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The set as a whole: numbers, combinations, texts. */
class StarterSetTest {
    private static final Array<Card> CARDS = StarterSet.cards();

    private static int count(Predicate<Card> which) {
        return CARDS.count(which::test);
    }

    @Test
    @Rule("TL-14.1")
    void fortyEightCardsOfFourAffinities() {
        assertThat(CARDS).hasSize(48);
        assertThat(CARDS.map(Card::name)).doesNotHaveDuplicates();
        for (Affinity affinity : CARDS.flatMap(Card::affinity).distinct()) {
            assertThat(count(card -> card.affinity().contains(affinity) && card.kind() == CardKind.CREATURE))
                    .isEqualTo(9);
            assertThat(count(card -> card.affinity().contains(affinity) && card.kind() == CardKind.SKILL))
                    .isEqualTo(3);
        }
    }

    @Test
    @Rule({"TL-14.1", "TL-2.1", "TL-2.2"})
    void fourLegalReadyDecksOfNeighbours() {
        assertThat(ReadyDecks.all()).hasSize(4);
        for (Deck deck : ReadyDecks.all()) {
            assertThat(DeckRules.of(StarterSet.catalogue()).problems(deck.cards(), deck.name()))
                    .isEmpty();
            assertThat(deck.cards().flatMap(Card::affinity).distinct()).hasSize(2);
        }
    }

    @Test
    @Rule("TL-14.1")
    void everyCardIsInAReadyDeck() {
        Array<Card> played = ReadyDecks.all().flatMap(Deck::cards);
        assertThat(CARDS.reject(played::contains).map(Card::name)).isEmpty();
    }

    private static boolean plain(Card card) {
        return card.abilities().isEmpty() && card.continuous().isEmpty();
    }

    @Test
    @Rule("TL-14.2")
    void costsAndPoints() {
        assertThat(Array.range(0, 5).map(cost -> count(card -> card.price() == cost)))
                .containsExactly(19, 13, 10, 4, 2);
        for (Card card : CARDS.filter(each -> each.kind() == CardKind.CREATURE
                && plain(each)
                && each.points().attacking() == each.points().defending())) {
            assertThat(card.points().highest()).as(card.name()).isEqualTo(1 + 2 * card.price());
        }
    }

    /** What text costs was measured, so that the ready decks are balanced: most costs one or two points. */
    @Test
    @Rule("TL-14.2")
    void textCostsPointsAndADrawbackAddsThem() {
        TreeMap<String, Integer> prices = TreeMap.ofEntries(CARDS.filter(
                        card -> card.kind() == CardKind.CREATURE && !plain(card))
                .map(card -> Tuple.of(
                        card.name(), 1 + 2 * card.price() - card.points().highest())));
        assertThat(prices.filterValues(price -> price < 1 || price > 2))
                .isEqualTo(TreeMap.of("Blood Moth", -1, "Hungry Eel", -2, "Shared Spring", 0)
                        .put("Banner Heron", 4)
                        .put("Morning Caller", 4)
                        .put("Keeper of Two Gates", 4)
                        .put("Great Toad", 3)
                        .put("Undertow Eel", 0)
                        .put("Current Rider", -1)
                        .put("Silt Eel", -1)
                        .put("Toll Toad", -1));
    }

    @Test
    @Rule("TL-14.3")
    void raritiesAndTribes() {
        assertThat(Array.of(Rarity.values())
                        .map(rarity -> count(card -> card.rarity().contains(rarity))))
                .containsExactly(20, 13, 8, 5, 2);
        Array<Tribe> tribes = CARDS.flatMap(Card::tribes).distinct();
        assertThat(tribes).hasSize(6);
        for (Tribe tribe : tribes) {
            assertThat(CARDS.filter(card -> card.tribes().contains(tribe))
                            .flatMap(Card::affinity)
                            .distinct())
                    .hasSize(2);
        }
    }
}
