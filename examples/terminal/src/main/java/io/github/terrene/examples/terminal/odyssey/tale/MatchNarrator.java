package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/**
 * Tells a match of games for two: each game by a storyteller of its own, and the score between them.
 *
 * @param <C> configurations
 * @param <S> states of games
 * @param <E> events of games
 * @param <T> tables
 */
public final class MatchNarrator<C, S, E, T> implements Storyteller<Match<C, S>, MatchEvent<E, T>> {
    private final PlayerNames cast;
    private final Supplier<Storyteller<S, E>> storytellers;
    private Storyteller<S, E> game;

    /** A narrator who has told nothing yet. */
    public MatchNarrator(PlayerNames cast, Supplier<Storyteller<S, E>> storytellers) {
        this.cast = cast;
        this.storytellers = storytellers;
        this.game = storytellers.get();
    }

    @Override
    public void begin(Step<Match<C, S>, MatchEvent<E, T>> start) {
        begin(start.state(), start.events().last());
    }

    private void begin(Match<C, S> match, MatchEvent<E, T> began) {
        cast.paper().blank();
        cast.paper().rule(cast.paper().paint(Ink.STRONG, "Game " + match.number()), "");
        game = storytellers.get();
        game.begin(new Step<>(match.game(), began.inGame(), false));
    }

    @Override
    public void tell(Match<C, S> before, Step<Match<C, S>, MatchEvent<E, T>> step) {
        Array<E> events = Array.ofAll(step.events())
                .takeWhile(MatchEvent.InGame.class::isInstance)
                .flatMap(MatchEvent::inGame);
        game.tell(before.game(), new Step<>(step.state().game(), events, step.undoable()));
        for (MatchEvent<E, T> event : step.events()) {
            if (event instanceof MatchEvent.GameFinished<E, T> finished) {
                game.pause();
                result("Game " + finished.number() + " " + goes(finished.outcome()) + ". " + score(finished.wins()));
            } else if (event instanceof MatchEvent.MatchFinished<E, T> over) {
                result("The match " + goes(over.outcome()) + ".");
            } else if (event instanceof MatchEvent.GameBegan<E, T>) {
                begin(step.state(), event);
            }
        }
    }

    private String goes(Outcome outcome) {
        return outcome.drawn()
                ? "is drawn"
                : "goes to " + cast.name(outcome.winners().head());
    }

    private String score(Array<Integer> wins) {
        return Players.BOTH
                .map(seat -> cast.name(seat) + " " + wins.get(seat.index()))
                .mkString(" : ");
    }

    private void result(String sentence) {
        cast.paper().line(cast.paper().paint(Ink.STRONG, Paper.capital(sentence)));
    }

    @Override
    public void board(Match<C, S> match) {
        game.board(match.game());
    }

    @Override
    public void pause() {
        game.pause();
    }
}
