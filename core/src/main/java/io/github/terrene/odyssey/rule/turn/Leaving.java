package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.EndEvent.TeamsLeft;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.battle.EndBattle;
import io.github.terrene.odyssey.rule.chain.ResolveChain;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** Removes teams from a game that goes on without them. */
final class Leaving {
    private Leaving() {}

    /**
     * Those players leave, and the agenda keeps only what goes on without them.
     *
     * @param seats all players of the teams that leave, ascending
     * @param rule the number of the rule by which they lost
     */
    @Rule({"TO-10.9", "TO-10.10", "TO-10.11"})
    static void leave(Play play, Array<Seat> seats, String rule) {
        Table before = play.table();
        Array<Member> leaving = seats.map(before::side).flatMap(Side::members);
        Array<Held> discarded = leaving.flatMap(Member::held).reject(held -> seats.contains(held.owner()));
        play.emit(new TeamsLeft(
                seats, rule, discarded, leaving.filter(Member::recruited).map(before::memoryOf)));
        play.forget(seats, tasks -> goingOn(before, play.table(), tasks));
    }

    private static List<Task> goingOn(Table before, Table after, List<Task> tasks) {
        if (!after.plays(after.active())) {
            return resolving(tasks).appendAll(endOfTurn(after.active(), tasks));
        }
        boolean battleOver = before.battle().isDefined() && after.battle().isEmpty();
        return battleOver
                ? resolving(tasks)
                        .appendAll(tasks.dropUntil(EndBattle.class::isInstance).tail())
                : tasks;
    }

    /** The task that resolves the chain, if a link was just resolved: the links of others still resolve. */
    private static List<Task> resolving(List<Task> tasks) {
        return tasks.take(1).filter(ResolveChain.class::isInstance);
    }

    /** What remains of the turn of a player who left: everything is settled, then the turn ends without an End Phase. */
    @Rule("TO-10.12")
    private static List<Task> endOfTurn(Seat active, List<Task> tasks) {
        List<Task> ended = tasks.filter(NextTurn.class::isInstance);
        return (ended.isEmpty() ? List.<Task>of(new FinishTurn(active)) : ended).prepend(Settle.TASK);
    }
}
