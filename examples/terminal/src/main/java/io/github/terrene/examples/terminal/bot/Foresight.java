package io.github.terrene.examples.terminal.bot;

import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.ToDoubleFunction;

/**
 * A player who looks one step ahead: imagines a few games that look like what it sees, tries every legal action in
 * each of them, and takes the one that comes out best. It knows its view and its own deck list, and nothing
 * else.
 *
 * @param rules the rules with which it imagines games
 * @param pool the cards it believes each seat to play with; only its own if deck lists are closed
 * @param party what it likes to begin with
 */
public record Foresight(TerreneOdyssey rules, CardPool pool, Option<PartyPlan> party)
        implements Agent<View, Action, Event> {
    private static final int MOST_WORLDS = 3;
    /** The more choices there are, the fewer worlds they are tried in. */
    private static final int TRIALS = 60;

    @Override
    public Action decide(View view, Seq<Action> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        if (view.agenda().prompt() instanceof ChooseParty choice) {
            return party.flatMap(plan -> plan.next(choice.of(view.seat())))
                    .filter(legal::contains)
                    .getOrElse(() -> rng.dice().pick(legal));
        }
        int number = Math.max(1, Math.min(MOST_WORLDS, TRIALS / legal.size()));
        Array<Game> worlds = Array.range(0, number).map(world -> rules.imagine(view, pool, rng.split(world)));
        Evaluation outlook = new Evaluation(rules, view.seat());
        return best(legal, action -> sum(outlook, worlds, action));
    }

    /** Among equally good actions the last one: passing and ending the turn are listed after what spends something. */
    private static Action best(Seq<Action> legal, ToDoubleFunction<Action> value) {
        Action best = legal.head();
        double most = value.applyAsDouble(best);
        for (Action action : legal.tail()) {
            double worth = value.applyAsDouble(action);
            if (worth >= most) {
                best = action;
                most = worth;
            }
        }
        return best;
    }

    private static double sum(Evaluation outlook, Array<Game> worlds, Action action) {
        double sum = 0;
        for (Game world : worlds) {
            sum += outlook.after(world, action);
        }
        return sum;
    }
}
