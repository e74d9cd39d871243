package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.example.MyBot;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.File;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Agents that are not of this library play in the arena: classes, and programs in any language. */
class OwnAgentsTest {
    private static final String RANDOM = "random";
    /** From either side, since each choice of the bot takes long; more with {@code mvn -Plong verify}. */
    private static final int GAMES = 2 * Math.max(1, Integer.getInteger("terrene.tries", 0) / 100);

    /** Takes the first choice. */
    public static final class First implements Agent<View, Action, Event> {
        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            return legal.head();
        }
    }

    /** Knows the game, and takes the last choice of which it thinks anything. */
    public record Last(Playbook<Game, Action, Event, View> book, CardPool pool) implements Agent<View, Action, Event> {
        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            Game imagined = book.rules().imagine(view, pool, rng);
            return legal.findLast(action -> book.policy().weight(imagined, action) > 0)
                    .getOrElse(legal::last);
        }
    }

    /** Is never there. */
    public static final class Unmade implements Agent<View, Action, Event> {
        /** Throws. */
        public Unmade() {
            throw new IllegalStateException("no licence");
        }

        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            return legal.head();
        }
    }

    /** Thinks too deeply. */
    public static final class Endless implements Agent<View, Action, Event> {
        @Override
        @SuppressWarnings("InfiniteRecursion")
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            return decide(view, legal, rng.next());
        }
    }

    /** Fails before it can be made. */
    public static final class Unready implements Agent<View, Action, Event> {
        private static final int ANSWER = Integer.parseInt("forty-two");

        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            return legal.get(ANSWER);
        }
    }

    /** Writes something illegal into the list that it is given, and chooses that. */
    public static final class Forger implements Agent<View, Action, Event> {
        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            Action forged = new Action.GoToBattle(Seat.of(7));
            try {
                Field actions = Array.class.getDeclaredField("delegate");
                actions.setAccessible(true);
                Arrays.fill((Object[]) actions.get(legal), forged);
            } catch (ReflectiveOperationException changed) {
                throw new LinkageError("the field has another name", changed);
            }
            return forged;
        }
    }

    private static AgentSpec spec(String text) {
        return AgentSpec.parse(text).get();
    }

    private static GameResult played(String own) {
        return played(own, 1).head();
    }

    private static Array<GameResult> played(String own, int games) {
        Tournament tournament = Tournament.ofAgents(HobeArena.HOBE, Array.of(spec(own), spec(RANDOM)), 3)
                .get();
        return Array.range(0, games).map(number -> Arena.play(HobeArena.HOBE, tournament.fixture(number)));
    }

    @Test
    void aClassOfSomebodysOwnPlays() {
        for (Class<?> own : Array.of(First.class, Last.class)) {
            GameResult result = played("class:" + own.getName());
            assertThat(result.ending()).isEqualTo("HB-11.1");
            assertThat(result.fixture().one()).isEqualTo("class:" + own.getName());
        }
    }

    @Test
    void theClassOfThePageWins() {
        Array<GameResult> results = played("class:" + MyBot.class.getName(), GAMES);
        assertThat(results.map(GameResult::ending)).containsOnly("HB-11.1");
        assertThat(results.map(GameResult::points).sum().doubleValue()).isGreaterThan(GAMES / 2.0);
    }

    @Test
    void aClassThatCannotBeMadeOrBreaksHasLost() {
        for (Class<?> own : Array.of(Unmade.class, Unready.class, Endless.class)) {
            GameResult result = played("class:" + own.getName());
            assertThat(result.ending()).isEqualTo(GameResult.FAILED);
            assertThat(result.points()).isZero();
        }
    }

    @Test
    void aGameThatAClassBreaksOffIsNamed() {
        Tournament tournament = Tournament.ofAgents(
                        HobeArena.HOBE, Array.of(spec("class:" + Forger.class.getName()), spec(RANDOM)), 3)
                .get();
        Arena arena = new Arena(new Schedule(tournament, 2, Option.none(), Share.ALL), 1);
        assertThatIllegalStateException()
                .isThrownBy(() -> arena.play(Array.empty(), result -> {}, (fixture, failure) -> {}))
                .withMessageContainingAll("game 0", "OwnAgentsTest$Forger against random", "broke off");
    }

    @Test
    void aProgramPlays() {
        assumeTrue(
                Array.of(System.getenv("PATH").split(Pattern.quote(File.pathSeparator)))
                        .exists(folder -> new File(folder, "python3").canExecute()),
                "python3 is not installed");
        assertThat(played("program:python3 samples/random_bot.py 7").ending()).isEqualTo("HB-11.1");
    }

    @Test
    void aProgramThatDoesNotStartHasLost() {
        GameResult result = played("program:no-such-program");
        assertThat(result.ending()).isEqualTo(GameResult.FAILED);
        assertThat(result.points()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            class:org.example.Missing                         ; agent/no-class
            class:io.github.terrene.bots.search.Budget        ; agent/no-agent
            class:Garbage                                     ; agent/broken-class
            class:                                            ; agent/no-name
            program:                                          ; bot/no-command
            program:python3 one|two                           ; agent/signs
            """)
    void whatCannotPlayIsRefused(String text, String key) {
        assertThat(AgentSpec.parse(text).getLeft().map(Problem::key)).containsExactly(key);
    }

    @Test
    void aCommandHasNoSignsThatTellATerminalOrAFileSomething() {
        for (String sign : Array.of("\n", "\n\n", "\r", "\u001b[2J", "\u2028", "\u2028|\u2028", "\u0085", ",")) {
            Seq<Problem> problems =
                    AgentSpec.parse("program:python3 one" + sign + "two").getLeft();
            assertThat(problems.map(Problem::key))
                    .as("%x", (int) sign.charAt(0))
                    .containsExactly("agent/signs");
            assertThat(problems.head().sentence()).doesNotContainPattern("[\\p{Cc}\u2028]");
        }
    }
}
