package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.narrator.Narrator;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/**
 * Tells a match: each game by a storyteller of its own, and how it stands between them.
 *
 * @param <C> configurations
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables
 */
final class MatchTeller<C, S, A, E, V, T> implements Storyteller<Match<C, S>, MatchEvent<E, T>> {
    private final BestOfThree<C, S, A, E, V, T> rules;
    private final Narrator<A, MatchEvent<E, T>> narrator;
    private final Voice voice;
    private final Detail detail;
    private final Supplier<Storyteller<S, E>> storytellers;
    private Storyteller<S, E> game;

    /** A teller who has told nothing yet. */
    MatchTeller(
            BestOfThree<C, S, A, E, V, T> rules,
            Narrator<A, MatchEvent<E, T>> narrator,
            Voice voice,
            Detail detail,
            Supplier<Storyteller<S, E>> storytellers) {
        this.rules = rules;
        this.narrator = narrator;
        this.voice = voice;
        this.detail = detail;
        this.storytellers = storytellers;
        this.game = storytellers.get();
    }

    @Override
    public void begin(Step<Match<C, S>, MatchEvent<E, T>> start) {
        begin(start.state(), start.events().last());
    }

    private void begin(Match<C, S> match, MatchEvent<E, T> began) {
        if (detail != Detail.RESULTS) {
            paper().blank();
            paper().rule(paper().paint(Ink.STRONG, said(match, began)), "");
        }
        game = storytellers.get();
        game.begin(new Step<>(match.game(), began.inGame(), false));
    }

    @Override
    public void tell(Match<C, S> before, Step<Match<C, S>, MatchEvent<E, T>> step) {
        Array<MatchEvent<E, T>> events = Array.ofAll(step.events());
        Array<MatchEvent<E, T>> inGame = events.takeUntil(MatchEvent.GameBegan.class::isInstance);
        boolean another = inGame.size() < events.size();
        game.tell(
                before.game(),
                new Step<>(
                        another ? before.game() : step.state().game(),
                        inGame.flatMap(MatchEvent::inGame),
                        step.undoable()));
        inGame.reject(MatchEvent.InGame.class::isInstance).forEach(event -> line(step.state(), event));
        events.drop(inGame.size()).headOption().forEach(began -> begin(step.state(), began));
        events.drop(inGame.size() + 1).forEach(event -> line(step.state(), event));
    }

    private void line(Match<C, S> match, MatchEvent<E, T> event) {
        game.pause();
        paper().line(paper().paint(Ink.STRONG, said(match, event)));
    }

    /** What is said of the match, without what happened in its game. */
    private String said(Match<C, S> match, MatchEvent<E, T> event) {
        return narrator.tell(Array.of(event), narrator.scene(rules.shown(rules.view(match, Seat.of(0)))))
                .headOption()
                .map(sentence -> voice.write(sentence.said()))
                .getOrElse("");
    }

    @Override
    public void board(Match<C, S> match) {
        game.board(match.game());
    }

    @Override
    public void pause() {
        game.pause();
    }

    private Paper paper() {
        return voice.paper();
    }
}
