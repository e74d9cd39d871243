package io.github.terrene.browser;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * A bot that plays for one seat of a game. It knows what the seat may know, and remembers what the seat was told.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public final class Player<C, S, A, E, V> {
    private final Running<C, S, A, E, V> running;
    private final String letter;
    private final String level;
    private final String chance;
    private final long nanos;
    private @Nullable Agent<V, A, E> agent;
    private @Nullable Timeline<S, A, E> known;

    Player(Running<C, S, A, E, V> running, String letter, String level, String chance, long nanos) {
        this.running = running;
        this.letter = letter;
        this.level = level;
        this.chance = chance;
        this.nanos = nanos;
    }

    /** What it decides, without doing it: {@code {"action":…}}. The same chance leads to the same choice, if there was time enough. */
    @JSExport
    public String decide() {
        return Answers.guarded(() -> {
            Seat seat = running.seat(letter);
            var rules = running.game().rules();
            S state = running.played().state();
            Seq<A> choices = rules.choices(state, seat);
            if (choices.isEmpty()) {
                throw new Refusal("seat", "browser/not-awaited", "nothing is asked of the seat " + letter);
            }
            Rng rng = Rng.of(Numbers.seed(chance)).split(running.played().length());
            A action = informed(seat).decide(rules.view(state, seat), choices, rng);
            return JsonText.object(json -> {
                json.writeFieldName("action");
                Json.write(rules.forms().action(), action, json);
            });
        });
    }

    /** The agent, after it was told what happened since it decided last. What was taken back, it never knew. */
    private Agent<V, A, E> informed(Seat seat) {
        Timeline<S, A, E> now = running.played();
        Agent<V, A, E> told = agent;
        Timeline<S, A, E> before = known;
        if (told == null || before == null || !continues(now, before)) {
            told = running.game().bots().bot(running.config(), seat, Running.level(level), nanos);
            tell(told, now.first().events(), seat);
            before = Timeline.from(now.first());
        }
        for (var move : now.moves(before.length())) {
            tell(told, move.step().events(), seat);
        }
        agent = told;
        known = now;
        return told;
    }

    private static <S, A, E> boolean continues(Timeline<S, A, E> now, Timeline<S, A, E> before) {
        return now.length() >= before.length()
                && (before.length() == 0
                        || now.moves(before.length() - 1).head()
                                == before.moves(before.length() - 1).head());
    }

    private void tell(Agent<V, A, E> told, Seq<E> events, Seat seat) {
        events.flatMap(event -> running.game().rules().told(event, seat)).forEach(told::observe);
    }
}
