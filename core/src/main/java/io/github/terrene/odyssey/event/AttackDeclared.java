package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;

/**
 * A Character attacks a player.
 *
 * @param seat who
 * @param attacker who attacks
 * @param defender the player attacked
 * @param actions the player has left
 * @param slowed whether the attacker was Slowed already
 */
@Rule("TO-5.2")
public record AttackDeclared(Seat seat, int attacker, Seat defender, int actions, boolean slowed) implements Event {
    @Override
    public Table applyTo(Table table) {
        Member member = table.member(attacker).get();
        Side side = table.side(seat).withActions(actions).withMember(member.withAttacks(member.attacks() + 1));
        return table.withSide(side).withBattle(Option.some(Battle.declared(seat, attacker, defender, slowed)));
    }
}
