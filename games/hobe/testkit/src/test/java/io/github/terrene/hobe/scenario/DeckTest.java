package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.setup.Options.CostPile;
import io.github.terrene.hobe.setup.Options.WeaponTargets;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 2: decks, and options of section 13 that cannot be. */
class DeckTest {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final Options STANDARD = Options.standard();
    private static final Deck GOOD = ReadyDecks.HIGH_WALLS;

    private static Seq<String> problems(Options options, Deck south) {
        return RULES.start(GameConfig.of(options, south, GOOD), 1)
                .swap()
                .getOrElse(Array.empty())
                .map(Problem::toString);
    }

    private static Deck deck(Array<Card> cards) {
        return Deck.of("own", cards);
    }

    private static Array<Card> copies(Card card, int number) {
        return Array.fill(number, card);
    }

    @Test
    @Rule("HB-2.1")
    void aDeckHasExactlyFortyCards() {
        assertThat(problems(STANDARD, deck(GOOD.cards().tail())))
                .containsExactly("deck of seat A: a deck has 40 cards, not 39 (HB-2.1)");
        assertThat(problems(STANDARD.withDeckSize(39), deck(GOOD.cards().tail())))
                .containsExactly("deck of seat B: a deck has 39 cards, not 40 (HB-2.1)");
        assertThat(problems(STANDARD, GOOD)).isEmpty();
    }

    @Test
    @Rule("HB-2.2")
    void threeOfANameAndOneOfAGod() {
        Array<Card> cards = GOOD.cards()
                .reject(card -> card.equals(BattleCards.OAR_HAND) || card.equals(BattleCards.GREY_EYED_COUNSEL))
                .take(34);
        Deck deck = deck(
                cards.appendAll(copies(BattleCards.OAR_HAND, 4)).appendAll(copies(BattleCards.GREY_EYED_COUNSEL, 2)));
        assertThat(problems(STANDARD, deck))
                .containsExactly(
                        "deck of seat A: Grey-Eyed Counsel is in the deck 2 times, but may be there only once (HB-2.2)",
                        "deck of seat A: Oar Hand is in the deck 4 times, but may be there only 3 times (HB-2.2)");
        assertThat(problems(STANDARD.withCopiesPerCard(4).withCopiesPerGod(2), deck))
                .isEmpty();
    }

    @Test
    @Rule("HB-2.3")
    void everythingWrongIsNamedAtOnceBeforeSetup() {
        Card stranger = Words.situation("Stranger").build();
        Card impostor = Words.situation("Oar Hand").build();
        Deck bad = deck(copies(BattleCards.SHAKER_OF_THE_SEA, 2)
                .append(stranger)
                .append(BattleCards.OAR_HAND)
                .append(impostor));
        assertThat(problems(STANDARD, bad))
                .containsExactly(
                        "deck of seat A: a deck has 40 cards, not 5 (HB-2.1)",
                        "deck of seat A: Shaker of the Sea is in the deck 2 times, but may be there only once (HB-2.2)",
                        "deck of seat A: Oar Hand is not among the cards of this game (HB-2.3)",
                        "deck of seat A: Stranger is not among the cards of this game (HB-2.3)");
        GameConfig alone = new GameConfig(STANDARD, Array.of(GOOD));
        assertThat(RULES.start(alone, 1).getLeft().map(Problem::toString))
                .containsExactly("decks: two players need two decks, not 1 (HB-2.3)");
        assertThat(Deck.of("ids", Array.of("oar-hand", "nobody"), StarterSet.catalogue())
                        .getLeft()
                        .map(Problem::toString))
                .containsExactly("deck ids: there is no card nobody (HB-2.3)");
    }

    @Test
    @Rule({"HB-2.1", "HB-2.2", "HB-4.1", "HB-4.4", "HB-6.3", "HB-7.17"})
    void impossibleOptionsAreNamedAtOnce() {
        Options none = STANDARD.withDeckSize(5)
                .withHandLimit(Option.some(-1))
                .withCopiesPerCard(-1)
                .withCopiesPerGod(-1)
                .withWeaponsPerCard(-1)
                .withMoveLimit(8);
        assertThat(problems(none, GOOD))
                .contains(
                        "options: handLimit must be from 0 to 1000, not -1 (HB-4.4)",
                        "options: copiesPerCard must be from 0 to 1000, not -1 (HB-2.2)",
                        "options: copiesPerGod must be from 0 to 1000, not -1 (HB-2.2)",
                        "options: weaponsPerCard must be from 0 to 1000, not -1 (HB-7.17)",
                        "options: moveLimit must be from 9 to 1000, not 8 (HB-6.3)",
                        "options: a deck must have more than the 5 cards of the opening hand, not 5 (HB-2.1)");
        assertThat(problems(STANDARD.withOpeningHand(-1), GOOD))
                .containsExactly("options: openingHand must be from 0 to 999, not -1 (HB-4.1)");
        assertThat(problems(STANDARD.withMoveLimit(9), GOOD)).isEmpty();
    }

    @Test
    @Rule({"HB-2.1", "HB-2.2", "HB-4.1", "HB-4.4", "HB-6.3", "HB-7.10", "HB-7.16", "HB-7.17", "HB-8.5", "HB-8.8"})
    void theOptionsHaveTheirDefaults() {
        Options table = Options.builder()
                .deckSize(40)
                .openingHand(5)
                .handLimit(Option.none())
                .copiesPerCard(3)
                .copiesPerGod(1)
                .costPile(CostPile.LOST)
                .weaponTargets(WeaponTargets.OWN)
                .weaponsPerCard(1)
                .counterCounters(true)
                .moveLimit(32)
                .offerAllWindows(true)
                .build();
        assertThat(STANDARD).isEqualTo(table);
    }

    @Test
    @Rule("HB-2.4")
    void theDeckIsThePlayersLife() {
        Scene.table()
                .deck(NORTH, 4)
                .hand(NORTH, HERALD, SPARE)
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .battle()
                .passes(NORTH)
                .won(SOUTH);
    }
}
