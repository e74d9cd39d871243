package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;

/** The Storms: Terrains whose effect hits everybody. */
public final class Storms {
    public static final TerrainCard FIRE_STORM = storm("Fire Storm")
            .actions(1)
            .xp(plus(10, ATK), plus(10, ATK), plus(STAB), plus(15, ATK))
            .breaks(damage(15).to(each(character())))
            .build();

    public static final TerrainCard THUNDER_STORM = storm("Thunder Storm")
            .actions(2)
            .xp(plus(10, ATK), plus(HASTE), plus(10, ATK), plus(UNBLOCKABLE))
            .breaks(
                    stabDamage(5).to(each(character())),
                    gets(15, ATK).to(each(character().of(ENERGY))).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public static final TerrainCard RAIN_STORM = storm("Rain Storm")
            .actions(2)
            .xp(
                    plus(10, HP).and(healing(10)),
                    plus(1, LV),
                    plus(10, HP).and(healing(20)),
                    plus(10, ATK).and(plus(1, LV)))
            .breaks(
                    heal(10).to(each(character())),
                    gets(-10, ATK).to(each(character().of(FIRE))).until(START_OF_YOUR_NEXT_TURN))
            .build();

    public static final TerrainCard SNOW_STORM = storm("Snow Storm")
            .actions(2)
            .xp(plus(5, ATK).and(plus(5, DEF)), plus(10, HP).and(healing(10)), plus(RETALIATE), plus(10, DEF))
            .breaks(inflict(SLOW).to(each(character())).until(START_OF_YOUR_NEXT_TURN))
            .build();

    static final Array<TerrainCard> ALL = Array.of(FIRE_STORM, THUNDER_STORM, RAIN_STORM, SNOW_STORM);

    private Storms() {}
}
