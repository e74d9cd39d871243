package io.github.terrene.testkit.law.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * A test to extend: the core of what {@link AllLaws} say about random games, for one fixed game. It runs in a moment, and always fails for the
 * same reason.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class OneGame<C, S, A, E, V> {
    private static final int SEED = 3;
    private static final int MOST = 1_000;

    private final Rules<C, S, A, E, V> rules;
    private final C config;
    private final Playthrough<C, S, A, E> played;

    /**
     * A game.
     *
     * @param policy how it is played; it must end within 1000 decisions
     */
    protected OneGame(Rules<C, S, A, E, V> rules, C config, Policy<? super S, ? super A> policy) {
        this.rules = rules;
        this.config = config;
        this.played = Playthrough.of(rules, Array.of(policy), Walk.drawn(new SeededConfig<>(config, SEED), 0, MOST));
    }

    /** The state at the start. */
    protected final S first() {
        return played.states().head();
    }

    private Seq<Seat> seats() {
        return rules.seats(first());
    }

    /** Configuration, states and actions. */
    @Test
    public final void itIsReadBackAsWritten() {
        Notation<C, S, A> notation = rules.notation();
        assertThat(notation.readConfig(notation.writeConfig(config)).get()).isEqualTo(config);
        for (S state : played.states()) {
            assertThat(notation.readState(config, notation.writeState(state)).get())
                    .isEqualTo(state);
            for (A action : seats().flatMap(seat -> rules.legal(state, seat))) {
                assertThat(notation.readAction(config, notation.writeAction(action))
                                .get())
                        .isEqualTo(action);
            }
        }
    }

    /** Everybody sees who is awaited, and only those can do something. */
    @Test
    public final void itEndsAndThenAwaitsNobody() {
        S last = played.last();
        assertThat(rules.outcome(first())).isEmpty();
        assertThat(rules.outcome(last)).isNotEmpty();
        Seq<Seat> awaited = rules.deciders(first());
        assertThat(awaited).isNotEmpty();
        for (Seat seat : seats()) {
            assertThat(rules.awaited(rules.view(first(), seat))).isEqualTo(awaited);
            assertThat(rules.awaited(rules.view(last, seat))).isEmpty();
            assertThat(rules.legal(last, seat)).isEmpty();
        }
    }

    /** Conceding is legal, but not among the choices that a player is offered. */
    @Test
    public final void whoIsAwaitedMayConcede() {
        for (Decision decision : rules.pending(first())) {
            assertThat(rules.choices(first(), decision.seat())).isNotEmpty().noneMatch(rules::concedes);
            assertThat(rules.legal(first(), decision.seat())).anyMatch(rules::concedes);
        }
    }

    /** Whatever is believed about the decks. */
    @Test
    public final void anImaginedGameLooksLikeTheView() {
        CardPool pool = rules.pool(config);
        played.states()
                .zipWithIndex()
                .forEach(at -> seats().forEach(seat -> {
                    V view = rules.view(at._1, seat);
                    for (CardPool belief : Array.of(pool, pool.knownTo(seat), CardPool.UNKNOWN)) {
                        S imagined = rules.imagine(view, belief, Rng.of(at._2));
                        assertThat(rules.view(imagined, seat)).isEqualTo(view);
                    }
                }));
    }

    /** An event keeps its type, and no two seats see all events alike. The laws check that nothing leaks. */
    @Test
    public final void notEverybodySeesAllOfEveryEvent() {
        Array<E> events = played.moves().flatMap(move -> move.step().events());
        Seq<Array<E>> seen = seats().map(seat -> events.map(event -> rules.seenBy(event, seat)));
        for (Array<E> each : seen) {
            assertThat(each.map(Object::getClass)).isEqualTo(events.map(Object::getClass));
        }
        assertThat(seen.distinct()).hasSameSizeAs(seen);
    }
}
