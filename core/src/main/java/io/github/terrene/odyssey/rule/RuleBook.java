package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.format.Format;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;

/** The rules in force: a format, the cards that may appear, and one rule for each kind of action. */
public final class RuleBook {
    private final Format format;
    private final Catalogue catalogue;
    private final ActionRules<Game, Action, Event, Play> rules;
    private final Function<Game, Play> begin = game -> new Play(this, game);

    private RuleBook(Format format, Catalogue catalogue, ActionRules<Game, Action, Event, Play> rules) {
        this.format = format;
        this.catalogue = catalogue;
        this.rules = rules;
    }

    /** The rules of Terrene Odyssey for a format that differs from the duel in its numbers only. */
    public static RuleBook of(Format format, Catalogue catalogue) {
        return new RuleBook(format, catalogue, StandardRules.ALL);
    }

    /** The same with another rule for one kind of action. */
    public RuleBook replacing(OdysseyRule<?, ?> rule) {
        return new RuleBook(format, catalogue, rules.replacing(rule));
    }

    /** The format. */
    public Format format() {
        return format;
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Every legal action of a seat, by kind. */
    public Seq<Action> legal(Game game, Seat seat) {
        return rules.legal(game, seat);
    }

    /** The same, with what each leads to. */
    public Moves<Game, Action, Event> moves(Game game, Seat seat) {
        return rules.moves(game, seat, begin);
    }

    /** All that speaks against an action, the lowest number first. */
    public Seq<Rejection> whyNot(Game game, Action action) {
        return rules.whyNot(game, action);
    }

    /** What an action leads to, or why it is refused. */
    public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
        return rules.apply(game, action, begin);
    }

    /** Whether an action gives the game up. */
    public boolean concedes(Action action) {
        return rules.concedes(action);
    }

    /** Whether that seat has any ability it could use if it were asked by the prompt of that game. */
    boolean canActivate(Game game, Seat seat) {
        return rules.any(game, seat, ActionKind.ACTIVATE);
    }
}
