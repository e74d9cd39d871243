package io.github.terrene.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.bots.Blunders;
import io.github.terrene.bots.Coins;
import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.Race;
import io.github.terrene.bots.Toy;
import io.github.terrene.bots.Toy.Say;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.PlayStyles;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Search in games in which the best play is known, and the same in the same way everywhere. */
class TreeSearchTest {
    private static final Terralore TERRALORE = Terralore.of(StarterSet.catalogue());
    private static final Playbook<Game, Action, Event, View> PLAYBOOK =
            new Playbook<>(TERRALORE, PlayStyles.SENSIBLE, PlayStyles.PROSPECT);
    private static final Array<Game> STATES = states();
    /** Descents, for what is searched a hundred times; more with {@code mvn -Plong verify}. */
    private static final int FEW = Math.max(500, Integer.getInteger("terrene.tries", 0));

    /** A few moments of a game of sensible players, at which somebody has a choice. */
    private static Array<Game> states() {
        GameConfig config = GameConfig.of(
                Options.standard(), ReadyDecks.all().get(0), ReadyDecks.all().get(2));
        Game start = TERRALORE.start(config, 5).get().state();
        return Array.of(1, 4, 9, 14)
                .map(moves ->
                        PlayStyles.SENSIBLE.playout(TERRALORE, start, Rng.of(7).dice(), moves))
                .filter(state -> TERRALORE.deciders(state).nonEmpty());
    }

    private static <S> Say chosen(
            Rules<String, S, Say, String, S> rules,
            Playbook<S, Say, String, S> playbook,
            S state,
            int seed,
            int descents) {
        Seat seat = rules.deciders(state).head();
        return TreeSearch.of(playbook, CardPool.UNKNOWN, Budget.of(descents))
                .decide(rules.view(state, seat), rules.legal(state, seat), Rng.of(seed));
    }

    @Test
    void whatWinsForSureIsFound() {
        Race race = new Race();
        for (int number = 0; number < Race.END; number++) {
            if (number % 4 != 0) {
                Race.Count count = new Race.Count(number, Seat.of(number % 2));
                assertThat(chosen(race, race.playbook(), count, number, 5_000).number())
                        .as("after %s", number)
                        .isEqualTo(4 - number % 4);
            }
        }
    }

    @Test
    void itPlaysOnAsFarAsTheEvaluationSays() {
        assertThat(evaluated(0)).isPositive();
        assertThat(evaluated(Race.END)).as("over by then").isZero();
    }

    private static int evaluated(int horizon) {
        Race race = new Race();
        AtomicInteger asked = new AtomicInteger();
        Evaluation<Race.Count> counting = (count, seat) -> asked.incrementAndGet() > 0 ? 0.5 : 0;
        var playbook = new Playbook<>(race, race.playbook().policy(), Evaluation.after(horizon, counting));
        Race.Count start = race.start("", 0).get().state();
        TreeSearch.of(playbook, CardPool.UNKNOWN, Budget.of(1))
                .explain(race.view(start, Seat.of(0)), race.legal(start, Seat.of(0)), Rng.of(1));
        return asked.get();
    }

    @Test
    void othersAreNotTakenToBlunderWherePlayersKnowBetter() {
        Blunders blunders = new Blunders();
        Blunders.Point start = blunders.start("", 0).get().state();
        Thought<Say> thought = new TreeSearch<>(blunders.knowing(), CardPool.UNKNOWN, Budget.of(15), Habits.USUAL)
                .explain(start, blunders.legal(start, Seat.of(0)), Rng.of(1))
                .head();
        assertThat(thought.share()).isEqualTo(0.5);
    }

    @Test
    void whatIsChosenInSecretCannotBeForeseen() {
        Coins coins = new Coins();
        Coins.Chosen start = coins.start("", 0).get().state();
        int heads = Array.range(0, 100)
                .count(seed -> chosen(coins, coins.playbook(), start, seed, FEW).number() == 1);
        assertThat(heads).isBetween(30, 70);
    }

    /** Otherwise the other would always find the answer, and every choice would seem lost. */
    @Test
    void theOtherAnswersWithoutKnowingWhatIsChosenInSecret() {
        Coins coins = new Coins();
        Coins.Chosen start = coins.start("", 0).get().state();
        Seat first = Seat.of(0);
        Array<Thought<Say>> thoughts = TreeSearch.of(coins.playbook(), CardPool.UNKNOWN, Budget.of(2_000))
                .explain(coins.view(start, first), coins.legal(start, first), Rng.of(5));
        assertThat(thoughts).allMatch(thought -> thought.share() > 0.3);
    }

    @Test
    void whoChoosesSecondDoesNotKnowWhatTheFirstHasChosen() {
        Coins coins = new Coins();
        Coins.Chosen begun = new Coins.Chosen(1, 0, -1);
        int heads = Array.range(0, 100)
                .count(seed -> chosen(coins, coins.playbook(), begun, seed, FEW).number() == 1);
        assertThat(heads).isBetween(30, 70);
    }

    /** The second seat leaves with a draw, or guesses what the first chooses in secret: whoever took that to be known would guess. */
    @Test
    void whoSearchesDoesNotKnowWhatTheOtherWillHaveChosenInSecret() {
        Guessing guessing = new Guessing();
        Seat second = Seat.of(1);
        Array<Thought<Say>> thoughts = TreeSearch.of(guessing.playbook(), CardPool.UNKNOWN, Budget.of(2_000))
                .explain("", guessing.legal("", second), Rng.of(3));
        assertThat(thoughts.get(0).share()).isEqualTo(0.5);
        assertThat(thoughts.get(1).share()).isLessThan(0.45);
    }

