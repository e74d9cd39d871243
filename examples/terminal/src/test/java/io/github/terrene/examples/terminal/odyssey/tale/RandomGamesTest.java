package io.github.terrene.examples.terminal.odyssey.tale;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.SealedFamily;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * For tests to extend: whatever happens in games for two that are played at random can be told, to everybody.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RandomGamesTest<C, S, T, A, E extends TableEvent<T>, V> {
    private static final int GAMES = 48;

    private static final Pattern FAULT = Pattern.compile("null|Some\\(|None|Array\\(|\\.\\.| [.,]|\\S  on |unknown|#-"
            + "|(?i)\\byou [a-z]*[a-rt-z]s\\b|\\byou's\\b");

    private final TreeSet<String> happened = new TreeSet<>();
    private String told = "";

    /** The rules. */
    protected abstract Rules<C, S, A, E, V> rules();

    /** The configuration of a game. */
    protected abstract C config(int game);

    /** How a game is played; unless the test says otherwise, anything may happen but conceding. */
    protected Policy<? super S, ? super A> style(int game) {
        return Policy.<S, A>uniform(rules());
    }

    /** What is told of a game, with every event. */
    protected abstract Commentary<S, T, E> commentary(PlayerNames cast);

    /** What is told of events. */
    protected abstract Tellings<?, E> tellings();

    /** All events. */
    protected abstract Class<E> events();

    /** How many types of events need not happen in these games, since no card of the decks makes them happen. */
    protected abstract int rare();

    @BeforeAll
    final void tellAll() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Paper paper = new Paper(new PrintStream(out, false, StandardCharsets.UTF_8), false, true);
        for (int i = 0; i < GAMES; i++) {
            tell(paper, play(i), i % 3 == 0 ? Option.none() : Option.some(Seat.of(i % 3 - 1)));
        }
        told = out.toString(StandardCharsets.UTF_8);
    }

    private Timeline<S, A, E> play(int game) {
        Dice dice = Rng.of(game).split(1).dice();
        Timeline<S, A, E> now = Timeline.start(rules(), config(game), game).get();
        while (!rules().deciders(now.state()).isEmpty()) {
            Seat seat = rules().deciders(now.state()).head();
            A action = style(game).choose(now.state(), rules().legal(now.state(), seat), dice);
            now = now.play(rules(), action).get();
        }
        return now;
    }

    private void tell(Paper paper, Timeline<S, A, E> game, Option<Seat> eyes) {
        PlayerNames cast = new PlayerNames(paper, Players.BOTH.map(Players::name), eyes);
        TableNarrator<S, T, E> narrator = new TableNarrator<>(cast, Detail.ALL, eyes, commentary(cast));
        narrator.begin(game.first());
        game.events().forEach(event -> happened.add(event.getClass().getSimpleName()));
        Step<S, E> before = game.first();
        for (Move<S, A, E> move : game.moves()) {
            narrator.tell(before.state(), move.step());
            before = move.step();
        }
        narrator.board(game.state());
    }

    @Test
    @DisplayName("every event has a telling, and nothing else has")
    final void types() {
        assertThat(tellings().types().toJavaSet().stream().<Class<?>>map(type -> type))
                .containsExactlyInAnyOrderElementsOf(SealedFamily.members(events()));
    }

    @Test
    @DisplayName("nearly everything that can happen happened")
    final void coverage() {
        assertThat(happened)
                .hasSizeGreaterThanOrEqualTo(SealedFamily.members(events()).size() - rare());
    }

    @Test
    @DisplayName("no sentence lacks a name, or has one too many")
    final void sentences() {
        assertThat(told.lines().filter(FAULT.asPredicate())).isEmpty();
        assertThat(told.lines()).allMatch(line -> line.length() <= Paper.USUAL);
        assertThat(told.lines()).allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    @DisplayName("every sentence begins with a capital")
    final void capitals() {
        assertThat(told.lines().filter(line -> line.startsWith("  • ")))
                .isNotEmpty()
                .allMatch(line -> !Character.isLowerCase(line.charAt(4)));
    }
}
