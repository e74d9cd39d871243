package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;

/** The cards of the printed examples and of the scenarios to the rules. */
final class ScenarioCards {
    static final AssignableCard DART = item("Dart")
            .trigger(BLUE, actions(1), target(character()), damage(10))
            .build();

    static final AssignableCard WARD_STONE = item("Ward Stone")
            .trigger(BLUE, actions(1), target(alliedCharacter()), gets(10, DEF).until(END_OF_TURN))
            .build();

    static final AssignableCard HUSH = item("Hush")
            .trigger(BLUE, actions(1), target(character()), inflict(SILENCE).until(END_OF_TURN))
            .build();

    static final AssignableCard STICKY_JAR = item("Sticky Jar")
            .trigger(BLUE, actions(1), target(character()), inflict(SLOW).until(START_OF_YOUR_NEXT_TURN))
            .build();

    static final AssignableCard PIKE = item("Pike")
            .trigger(BLUE, actions(1), target(character()), stabDamage(10))
            .build();

    static final AssignableCard SMOKE_POT =
            item("Smoke Pot").trigger(BLUE, free(), target(character()), hide()).build();

    static final AssignableCard EDGE_OIL = item("Edge Oil")
            .trigger(BLUE, free(), gets(10, ATK).to(SELF).until(END_OF_TURN))
            .build();

    static final AssignableCard HASTE_POTION = item("Haste Potion")
            .trigger(
                    BLUE,
                    free(),
                    target(yourCharacter()),
                    damage(10),
                    gain(HASTE).until(END_OF_TURN))
            .build();

    static final AssignableCard SNARE_LINE = command("Snare Line")
            .trap()
            .trigger(BLUE, actions(1), when(enemyCharacter(), ATTACKS), cancelAttack())
            .build();

    static final AssignableCard EMBER_VERSE = command("Ember Verse")
            .spell()
            .trigger(GREEN, actions(1), target(enemyCharacter()), damage(byLevel(10, 20, 30)))
            .build();

    static final CharacterCard ETHAN = character("Ethan the Resilient")
            .of(WATER, WARRIOR)
            .stats(1, 1, 20, 20, 0)
            .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), target(character()), heal(10))
            .build();

    static final CharacterCard RIFT_WALKER = character("Rift Walker")
            .of(DARK, INTERDIMENSIONAL)
            .stats(2, 2, 30, 20, 5)
            .trigger(
                    PURPLE, actions(1), target(enemyCharacter()), gets(-10, DEF).until(END_OF_TURN))
            .build();

    static final CharacterCard ASH_SEER = character("Ash Seer")
            .of(FIRE, SPELLCASTER)
            .stats(1, 1, 10, 10, 0)
            .trigger(GREEN, actions(1), target(enemyCharacter()), damage(10))
            .build();

    static final CharacterCard THORNBACK = character("Thornback")
            .of(EARTH, GUARDIAN)
            .stats(1, 1, 30, 5, 15)
            .passive(has(RETALIATE))
            .build();

    static final TerrainCard HOME_FIELD = terrain("Home Field")
            .actions(3)
            .xp(plus(5, ATK), plus(5, DEF), plus(10, HP), plus(HASTE))
            .build();

    static final TerrainCard SALT_FLATS = terrain("Salt Flats")
            .actions(4)
            .xp(plus(10, HP), healing(10), plus(STAB), plus(5, DEF))
            .build();

    static final TerrainCard ASH_STORM = storm("Ash Storm")
            .actions(1)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .breaks(damage(10).to(each(character())))
            .build();

    private ScenarioCards() {}
}
