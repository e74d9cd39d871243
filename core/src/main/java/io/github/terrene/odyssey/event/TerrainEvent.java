package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Terrains (section 9): played, switched, gone; Storms that break. */
public sealed interface TerrainEvent extends Event {
    /**
     * A Terrain is played from hand and becomes the active one.
     *
     * @param seat the player who plays it
     * @param terrain the number in play of the Terrain
     * @param card the card
     */
    @Rule("TO-4.12")
    record TerrainPlayed(
            Seat seat,
            @Names(Named.IN_PLAY) int terrain,
            @Revealed TerrainCard card) implements TerrainEvent, LeavesHand<Table> {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.withNextId(terrain + 1)
                    .withSide(side.withHand(side.hand().minusSorted(card))
                            .withTerrains(side.terrains().append(TerrainInPlay.of(terrain, card, true, table.turn())))
                            .withTerrainChanged(true));
        }
    }

    /**
     * An inactive Terrain becomes the active one.
     *
     * @param seat the player whose Terrain it is
     * @param terrain the number in play of the Terrain
     * @param byRule whether this was the switch of rule 4.12, which is allowed once per turn (4.22)
     */
    @Rule({"TO-4.12", "TO-4.22"})
    record TerrainSwitched(Seat seat, @Names(Named.IN_PLAY) int terrain, boolean byRule) implements TerrainEvent {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            Array<TerrainInPlay> others = side.terrains().reject(ground -> ground.id() == terrain);
            TerrainInPlay chosen =
                    side.terrains().find(ground -> ground.id() == terrain).get();
            return table.withSide(
                    side.withTerrains(others.append(chosen)).withTerrainChanged(side.terrainChanged() || byRule));
        }
    }

    /**
     * A Terrain leaves play; of the player's remaining Terrains, the one that was active most recently becomes active.
     *
     * @param seat the player whose Terrain it is
     * @param terrain the number in play of the Terrain
     * @param card the card
     * @param ceases whether it ceases to exist instead of being discarded
     * @param instead the Terrain that comes into play instead, if this one was the last
     * @param active the Terrain that is active now, if this one was
     */
    @Rule({"TO-4.23", "TO-9.3"})
    record TerrainLeft(
            Seat seat,
            @Names(Named.IN_PLAY) int terrain,
            @Open TerrainCard card,
            boolean ceases,
            @Open Option<TerrainInPlay> instead,
            @Open Option<TerrainCard> active)
            implements TerrainEvent {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            Array<TerrainInPlay> left =
                    side.terrains().reject(ground -> ground.id() == terrain).appendAll(instead);
            Side after =
                    ceases ? side.withTerrains(left) : side.withTerrains(left).discarding(Array.of(card));
            Table gone = table.withNextId(instead.map(ground -> ground.id() + 1).getOrElse(table.nextId()))
                    .withSide(after);
            return Expiry.endingWith(gone, terrain);
        }
    }

    /**
     * The effect of a Storm happens now.
     *
     * @param seat the player who played the Storm
     * @param terrain the number in play of the Storm
     * @param card the card
     */
    @Rule("TO-9.2")
    record StormBroke(
            Seat seat,
            @Names(Named.IN_PLAY) int terrain,
            @Open TerrainCard card) implements TerrainEvent {
        /** The cause of everything that the Storm does. */
        public Cause.Ability cause() {
            return new Cause.Ability(ability());
        }

        /** What happens when it breaks. */
        public AbilityInPlay ability() {
            return AbilityInPlay.ofTerrain(terrain, card, card.abilities().indexWhere(StormAbility.class::isInstance));
        }

        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            TerrainInPlay storm =
                    side.terrains().find(ground -> ground.id() == terrain).get();
            return table.withSide(side.withTerrain(storm.withBroken(true)));
        }
    }
}
