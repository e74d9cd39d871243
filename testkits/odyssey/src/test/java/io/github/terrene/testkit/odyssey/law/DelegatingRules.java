package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules of the duel, or others, to be changed at one place. */
public class DelegatingRules implements Rules<GameConfig, Game, Action, Event, View> {
    private final Rules<GameConfig, Game, Action, Event, View> rules;

    DelegatingRules() {
        this(DuelSpecimen.RULES);
    }

    /** The same rules. */
    protected DelegatingRules(Rules<GameConfig, Game, Action, Event, View> rules) {
        this.rules = rules;
    }

    @Override
    public Either<Seq<Problem>, Opening<Game, Event>> open(GameConfig config) {
        return rules.open(config);
    }

    @Override
    public Seq<Seat> seats(Game game) {
        return rules.seats(game);
    }

    @Override
    public Seq<Seat> staying(Game game) {
        return rules.staying(game);
    }

    @Override
    public Seq<Decision> pending(Game game) {
        return rules.pending(game);
    }

    @Override
    public Seq<Seat> deciders(Game game) {
        return rules.deciders(game);
    }

    @Override
    public Seq<Action> legal(Game game, Seat seat) {
        return rules.legal(game, seat);
    }

    @Override
    public Seq<Refused<Action>> refused(Game game, Seat seat) {
        return rules.refused(game, seat);
    }

    @Override
    public Seq<Rejection> whyNot(Game game, Action action) {
        return rules.whyNot(game, action);
    }

    @Override
    public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
        return rules.apply(game, action);
    }

    @Override
    public Option<Outcome> outcome(Game game) {
        return rules.outcome(game);
    }

    @Override
    public View view(Game game, Seat seat) {
        return rules.view(game, seat);
    }

    @Override
    public Seq<Seat> awaited(View view) {
        return rules.awaited(view);
    }

    @Override
    public Event seenBy(Event event, Seat seat) {
        return rules.seenBy(event, seat);
    }

    @Override
    public CardPool pool(GameConfig config) {
        return rules.pool(config);
    }

    @Override
    public Knowledge remembered(Knowledge known, Event told) {
        return rules.remembered(known, told);
    }

    @Override
    public Game imagine(View view, CardPool pool, Rng rng) {
        return rules.imagine(view, pool, rng);
    }

    @Override
    public Seat actor(Action action) {
        return rules.actor(action);
    }

    @Override
    public boolean concedes(Action action) {
        return rules.concedes(action);
    }

    @Override
    public Notation<GameConfig, Game, Action> notation() {
        return rules.notation();
    }

    @Override
    public Shown<Action> shown(View view) {
        return rules.shown(view);
    }

    @Override
    public GameForms<GameConfig, Game, Action, Event, View> forms() {
        return rules.forms();
    }
}
