package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Whole games with few cards, and ends of games that are too large: every state that can be reached, and what each start is worth. What was proved
 * stands in docs/proved.md; {@code -Dterrene.proved.states=N} lets it go through more.
 */
class WholeGamesTest {
    private static final int MOST = Integer.getInteger("terrene.proved.states", 6_000);
    private static final int SEEDS = 300;
    private static final int ODYSSEY = 3;
    private static final int TERRALORE = 3;
    private static final int CARNAGE = 3;
    private static final Hobe HOBE = Hobe.of(StarterSet.catalogue());

    private static final Array<String> SOUTH = Array.of("Deck Fighter", "Beach Slinger", "Deck Fighter", "Fair Wind");
    private static final Array<String> NORTH = Array.of("Oar Hand", "Shield Bearer", "Oar Hand", "Healing Herb");

    /** What was found: how many starts, states and steps, and how many starts the first seat loses, draws and wins. */
    private record Found(int starts, int states, long steps, int lost, int drawn, int won) {}

    private static Deck deck(String name, Array<String> cards, int size) {
        return Deck.of(
                name,
                Array.range(0, size)
                        .map(place -> cards.get(place % cards.size()))
                        .map(card -> HOBE.catalogue()
                                .all()
                                .find(one -> one.name().equals(card))
                                .<Card>get()));
    }

    /** Every arrangement of both decks, and both players going first. */
    private static Found hobe(int size) {
        Options options =
                Options.standard().withDeckSize(size).withOpeningHand(1).withMoveLimit(Options.FEWEST_MOVES);
        GameConfig config = GameConfig.of(options, deck("South", SOUTH, size), deck("North", NORTH, size));
        Set<Game> starts = new LinkedHashSet<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            Game start = HOBE.start(config, seed).get().state();
            starts.add(new Game(start.config(), start.table(), start.agenda(), Rng.of(0)));
        }
        Everything<GameConfig, Game, ?, ?, ?> everything = new Everything<>(HOBE, config, MOST);
        int[] worth = new int[3];
        starts.forEach(start -> worth[everything.value(start) + 1]++);
        return new Found(starts.size(), everything.states(), everything.steps(), worth[0], worth[1], worth[2]);
    }

    /** Each deck in each order, each player first. */
    @Test
    void wholeGamesOfHobe() {
        assertThat(hobe(3)).isEqualTo(new Found(12, 169, 182, 6, 0, 6));
    }

    @Test
    void anEndOfOdyssey() {
        assertThat(odyssey(4)).isEqualTo(new Found(1, 231, 291, 0, 1, 0));
    }

    @Test
    void anEndOfTerralore() {
        assertThat(terralore(5)).isEqualTo(new Found(1, 610, 615, 0, 0, 1));
    }

    @Test
    void anEndOfCarnage() {
        assertThat(carnage(2)).isEqualTo(new Found(1, 34, 35, 0, 0, 1));
    }

    /** Every state that can follow a state so many decisions before the end of a game that is played at random, up to the last turn that is allowed. */
    private static <C, S, A, E, V> Found end(ReadyGame<C, S, A, E, V> ready, UnaryOperator<C> shorter, int back) {
        Rules<C, S, A, E, V> rules = ready.game().rules();
        C config = shorter.apply(ready.game().decks().config().apply(Array.of(0, 1)));
        Array<S> states = Played.states(ready, rules.start(config, 1).get().state(), 1);
        Everything<C, S, A, E, V> everything = new Everything<>(rules, config, MOST);
        int value = everything.value(states.get(states.size() - 1 - back));
        return new Found(
                1, everything.states(), everything.steps(), value < 0 ? 1 : 0, value == 0 ? 1 : 0, value > 0 ? 1 : 0);
    }

    @SuppressWarnings("unchecked") // the shelf does not know the types of its games
    private static <C> Found end(String id, Class<C> configs, UnaryOperator<C> shorter, int back) {
        ReadyGame<C, ?, ?, ?, ?> ready =
                (ReadyGame<C, ?, ?, ?, ?>) Shelf.onPath().ready(id, Wish.USUAL).get();
        return end(ready, shorter, back);
    }

    private static Found odyssey(int back) {
        return end(
                "odyssey-small",
                io.github.terrene.odyssey.setup.GameConfig.class,
                config -> new io.github.terrene.odyssey.setup.GameConfig(
                        config.options().withTurnLimit(ODYSSEY), config.decks(), config.extraDraws()),
                back);
    }

    private static Found terralore(int back) {
        return end(
                "terralore",
                io.github.terrene.terralore.setup.GameConfig.class,
                config -> new io.github.terrene.terralore.setup.GameConfig(
                        config.options().withTurnLimit(TERRALORE), config.decks()),
                back);
    }

    private static Found carnage(int back) {
        return end(
                "carnage",
                io.github.terrene.carnage.setup.GameConfig.class,
                config -> new io.github.terrene.carnage.setup.GameConfig(
                        config.options().withTurnLimit(CARNAGE), config.lists()),
                back);
    }
}