    /** What was said so far: by the second seat, then by the first in secret and by the second. */
    private static final class Guessing extends Toy<String> {
        private static final String LEFT = "1";

        @Override
        protected String begin() {
            return "";
        }

        @Override
        protected Array<Seat> saying(String said) {
            return said.length() == 1 ? SEATS : SEATS.drop(1);
        }

        @Override
        protected int most(String said) {
            return said.isEmpty() ? 2 : 3;
        }

        @Override
        protected String after(String said, Say say) {
            return said + say.number();
        }

        @Override
        public Option<Outcome> outcome(String said) {
            if (said.equals(LEFT)) {
                return Option.some(new Outcome(Array.empty(), "T-3"));
            }
            return said.length() < 3 ? Option.none() : wonBy(said.charAt(1) == said.charAt(2) ? 1 : 0);
        }
    }

    @Test
    void theSameSeedGivesTheSameChoiceWhoeverGrowsTheTrees() {
        TreeSearch<Game, Action, Event, View> search = inFourTrees(new Processors());
        for (Game state : STATES) {
            Array<Thought<Action>> alone = thoughts(inFourTrees(Workers.ONE), state);
            assertThat(new ForkJoinPool(1).submit(() -> thoughts(search, state)).join())
                    .isEqualTo(alone);
            assertThat(new ForkJoinPool(4).submit(() -> thoughts(search, state)).join())
                    .isEqualTo(alone);
        }
    }

    private static TreeSearch<Game, Action, Event, View> inFourTrees(Workers workers) {
        return new TreeSearch<>(PLAYBOOK, CardPool.UNKNOWN, Budget.of(60), Habits.USUAL, 4, workers);
    }

    private static Array<Thought<Action>> thoughts(TreeSearch<Game, Action, Event, View> search, Game state) {
        Seat seat = TERRALORE.deciders(state).head();
        return search.explain(TERRALORE.view(state, seat), TERRALORE.choices(state, seat), Rng.of(11));
    }

    @Test
    void allDescentsAreSpentOnLegalActions() {
        TreeSearch<Game, Action, Event, View> search = TreeSearch.of(PLAYBOOK, CardPool.UNKNOWN, Budget.of(50));
        for (Game state : STATES) {
            Array<Thought<Action>> thoughts = thoughts(search, state);
            assertThat(thoughts.map(Thought::tries).sum().intValue()).isEqualTo(50);
            assertThat(thoughts).allMatch(thought -> thought.share() >= 0 && thought.share() <= 1);
        }
    }

    @Test
    void worldsAreImaginedOnceForAllThatIsTriedInThem() {
        Doors doors = new Doors();
        TreeSearch<Boolean, Say, String, Boolean> search =
                TreeSearch.of(doors.playbook(), CardPool.UNKNOWN, Budget.of(3 * 20));
        Array<Thought<Say>> thoughts = search.explain(true, doors.legal(true, Seat.of(0)), Rng.of(1));
        assertThat(thoughts.map(Thought::tries)).containsOnly(20);
        assertThat(doors.imagined).isEqualTo(20);
    }

    /** One of three numbers is said, and nothing comes of it. */
    private static final class Doors extends Toy<Boolean> {
        private int imagined;

        @Override
        protected Boolean begin() {
            return true;
        }

        @Override
        protected Array<Seat> saying(Boolean open) {
            return SEATS.take(1);
        }

        @Override
        protected int most(Boolean open) {
            return 3;
        }

        @Override
        protected Boolean after(Boolean open, Say say) {
            return false;
        }

        @Override
        public Option<Outcome> outcome(Boolean open) {
            return open ? Option.none() : wonBy(0);
        }

        @Override
        public Boolean imagine(Boolean view, CardPool pool, Rng rng) {
            imagined++;
            return view;
        }
    }

    /** What an agent is given is all that it can go by: two truths that look alike lead to the same choice. */
    @Test
    void whatASeatCannotSeeChangesNothing() {
        TreeSearch<Game, Action, Event, View> search = TreeSearch.of(PLAYBOOK, CardPool.UNKNOWN, Budget.of(40));
        for (Game state : STATES) {
            Seat seat = TERRALORE.deciders(state).head();
            View view = TERRALORE.view(state, seat);
            Game other = TERRALORE.imagine(view, CardPool.UNKNOWN, Rng.of(99));
            assertThat(other).isNotEqualTo(state);
            assertThat(decided(search, other, seat)).isEqualTo(decided(search, state, seat));
        }
    }

    private static Action decided(TreeSearch<Game, Action, Event, View> search, Game state, Seat seat) {
        Seq<Action> choices = TERRALORE.choices(state, seat);
        return search.decide(TERRALORE.view(state, seat), choices, Rng.of(3));
    }

    @Test
    void aBudgetOfTimeIsSpentToo() {
        Game state = STATES.head();
        Seat seat = TERRALORE.deciders(state).head();
        Array<Thought<Action>> thoughts = TreeSearch.of(PLAYBOOK, CardPool.UNKNOWN, Budget.of(Duration.ofMillis(20)))
                .explain(TERRALORE.view(state, seat), TERRALORE.choices(state, seat), Rng.of(1));
        assertThat(thoughts.map(Thought::tries).sum().intValue()).isPositive();
    }

    @Test
    void aBudgetIsMoreThanNothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> Budget.of(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Budget.of(Duration.ZERO));
    }
}
