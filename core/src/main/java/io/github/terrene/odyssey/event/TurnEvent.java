package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.table.Usage;
import io.vavr.collection.Array;

/** The course of turns (section 4): phases, Actions, decay. */
public sealed interface TurnEvent extends Event {
    /**
     * A turn begins with its Command Phase: whatever lasted until the start of the turn ends, including Defense Decay.
     *
     * @param turn the number of the turn
     * @param seat the player whose turn it is
     * @param decayEnds whether Defense Decay of that player's Characters ends now
     */
    @Rule({"TO-4.2", "TO-4.3", "TO-5.9", "TO-13.7"})
    record TurnBegan(int turn, Seat seat, boolean decayEnds) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            Table ended = Expiry.atStartOfTurn(table, seat);
            return ended.forNewTurn(turn, seat, ended.sides().map(this::fresh));
        }

        private Side fresh(Side side) {
            boolean own = side.seat().equals(seat);
            Array<Member> members = side.members();
            for (int i = 0; i < members.size(); i++) {
                Member member = members.get(i).forNewTurn();
                Member restored = own && decayEnds ? member.withDecay(0) : member;
                members = restored == members.get(i) ? members : members.update(i, restored);
            }
            return side.forNewTurn(
                    members, fresh(side.terrains()), own && !side.spared() ? side.turns() + 1 : side.turns());
        }

        private static Array<TerrainInPlay> fresh(Array<TerrainInPlay> terrains) {
            Array<TerrainInPlay> fresh = terrains;
            for (int i = 0; i < terrains.size(); i++) {
                TerrainInPlay ground = terrains.get(i).withUsage(Usage.NONE);
                fresh = ground == terrains.get(i) ? fresh : fresh.update(i, ground);
            }
            return fresh;
        }
    }

    /**
     * The next phase of the turn begins.
     *
     * @param phase the phase that begins
     */
    @Rule("TO-4.1")
    record PhaseBegan(Phase phase) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withPhase(phase);
        }
    }

    /**
     * A player gains or loses Actions.
     *
     * @param seat the player
     * @param by the number of Actions gained; negative if they are lost
     * @param now the number of Actions that the player has now
     * @param cause why it happened
     */
    @Rule({"TO-4.2", "TO-4.25"})
    record ActionsChanged(Seat seat, int by, int now, Cause cause) implements TurnEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            return table.withSide(table.side(seat).withActions(now));
        }
    }

    /**
     * Characters lose 5 DEF by Defense Decay.
     *
     * @param characters the numbers in play of the Characters
     */
    @Rule({"TO-5.9", "TO-5.10"})
    record DefenseDecayed(@Names(Named.IN_PLAY) Array<Integer> characters) implements TurnEvent {
        /** The DEF that each of them loses. */
        public static final int AMOUNT = 5;

        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (int character : characters) {
                Member member = after.inPlay(character);
                after = after.withMember(member.withDecay(member.decay() + AMOUNT));
            }
            return after;
        }
    }

    /**
     * The first turn of a player who began without any Character is over: from now on the player loses without one.
     *
     * @param seat the player
     */
    @Rule("TO-14.14")
    record ReprieveEnded(Seat seat) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withSide(table.side(seat).withTurns(1));
        }
    }

    /**
     * The turn ends, and with it whatever lasted until end of turn.
     *
     * @param seat the player whose turn it was
     * @param decayEnds whether all Defense Decay ends now
     */
    @Rule({"TO-4.7", "TO-8.31"})
    record TurnEnded(Seat seat, boolean decayEnds) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            Table ended = Expiry.atEndOfTurn(table);
            return decayEnds ? ended.withSides(ended.sides().map(TurnEnded::restored)) : ended;
        }

        private static Side restored(Side side) {
            return side.withMembers(side.members().map(member -> member.withDecay(0)));
        }
    }
}
