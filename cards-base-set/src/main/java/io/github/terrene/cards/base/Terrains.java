package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;

/** The Terrains, without Storms. */
public final class Terrains {
    public static final TerrainCard EMBERSTADT = terrain("Emberstadt")
            .actions(3)
            .xp(plus(5, ATK), plus(5, ATK).and(plus(5, HP)), plus(HASTE), plus(10, ATK))
            .trigger(GREEN, free(), target(yourCharacter()), gets(10, ATK).until(END_OF_TURN))
            .onlyIf(youControl(FIRE))
            .oncePerTurn()
            .build();

    public static final TerrainCard TRAINING_GROUNDS = terrain("Training Grounds")
            .actions(3)
            .xp(
                    plus(5, ATK),
                    plus(5, DEF),
                    plus(10, HP).and(healing(10)),
                    plus(5, ATK).and(plus(1, LV)))
            .trigger(GREEN, actions(2), target(yourCharacter()), gainXp(1))
            .onlyIf(youControl(EARTH), youControl(FIRE))
            .oncePerTurn()
            .build();

    public static final TerrainCard THE_PLATEAU = terrain("The Plateau")
            .actions(3)
            .xp(
                    plus(5, DEF),
                    plus(5, ATK),
                    plus(10, HP).and(healing(10)),
                    plus(5, DEF).and(plus(RETALIATE)))
            .trigger(BLUE, actions(1), target(alliedCharacter()), gets(10, DEF).until(END_OF_TURN))
            .onlyIf(youControl(EARTH), youControl(WIND))
            .oncePerTurn()
            .build();

    public static final TerrainCard SEASIDE_MARKET = terrain("Seaside Market")
            .actions(3)
            .xp(plus(5, ATK), plus(10, HP), plus(RESOURCEFUL), plus(1, LV))
            .trigger(GREEN, actions(1), draw(1))
            .onlyIf(youControl(WATER))
            .oncePerTurn()
            .build();

    public static final TerrainCard HOT_SPRINGS = terrain("Hot Springs")
            .actions(3)
            .xp(
                    plus(5, ATK),
                    plus(10, HP).and(healing(10)),
                    plus(5, ATK).and(healing(10)),
                    plus(20, HP).and(healing(20)))
            .trigger(BLUE, actions(1), target(alliedCharacter()), heal(10))
            .onlyIf(youControl(FIRE, WATER))
            .oncePerTurn()
            .build();

    public static final TerrainCard STEAM_FIELDS = terrain("Steam Fields")
            .actions(3)
            .xp(plus(5, ATK), plus(5, DEF), plus(RESOURCEFUL), plus(10, ATK))
            .trigger(GREEN, free(), target(yourCharacter()), putCounters(1, CHARGE))
            .onlyIf(youControl(2, FIRE, WATER))
            .oncePerTurn()
            .build();

    public static final TerrainCard TERRERIA = terrain("Terreria")
            .actions(4)
            .xp(plus(5, HP).and(healing(5)), plus(5, ATK), plus(5, DEF), plus(5, ATK))
            .trigger(GREEN, actions(1), draw(1))
            .onlyIf(differentAffiliations(4))
            .oncePerTurn()
            .build();

    public static final TerrainCard DUSKMERE_HOLLOW = terrain("Duskmere Hollow")
            .actions(3)
            .xp(plus(5, ATK), plus(5, HP), plus(STAB), plus(10, ATK))
            .trigger(GREEN, actions(1), target(yourCharacter()), hide())
            .onlyIf(youControl(2, DARK))
            .oncePerTurn()
            .build();

    public static final TerrainCard SUNLIT_CLOISTER = terrain("Sunlit Cloister")
            .actions(2)
            .xp(
                    plus(1, LV),
                    plus(10, HP).and(healing(10)),
                    plus(STATUSES),
                    plus(10, ATK).and(plus(1, LV)))
            .trigger(BLUE, free(), target(alliedCharacter()), preventNext(10).until(END_OF_TURN))
            .onlyIf(youControl(2, LIGHT))
            .oncePerTurn()
            .build();

    static final Array<TerrainCard> ALL = Array.of(
            EMBERSTADT,
            TRAINING_GROUNDS,
            THE_PLATEAU,
            SEASIDE_MARKET,
            HOT_SPRINGS,
            STEAM_FIELDS,
            TERRERIA,
            DUSKMERE_HOLLOW,
            SUNLIT_CLOISTER);

    private Terrains() {}
}
