package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.table.Usage;
import io.vavr.collection.Array;

/**
 * A turn begins with its Command Phase: what lasted until its start ends, Defense Decay included.
 *
 * @param turn its number
 * @param seat whose
 * @param decayEnds whether Defense Decay of that player's Characters ends now
 */
@Rule({"TO-4.2", "TO-4.3", "TO-5.9", "TO-13.7"})
public record TurnBegan(int turn, Seat seat, boolean decayEnds) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table ended = Expiry.atStartOfTurn(Expiry.atEndOfTurn(table), seat);
        Table fresh = ended.withSides(ended.sides().map(this::fresh));
        return fresh.withTurn(turn).withActive(seat).withPhase(Phase.COMMAND).withMemories(Array.empty());
    }

    private Side fresh(Side side) {
        boolean own = side.seat().equals(seat);
        Array<Member> members = side.members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i).forNewTurn();
            Member restored = own && decayEnds ? member.withDecay(0) : member;
            members = restored == members.get(i) ? members : members.update(i, restored);
        }
        Side same = side.withMembers(members).withTerrains(fresh(side.terrains()));
        return same.withTerrainChanged(false)
                .withTraded(false)
                .withActivations(0)
                .withTurns(own ? side.turns() + 1 : side.turns());
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
