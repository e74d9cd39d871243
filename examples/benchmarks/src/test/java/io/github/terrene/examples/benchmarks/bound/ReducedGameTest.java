package io.github.terrene.examples.benchmarks.bound;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.benchmarks.play.ReducedGame;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The game written by hand and the library play the same game: equal states and equal choices at every step. */
class ReducedGameTest {
    /** More with {@code mvn -Plong verify}: as many as laws are tried. */
    private static final int SEEDS = Math.max(100, Integer.getInteger("terrene.tries", 0));

    private static final Array<Class<? extends Action>> RUNNING = Array.of(Run.class);
    private static final Array<Class<? extends Action>> WASTE =
            Array.of(Run.class, DismissCharacter.class, DismissCard.class);

    private final TerreneOdyssey rules = ReducedGame.rules();
    private final Set<Class<?>> chosen = new HashSet<>();
    private final Set<String> endings = new TreeSet<>();

    @Test
    void bothPlayTheSameGames() {
        for (int seed = 0; seed < SEEDS; seed++) {
            play(seed, 200, RUNNING);
            play(seed, 200, WASTE);
        }
        assertThat(chosen)
                .as("the random games reach every kind of action there is in the reduced game")
                .containsExactlyInAnyOrder(
                        PlaceCharacter.class,
                        PlaceAssignable.class,
                        Recruit.class,
                        RecruitFromHand.class,
                        Attack.class,
                        Hide.class,
                        Assign.class,
                        Trade.class,
                        DismissCharacter.class,
                        DismissCard.class,
                        EndTurn.class,
                        Block.class,
                        DeclineBlock.class,
                        Choose.class);
        assertThat(endings).contains("TO-10.1", "TO-10.2");
    }

    @Test
    void bothEndAtTheTurnLimit() {
        for (int seed = 0; seed < 50; seed++) {
            play(seed, 6, RUNNING);
        }
        assertThat(endings).contains("TO-10.6");
    }

    /**
     * Plays a game.
     *
     * @param avoided the kinds of actions that are not chosen; without dismissals Characters live longer and gain more XP
     */
    private void play(int seed, int turnLimit, Array<Class<? extends Action>> avoided) {
        GameConfig config = ReducedGame.config(turnLimit);
        Game game = rules.start(config, seed).get().state();
        MutableGame mutable = ReducedGame.mutable(turnLimit);
        mutable.start(seed);
        Portrait portrait = new Portrait(mutable.cards);
        Dice dice = Rng.of(seed).split(1).dice();
        for (int step = 0; rules.outcome(game).isEmpty(); step++) {
            String where = "seed " + seed + ", step " + step;
            assertThat(mutable.over()).as(where).isFalse();
            Seat seat = rules.deciders(game).head();
            assertThat(portrait.of(mutable)).as(where).isEqualTo(portrait.of(game, seat));
            Seq<Action> legal = rules.legal(game, seat);
            Game now = game;
            assertThat(portrait.choices(mutable))
                    .as(where)
                    .isEqualTo(legal.map(action -> portrait.choice(now, action)).asJava());
            int place = draw(legal, dice, avoided);
            chosen.add(legal.get(place).getClass());
            game = rules.apply(game, legal.get(place)).get().state();
            mutable.choose(place);
        }
        Outcome outcome = rules.outcome(game).get();
        endings.add(outcome.rule());
        assertThat(mutable.over()).as("seed " + seed).isTrue();
        assertThat(mutable.winner())
                .as("seed " + seed)
                .isEqualTo(outcome.winners().map(Seat::index).getOrElse(-1));
    }

    private static int draw(Seq<Action> legal, Dice dice, Array<Class<? extends Action>> avoided) {
        int place = dice.below(legal.size());
        return avoided.contains(legal.get(place).getClass()) ? draw(legal, dice, avoided) : place;
    }
}
