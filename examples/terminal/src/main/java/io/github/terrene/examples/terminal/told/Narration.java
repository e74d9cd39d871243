package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Narrator;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How any game is told, and how a person is asked in it.
 *
 * @param rules the rules
 * @param cards its cards
 * @param board what it looks like
 * @param suggested what can be done at once where a person is asked, one choice after another; empty for nothing
 * @param <S> states
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record Narration<S, T, A, E extends TableEvent<T>, V>(
        Rules<?, S, A, E, V> rules, Cards cards, Board<S, T, E, V> board, Function<V, ? extends Seq<A>> suggested)
        implements Stage<S, A, E> {
    /** Where nothing is suggested. */
    public Narration(Rules<?, S, A, E, V> rules, Cards cards, Board<S, T, E, V> board) {
        this(rules, cards, board, view -> Array.empty());
    }

    @Override
    public Storyteller<S, E> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        Narrator<A, E> narrator = narrator(cast);
        return new Teller<>(rules, narrator, board, new Voice(narrator, cast), detail, eyes);
    }

    @Override
    public Reply<A> ask(Seat person, Timeline<S, A, E> game, Input input, PlayerNames cast) {
        return new Asking<>(rules, cards, board, suggested).ask(person, game, input, cast);
    }

    @Override
    public String standing(S state, Seat seat, Messages messages) {
        return messages.say(board.counted(), board.score(board.sight().table().apply(state), seat));
    }

    @Override
    public String length(S state, Messages messages) {
        return messages.say("turns", board.turn(board.sight().table().apply(state)));
    }

    private Narrator<A, E> narrator(PlayerNames cast) {
        return Asking.narrator(rules, cards, cast);
    }
}
