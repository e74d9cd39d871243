package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.format.Format;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** The rules in force: a format, the cards that may appear, and one rule for each kind of action. */
public final class RuleBook {
    private final Format format;
    private final Catalogue catalogue;
    private final ActionRule<?>[] rules;

    private RuleBook(Format format, Catalogue catalogue, ActionRule<?>[] rules) {
        this.format = format;
        this.catalogue = catalogue;
        this.rules = rules;
    }

    /** The rules of Terrene Odyssey for a format that differs from the duel in its numbers only. */
    public static RuleBook of(Format format, Catalogue catalogue) {
        return new RuleBook(format, catalogue, StandardRules.ALL.toJavaArray(ActionRule[]::new));
    }

    /** The same with another rule for one kind of action. */
    public RuleBook replacing(ActionRule<?> rule) {
        ActionRule<?>[] replaced = rules.clone();
        replaced[rule.kind().ordinal()] = rule;
        return new RuleBook(format, catalogue, replaced);
    }

    /** The format. */
    public Format format() {
        return format;
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** The rule for a kind of action. */
    public ActionRule<?> rule(ActionKind kind) {
        return rules[kind.ordinal()];
    }

    @SuppressWarnings(
            "unchecked") // the rule at the place of a kind is for its type: proved when the standard rules are made
    private <A extends Action> ActionRule<A> ruleFor(A action) {
        return (ActionRule<A>) rule(action.kind());
    }

    /** Every legal action of a seat, by kind. */
    public Seq<Action> legal(Game game, Seat seat) {
        @Nullable Prompt prompt = game.over() ? null : game.prompt();
        if (prompt == null || !game.has(seat)) {
            return Array.empty();
        }
        Candidates candidates = new Candidates(game, seat);
        for (long left = prompt.offers(seat); left != 0; left &= left - 1) {
            candidates.list(rules[Long.numberOfTrailingZeros(left)]);
        }
        return candidates.legal();
    }

    /** Whether an action is legal. */
    public boolean allows(Game game, Action action) {
        return ruleFor(action).allows(game, action);
    }

    /** The rules that forbid an action. */
    public Seq<Rejection> whyNot(Game game, Action action) {
        return ruleFor(action).whyNot(game, action);
    }

    /** Carries a legal action out. */
    public Step<Game, Event> perform(Game game, Action action) {
        Play play = new Play(this, game);
        ruleFor(action).carryOut(action, play);
        return play.proceed(action.seat());
    }

    /** Whether that seat has any ability it could use if it were asked by that prompt. */
    boolean canActivate(Game game, Seat seat) {
        return StandardRules.ACTIVATE.any(game, seat);
    }
}
