package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.Event;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** One rule for each kind of action. */
@Internal
public final class RuleBook {
    private static final ActionRule<?>[] RULES = {
        new KeepHandRule(),
        new RedrawRule(),
        new PlaceCardRule(),
        new PayWithRule(),
        new HandInRule(),
        new ChooseRule(),
        new ConcedeRule()
    };

    private RuleBook() {}

    @SuppressWarnings("unchecked") // the rule at the place of a kind is for its type
    private static <A extends Action> ActionRule<A> rule(A action) {
        return (ActionRule<A>) RULES[action.kind().ordinal()];
    }

    /** Every legal action of a seat, by kind. */
    public static Array<Action> legal(Game game, Seat seat) {
        if (!Players.has(seat) || game.over()) {
            return Array.empty();
        }
        Candidates candidates = new Candidates(game);
        for (ActionRule<?> rule : RULES) {
            if (game.offers(seat, rule.kind())) {
                rule.candidates(game, seat, candidates);
            }
        }
        return candidates.legal();
    }

    /** Whether an action is legal. */
    public static boolean allows(Game game, Action action) {
        return rule(action).allows(game, action);
    }

    /** The rules that forbid an action, the lowest number first. */
    public static Seq<Rejection> whyNot(Game game, Action action) {
        return rule(action).whyNot(game, action).distinct();
    }

    /** Carries a legal action out. */
    public static Step<Game, Event> perform(Game game, Action action) {
        Play play = new Play(game);
        rule(action).carryOut(action, play);
        return play.proceed(action.seat());
    }
}
