package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Battles (section 5): attacks, blocks, and what they cost. */
public sealed interface BattleEvent extends Event {
    /**
     * A Character attacks a player.
     *
     * @param seat the player who attacks
     * @param attacker the number in play of the Character that attacks
     * @param defender the player attacked
     * @param actions the number of Actions that the player has left
     * @param slowed whether the attacker was already Slowed
     * @param atk the ATK of the attacker
     */
    @Rule("TO-5.2")
    record AttackDeclared(
            Seat seat, @Names(Named.IN_PLAY) int attacker, Seat defender, int actions, boolean slowed, int atk)
            implements BattleEvent {
        @Override
        public Table applyTo(Table table) {
            Member member = table.inPlay(attacker);
            Side side = table.side(seat).with(actions, member.withAttacks(member.attacks() + 1));
            return table.with(side, Battle.declared(seat, attacker, defender, slowed));
        }
    }

    /**
     * Characters may attack once more this turn.
     *
     * @param characters the numbers in play of the Characters
     */
    @Rule("TO-5.18")
    record AttackAdded(@Names(Named.IN_PLAY) Array<Integer> characters) implements BattleEvent {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (int character : characters) {
                Member member = after.inPlay(character);
                after = after.withMember(member.withExtraAttacks(member.extraAttacks() + 1));
            }
            return after;
        }
    }

    /**
     * The player of an attacker that became Slowed pays one more Action.
     *
     * @param seat the player who pays
     * @param actions the number of Actions that the player has left
     */
    @Rule("TO-5.3")
    record ExtraActionPaid(Seat seat, int actions) implements BattleEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withSide(table.side(seat).withActions(actions))
                    .withBattle(table.battle().map(Battle::paid));
        }
    }

    /** The attack is cancelled. */
    @Rule("TO-5.16")
    record AttackCancelled() implements BattleEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withBattle(table.battle().map(Battle::cancel));
        }
    }

    /**
     * A Character blocks.
     *
     * @param seat the player who blocks
     * @param blocker the number in play of the Character that blocks
     * @param relieved the numbers in play of the Characters that had to block and no longer have to
     */
    @Rule({"TO-5.4", "TO-5.19"})
    record BlockDeclared(
            Seat seat,
            @Names(Named.IN_PLAY) int blocker,
            @Names(Named.IN_PLAY) Array<Integer> relieved) implements BattleEvent {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (int member : relieved) {
                after = after.withMember(Changes.without(after.inPlay(member), new Alteration.MustBlock()));
            }
            return after.withBattle(table.battle().map(battle -> battle.blockedBy(seat, blocker)));
        }
    }

    /**
     * A player does not block.
     *
     * @param seat the player who does not block
     */
    @Rule("TO-5.11")
    record BlockDeclined(Seat seat) implements BattleEvent, ChangesNothing<Table> {}

    /** The attack is over. */
    @Rule("TO-5.14")
    record BattleEnded() implements BattleEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withBattle(Option.none());
        }
    }
}
