package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;

/**
 * The effect of a Storm happens now.
 *
 * @param seat who played it
 * @param terrain its number in play
 * @param card the card
 */
@Rule("TO-9.2")
public record StormBroke(Seat seat, int terrain, TerrainCard card) implements Event {
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
