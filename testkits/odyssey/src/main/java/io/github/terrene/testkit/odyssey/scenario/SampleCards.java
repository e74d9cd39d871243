package io.github.terrene.testkit.odyssey.scenario;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;

/**
 * The cards that appear in many scenarios: plain cards with round numbers, each of which shows one thing. Some quote the rulebook; none is
 * from the base set.
 */
public final class SampleCards {
    /** A Warrior of Water without text. */
    public static final CharacterCard ETHAN = character("Ethan the Resilient")
            .of(WATER, WARRIOR)
            .stats(1, 1, 20, 20, 0)
            .build();

    /** Ethan with the text that some scenarios quote. */
    public static final CharacterCard HEALING_ETHAN = character("Ethan the Resilient")
            .of(WATER, WARRIOR)
            .stats(1, 1, 20, 20, 0)
            .trigger(GREEN, free(), when(DEALS_DAMAGE_TO_PLAYER), target(character()), heal(10))
            .build();

    /** A Beast of Fire without text or DEF. */
    public static final CharacterCard INU =
            character("Inu the Inferno").of(FIRE, BEAST).stats(1, 1, 20, 20, 0).build();

    /** A Warrior of Fire without text, with DEF. */
    public static final CharacterCard ASU = character("Asu the Flame Hellion")
            .of(FIRE, WARRIOR)
            .stats(1, 1, 20, 10, 10)
            .build();

    /** A Thief of Wind without text. */
    public static final CharacterCard SAMMY =
            character("Sammy the Agile").of(WIND, THIEF).stats(1, 1, 20, 15, 5).build();

    /** An Engineer of Earth without text. */
    public static final CharacterCard MILL_HAND =
            character("Mill Hand").of(EARTH, ENGINEER).stats(1, 1, 15, 12, 5).build();

    /** A Guardian of Wind with little HP and ATK. */
    public static final CharacterCard REED_GUARD =
            character("Reed Guard").of(WIND, GUARDIAN).stats(1, 1, 10, 5, 0).build();

    /** A Warrior of Light who hits hard. */
    public static final CharacterCard LANCER =
            character("Lancer").of(LIGHT, WARRIOR).stats(1, 1, 25, 25, 5).build();

    /** A Guardian of Earth who retaliates. */
    public static final CharacterCard THORNBACK = character("Thornback")
            .of(EARTH, GUARDIAN)
            .stats(1, 1, 30, 5, 15)
            .passive(has(RETALIATE))
            .build();

    /** A Machine of Earth who needs two SP. */
    public static final CharacterCard IRON_RAM =
            character("Iron Ram").of(EARTH, MACHINE).stats(2, 2, 40, 20, 10).build();

    /** A Golem of Earth who needs three SP. */
    public static final CharacterCard OLD_GIANT =
            character("Old Giant").of(EARTH, GOLEM).stats(3, 3, 60, 30, 10).build();

    /** A Tactician of Light without text. */
    public static final CharacterCard PLANNER =
            character("Planner").of(LIGHT, TACTICIAN).stats(1, 1, 20, 15, 5).build();

    /** A Blue Item: 10 damage for an Action. */
    public static final AssignableCard DART = item("Dart")
            .trigger(BLUE, actions(1), target(character()), damage(10))
            .build();

    /** The same with Stab damage. */
    public static final AssignableCard PIKE = item("Pike")
            .trigger(BLUE, actions(1), target(character()), stabDamage(10))
            .build();

    /** A Blue Item: 5 Stab damage. */
    public static final AssignableCard NEEDLE = item("Needle")
            .trigger(BLUE, actions(1), target(character()), stabDamage(5))
            .build();

    /** A Blue Item: DEF for an ally this turn. */
    public static final AssignableCard WARD_STONE = item("Ward Stone")
            .trigger(BLUE, actions(1), target(alliedCharacter()), gets(10, DEF).until(END_OF_TURN))
            .build();

    /** A Blue Item that silences. */
    public static final AssignableCard HUSH = item("Hush")
            .trigger(BLUE, actions(1), target(character()), inflict(SILENCE).until(END_OF_TURN))
            .build();

    /** A Blue Item that slows. */
    public static final AssignableCard STICKY_JAR = item("Sticky Jar")
            .trigger(BLUE, actions(1), target(character()), inflict(SLOW).until(START_OF_YOUR_NEXT_TURN))
            .build();

    /** A Blue Item that hides, for free. */
    public static final AssignableCard SMOKE_POT =
            item("Smoke Pot").trigger(BLUE, free(), target(character()), hide()).build();

    /** A Blue Item: ATK for its holder, for free. */
    public static final AssignableCard EDGE_OIL = item("Edge Oil")
            .trigger(BLUE, free(), gets(10, ATK).to(SELF).until(END_OF_TURN))
            .build();

    /** The printed Haste Potion: damage and Haste. */
    public static final AssignableCard HASTE_POTION = item("Haste Potion")
            .trigger(
                    BLUE,
                    free(),
                    target(yourCharacter()),
                    damage(10),
                    gain(HASTE).until(END_OF_TURN))
            .build();

    /** A Trap that cancels an attack. */
    public static final AssignableCard SNARE_LINE = command("Snare Line")
            .trap()
            .trigger(BLUE, actions(1), when(enemyCharacter(), ATTACKS), cancelAttack())
            .build();

    /** A Spell whose damage grows with the level of its holder. */
    public static final AssignableCard EMBER_VERSE = command("Ember Verse")
            .spell()
            .trigger(GREEN, actions(1), target(enemyCharacter()), damage(byLevel(10, 20, 30)))
            .build();

    /** An On-going Item. */
    public static final AssignableCard BANNER = item("Banner")
            .ongoing()
            .trigger(GREEN, actions(1), gets(5, ATK).to(SELF).until(END_OF_TURN))
            .build();

    /** A Terrain of four Actions. */
    public static final TerrainCard SALT_FLATS = terrain("Salt Flats")
            .actions(4)
            .xp(plus(10, HP), healing(10), plus(STAB), plus(5, DEF))
            .build();

    /** A Storm that damages everybody when it breaks. */
    public static final TerrainCard ASH_STORM = storm("Ash Storm")
            .actions(1)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .breaks(damage(10).to(each(character())))
            .build();

    private SampleCards() {}
}
