package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.MatchNarrator;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Best of three games.
 *
 * @param game what is played
 * @param rules the rules of its matches
 */
record MatchDuo<C, S, A, E, V, T>(Duo<C, S, A, E, V> game, BestOfThree<C, S, A, E, V, T> rules)
        implements Duo<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> {
    @Override
    public String title() {
        return game.title();
    }

    @Override
    public String kind() {
        return "match.of";
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String options() {
        return game.options() + " --best-of " + Games.BEST_OF;
    }

    @Override
    public Array<String> players() {
        return game.players();
    }

    @Override
    public DeckBox<C, ?> decks() {
        return game.decks();
    }

    @Override
    public Agent<MatchView<V>, A, MatchEvent<E, T>> bot(C config) {
        return BestOfThree.agent(() -> game.bot(config));
    }

    @Override
    public Storyteller<Match<C, S>, MatchEvent<E, T>> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        return new MatchNarrator<>(cast, () -> game.storyteller(cast, detail, eyes));
    }

    @Override
    public Reply<A> ask(Seat person, Timeline<Match<C, S>, A, MatchEvent<E, T>> match, Input input, PlayerNames cast) {
        return game.ask(person, playing(match), input, cast);
    }

    /** The game being played, from its beginning. */
    private Timeline<S, A, E> playing(Timeline<Match<C, S>, A, MatchEvent<E, T>> match) {
        Timeline<S, A, E> playing = begun(match.first());
        for (Move<Match<C, S>, A, MatchEvent<E, T>> move : match.moves()) {
            Step<Match<C, S>, MatchEvent<E, T>> step = move.step();
            playing = step.events().exists(MatchEvent.GameBegan.class::isInstance)
                    ? begun(step)
                    : playing.and(new Move<>(move.action(), inGame(step)));
        }
        return playing;
    }

    private static <C, S, A, E, T> Timeline<S, A, E> begun(Step<Match<C, S>, MatchEvent<E, T>> step) {
        return Timeline.from(
                new Step<>(step.state().game(), step.events().last().inGame(), false));
    }

    private static <C, S, E, T> Step<S, E> inGame(Step<Match<C, S>, MatchEvent<E, T>> step) {
        return new Step<>(step.state().game(), step.events().flatMap(MatchEvent::inGame), step.undoable());
    }

    @Override
    public String advice(Messages messages) {
        return game.advice(messages);
    }

    @Override
    public String standing(Match<C, S> match, Seat seat, Messages messages) {
        return match.wins().get(seat.index()).toString();
    }

    @Override
    public String length(Match<C, S> match, Messages messages) {
        return Names.number(match.number(), "game");
    }
}
