package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Narrator;
import io.vavr.control.Option;

/**
 * A match: game after game on the same stage.
 *
 * @param rules the rules of matches
 * @param game where its games are played
 * @param <C> configurations
 * @param <S> states of games
 * @param <T> tables
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 */
public record MatchStage<C, S, T, A, E, V>(BestOfThree<C, S, A, E, V, T> rules, Narration<S, A, E, V> game)
        implements Stage<Match<C, S>, A, MatchEvent<E, T>> {
    @Override
    public Storyteller<Match<C, S>, MatchEvent<E, T>> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes) {
        Narrator<A, MatchEvent<E, T>> narrator = Asking.narrator(rules, game.cards(), cast);
        return new MatchTeller<>(
                rules, narrator, new Voice(narrator, cast), detail, () -> game.storyteller(cast, detail, eyes));
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

    private Timeline<S, A, E> begun(Step<Match<C, S>, MatchEvent<E, T>> step) {
        return Timeline.from(
                new Step<>(step.state().game(), step.events().last().inGame(), false));
    }

    private Step<S, E> inGame(Step<Match<C, S>, MatchEvent<E, T>> step) {
        return new Step<>(step.state().game(), step.events().flatMap(MatchEvent::inGame), step.undoable());
    }

    /** The games won by the team whose first player sits there. */
    @Override
    public Option<String> standing(Match<C, S> match, Seat seat, PlayerNames cast) {
        return Option.some(match.wins().get(seat.index()).toString());
    }

    @Override
    public String length(Match<C, S> match, Messages messages) {
        return messages.say("games", match.number());
    }
}
