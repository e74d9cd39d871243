package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Narrator;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * How any game is told, and how a person is asked in it.
 *
 * @param rules the rules
 * @param cards its cards
 * @param turns how many turns have begun; always 0 if they are not counted
 * @param suggested what can be done at once where a person is asked, one choice after another; empty for nothing
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record Narration<S, A, E, V>(
        Rules<?, S, A, E, V> rules, Cards cards, ToIntFunction<S> turns, Function<V, ? extends Seq<A>> suggested)
        implements Stage<S, A, E> {
    @Override
    public Storyteller<S, E> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        Narrator<A, E> narrator = Asking.narrator(rules, cards, cast);
        return new Teller<>(Sight.of(rules, narrator, eyes), new Voice(narrator, cast), detail);
    }

    @Override
    public Reply<A> ask(Seat person, Timeline<S, A, E> game, Input input, PlayerNames cast) {
        return new Asking<>(rules, cards, (view, voice) -> {}, suggested).ask(person, game, input, cast);
    }

    @Override
    public Option<String> standing(S state, Seat seat, PlayerNames cast) {
        Narrator<A, E> narrator = Asking.narrator(rules, cards, cast);
        return Sight.of(rules, narrator, Option.none()).table(state).score(seat).map(String::valueOf);
    }

    @Override
    public String length(S state, Messages messages) {
        int begun = turns.applyAsInt(state);
        return begun == 0 ? "" : messages.say("turns", begun);
    }
}
