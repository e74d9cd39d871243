package io.github.terrene.hobe.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.setup.DeckRules;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The starter set as a whole: numbers, costs, decks, texts. */
class StarterSetTest {
    private static final Array<Card> CARDS = StarterSet.cards();

    private static int count(Predicate<Card> which) {
        return CARDS.count(which::test);
    }

    private static Array<Card> fighters(BattleType type) {
        return CARDS.filter(card -> card.body().exists(body -> body.type() == type));
    }

    private static int reaching(Array<Card> fighters, Reach reach) {
        return fighters.count(card -> card.body().get().reach() == reach);
    }

    @Test
    @Rule("HB-14.1")
    void thirtyFourCardsWithDifferentNames() {
        assertThat(CARDS).hasSize(34);
        assertThat(CARDS.map(Card::name)).doesNotHaveDuplicates();
        assertThat(Array.of(BattleType.values()).map(type -> fighters(type).size()))
                .containsExactly(4, 1, 1, 9);
        assertThat(count(card -> card.kind() == CardKind.WEAPON)).isEqualTo(5);
        assertThat(count(card -> card.kind() == CardKind.EVENT)).isEqualTo(9);
        assertThat(count(card -> card.kind() == CardKind.SITUATION)).isEqualTo(5);
        assertThat(count(card -> card.timed(EventTiming.COUNTER))).isEqualTo(2);
        assertThat(count(card -> card.timed(EventTiming.OPPONENT_BATTLE))).isEqualTo(1);
    }

    @Test
    @Rule("HB-14.1")
    void costsAtkHpAndRequirements() {
        assertThat(CARDS).allMatch(card -> card.cost() >= 0 && card.cost() <= 3);
        assertThat(CARDS.flatMap(Card::body))
                .allMatch(body -> body.attack() >= 0 && body.attack() <= 4 && body.hp() >= 1 && body.hp() <= 7);
        Array<Card> humans = fighters(BattleType.HUMAN);
        Array<Card> free = humans.filter(card -> card.requirements().isEmpty() && card.cost() == 0);
        assertThat(free).hasSize(4);
        assertThat(reaching(free, Reach.MELEE)).isEqualTo(2);
        Array<Card> one = humans.filter(card -> card.requirements().size() == 1);
        assertThat(one).hasSize(3).allMatch(card -> card.cost() <= 1);
        Array<Card> two = humans.filter(card -> card.requirements().equals(Array.of(Icon.HUMAN, Icon.ANY)));
        assertThat(two).hasSize(2).allMatch(card -> card.cost() == 1 || card.cost() == 2);
        Array<Card> gods = fighters(BattleType.GOD);
        assertThat(gods)
                .allMatch(card -> card.requirements().size() >= 2
                        && card.requirements().containsAll(Array.of(Icon.HUMAN, Icon.ANY))
                        && card.cost() >= 2);
        assertThat(gods.count(card -> card.requirements().contains(Icon.GOD))).isEqualTo(1);
        assertThat(reaching(gods, Reach.RANGED)).isEqualTo(2);
    }

    @Test
    @Rule("HB-14.3")
    void demigodAndImmortalAskForAHumanAndABlank() {
        assertThat(fighters(BattleType.DEMIGOD).appendAll(fighters(BattleType.IMMORTAL)))
                .hasSize(2)
                .allMatch(card -> card.requirements().equals(Array.of(Icon.HUMAN, Icon.ANY)) && card.cost() == 1);
    }

    @Test
    @Rule({"HB-14.4", "HB-2.1", "HB-2.2"})
    void twoLegalReadyDecksWithEveryCardAndBothReaches() {
        assertThat(ReadyDecks.all()).hasSize(2);
        for (Deck deck : ReadyDecks.all()) {
            assertThat(DeckRules.of(Options.standard(), StarterSet.catalogue()).problems(deck.cards(), deck.name()))
                    .isEmpty();
            Array<Card> fighters = deck.cards().filter(card -> card.kind() == CardKind.BATTLE);
            assertThat(reaching(fighters, Reach.MELEE)).isBetween(1, fighters.size() - 1);
        }
        Array<Card> played = ReadyDecks.all().flatMap(Deck::cards);
        assertThat(CARDS.reject(played::contains).map(Card::name)).isEmpty();
    }
}
