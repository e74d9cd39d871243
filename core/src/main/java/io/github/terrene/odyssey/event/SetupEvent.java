package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Before the first turn (section 3): who begins, the open Terrains, the starting parties. */
public sealed interface SetupEvent extends Event {
    /**
     * Dice are rolled for who goes first.
     *
     * @param rolls the roll of each team
     */
    @Rule("TO-3.5")
    record DiceRolled(@Revealed Array<Roll> rolls) implements SetupEvent, ChangesNothing<Table> {}

    /**
     * It is decided who goes first.
     *
     * @param order all players in turn order
     */
    @Rule("TO-3.5")
    record StarterNamed(Array<Seat> order) implements SetupEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withOrder(order).withActive(order.get(0));
        }
    }

    /**
     * All starting Terrains are turned face-up.
     *
     * @param terrains the Terrains, by seat
     */
    @Rule("TO-3.6")
    record TerrainsRevealed(@Revealed Array<OpenTerrain> terrains) implements SetupEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withSides(table.sides()
                    .zipWith(
                            terrains,
                            (side, terrain) -> side.withTerrains(side.terrains()
                                    .map(ground ->
                                            ground.withCard(terrain.card()).withFaceUp(true)))));
        }
    }

    /**
     * All starting parties are placed face-down, and the decks are shuffled. Each Character and what it holds get two numbers in play, used or
     * not, so that numbers tell nothing.
     *
     * @param parties the parties, by seat
     */
    @Rule({"TO-3.3", "TO-3.4"})
    record PartiesPlaced(@Revealed Array<Placed> parties) implements SetupEvent {
        @Override
        public Table applyTo(Table table) {
            Table placed = table;
            for (Placed party : parties) {
                placed = party.applyTo(placed);
            }
            return placed;
        }

        /** A card of one's own may be taken before it was face-up. */
        @Override
        public Knowledge remembered(Knowledge known) {
            Knowledge all = known;
            int first = Table.FIRST_NUMBER;
            for (Placed party : parties) {
                all = party.remembered(all, first);
                first = party.ground(first) + 1;
            }
            return all;
        }
    }
}
