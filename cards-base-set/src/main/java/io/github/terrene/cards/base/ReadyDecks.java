package io.github.terrene.cards.base;

import static io.github.terrene.cards.base.Assassins.*;
import static io.github.terrene.cards.base.Beasts.*;
import static io.github.terrene.cards.base.Commands.*;
import static io.github.terrene.cards.base.EnergyCharacters.*;
import static io.github.terrene.cards.base.Engineers.*;
import static io.github.terrene.cards.base.Golems.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Interdimensionals.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.OngoingCommands.*;
import static io.github.terrene.cards.base.Spellcasters.*;
import static io.github.terrene.cards.base.Spells.*;
import static io.github.terrene.cards.base.Storms.*;
import static io.github.terrene.cards.base.Tacticians.*;
import static io.github.terrene.cards.base.Terrains.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Traps.*;
import static io.github.terrene.cards.base.Warriors.*;

import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.card.StartingParty;
import io.vavr.collection.Array;

/**
 * The six decks of the base set, with starting parties that suit them. The printed lists are damaged in places; {@code docs/ready-decks.md}
 * lists what was decided there, and why.
 */
public final class ReadyDecks {
    /** The deck of Gregory the Hoarder. */
    public static final ReadyDeck GREGORY_THE_HOARDER = new ReadyDeck(
            Deck.of(
                            "Gregory the Hoarder",
                            EMBERSTADT,
                            TRAINING_GROUNDS,
                            Engineers.GREGORY_THE_HOARDER,
                            SAMMY_THE_AGILE,
                            IKE_THE_AGGRESSIVE,
                            JUST_A_TRAVELER,
                            JACE_THE_SABOTEUR,
                            HOOKS_IN_THE_ZEPHYR,
                            OLIVIA_THE_GRACELESS,
                            READY_THE_ABSURD,
                            ZANE_THE_ENDER,
                            LIFE_POTION,
                            HASTE_POTION,
                            INTIMIDATE,
                            AGGRESSIVELY_ENGAGED,
                            ITEM_EXPERTISE)
                    .with(
                            2,
                            FIRE_STORM,
                            INU_THE_INFERNO,
                            PERNICIOUS,
                            HAZE_BOMB,
                            HEALING_SALVE,
                            STRENGTH_POTION,
                            BLINDING_BOMB),
            StartingParty.on(EMBERSTADT)
                    .with(INU_THE_INFERNO, STRENGTH_POTION)
                    .with(IKE_THE_AGGRESSIVE, HASTE_POTION)
                    .with(JUST_A_TRAVELER, BLINDING_BOMB)
                    .with(SAMMY_THE_AGILE, HAZE_BOMB));

    /** The deck of S.K. the Art Historian. */
    public static final ReadyDeck SK_THE_ART_HISTORIAN = new ReadyDeck(
            Deck.of(
                            "S.K. the Art Historian",
                            THE_PLATEAU,
                            SEASIDE_MARKET,
                            THUNDER_STORM,
                            Thieves.SK_THE_ART_HISTORIAN,
                            JUST_A_TRAVELER,
                            SAMMY_THE_AGILE,
                            ASHEN_THE_UNSEEMLY,
                            OLIVIA_THE_GRACELESS,
                            LUMINOUS,
                            JACE_THE_SABOTEUR,
                            ZILE_THE_RECRUITER,
                            JAKE_AND_LILITH_THE_UNITY,
                            AKOS_THE_PERCEPTIVE,
                            GUNTRAM_THE_MALEFACTOR,
                            BLINDING_BOMB,
                            ANOTHER_MANS_TREASURE,
                            PROPHECY,
                            HEALING_SALVE,
                            PILLAGE,
                            RETALIATE,
                            TRIPWIRE,
                            EMBEZZLE)
                    .with(2, FIRE_BOMB, LIFE_POTION, STICKY_BOMB, ITEM_EXPERTISE),
            StartingParty.on(SEASIDE_MARKET)
                    .with(SAMMY_THE_AGILE, FIRE_BOMB)
                    .with(ZILE_THE_RECRUITER, TRIPWIRE)
                    .with(AKOS_THE_PERCEPTIVE, PILLAGE)
                    .with(OLIVIA_THE_GRACELESS, STICKY_BOMB));

    /** The deck of Mr. White the Astute. */
    public static final ReadyDeck MR_WHITE_THE_ASTUTE = new ReadyDeck(
            Deck.of(
                            "Mr. White the Astute",
                            SEASIDE_MARKET,
                            EMBERSTADT,
                            TRAINING_GROUNDS,
                            Spellcasters.MR_WHITE_THE_ASTUTE,
                            VALORIE_THE_MANIPULATOR,
                            ALEXIE_THE_STUDIOUS,
                            IVAN_THE_ORGANIC,
                            ASHEN_THE_UNSEEMLY,
                            GERALD_THE_SILENT,
                            CANDACE_THE_CATALYST,
                            CHOGAN_THE_SCROUNGER,
                            JUST_A_TRAVELER,
                            SUSANA_THE_GLACIAL,
                            DEMATTEI_THE_ARCHITECT,
                            SILENCE,
                            TRIPWIRE,
                            DISORIENTATE)
                    .with(2, RAIN_STORM, PROPHECY, SPELL_BOOK, SHADOW_VEIL, INTENSITY)
                    .with(3, FIREBALL),
            StartingParty.on(SEASIDE_MARKET)
                    .with(GERALD_THE_SILENT, TRIPWIRE)
                    .with(CHOGAN_THE_SCROUNGER, SPELL_BOOK)
                    .with(VALORIE_THE_MANIPULATOR, SILENCE)
                    .with(ALEXIE_THE_STUDIOUS, FIREBALL));

    /** The deck of Skylar the Determined. */
    public static final ReadyDeck SKYLAR_THE_DETERMINED = new ReadyDeck(
            Deck.of(
                    "Skylar the Determined",
                    HOT_SPRINGS,
                    THE_PLATEAU,
                    SNOW_STORM,
                    Tacticians.SKYLAR_THE_DETERMINED,
                    ZILE_THE_RECRUITER,
                    ISAAC_THE_OBSERVER,
                    SAMMY_THE_AGILE,
                    TALON_THE_PICKPOCKET,
                    DAGGER_ON_THE_EDGE,
                    SABRE_IN_THE_SUN,
                    BLADES_UP_ABOVE,
                    HOOKS_IN_THE_ZEPHYR,
                    IKE_THE_AGGRESSIVE,
                    RIKA_THE_VOLTAIC,
                    JAKE_AND_LILITH_THE_UNITY,
                    ZANE_THE_ENDER,
                    FLARE,
                    HAZE_BOMB,
                    FIRE_BOMB,
                    SMOKE_BOMB,
                    SILENCE_ORB,
                    LETHAL_COUNTER_ATTACK,
                    ADAPTIVE_COMBAT,
                    PERSUADED_WITH_POWER,
                    NO_MORE_HIDING,
                    TACTICIANS_POINT_MAN,
                    PERFECT_BLOCK,
                    ASSASSINS_AGENDA,
                    ZOWIES_INGENUITY,
                    RETALIATE),
            StartingParty.on(THE_PLATEAU)
                    .with(ZILE_THE_RECRUITER, RETALIATE)
                    .with(DAGGER_ON_THE_EDGE, ASSASSINS_AGENDA)
                    .with(RIKA_THE_VOLTAIC, FIRE_BOMB)
                    .with(IKE_THE_AGGRESSIVE, LETHAL_COUNTER_ATTACK));

    /** The deck of Zowie the Ingenuic. */
    public static final ReadyDeck ZOWIE_THE_INGENUIC = new ReadyDeck(
            Deck.of(
                            "Zowie the Ingenuic",
                            STEAM_FIELDS,
                            TERRERIA,
                            RAIN_STORM,
                            Engineers.ZOWIE_THE_INGENUIC,
                            ASU_THE_FLAME_HELLION,
                            IVAN_THE_ORGANIC,
                            IKE_THE_AGGRESSIVE,
                            SCOUT,
                            LUMINOUS,
                            INTENSITY,
                            SADE_THE_REJUVENATIVE,
                            DEMATTEI_THE_ARCHITECT,
                            HEALING_SALVE,
                            FIRE_BOMB,
                            SMOKE_BOMB)
                    .with(
                            2,
                            THUNDER_STORM,
                            SNOW_STORM,
                            BELLICOSE_THE_INSIGHTFUL,
                            ZOWIES_INGENUITY,
                            MACHINE_FACTORY,
                            ENERGY_FACTORY)
                    .with(3, SCOOPS_MCGEE_AND_JOHNNY_DONUTS),
            StartingParty.on(STEAM_FIELDS)
                    .with(ASU_THE_FLAME_HELLION, FIRE_BOMB)
                    .with(DEMATTEI_THE_ARCHITECT, ZOWIES_INGENUITY)
                    .with(SCOUT, MACHINE_FACTORY)
                    .with(LUMINOUS, ENERGY_FACTORY));

    /** The deck of Jin the Ambitious. */
    public static final ReadyDeck JIN_THE_AMBITIOUS = new ReadyDeck(
            Deck.of(
                            "Jin the Ambitious",
                            HOT_SPRINGS,
                            TERRERIA,
                            FIRE_STORM,
                            Warriors.JIN_THE_AMBITIOUS,
                            VALORIE_THE_MANIPULATOR,
                            LUMINOUS,
                            ETHAN_THE_RESILIENT,
                            JAVELIN_FROM_THE_MIST,
                            TALON_THE_PICKPOCKET,
                            KNIFE_IN_THE_SHADOWS,
                            BRAN_THE_PILFERER,
                            DEFENSE_POTION,
                            AGGRESSIVELY_ENGAGED,
                            TAUNT,
                            INSIDIOUS,
                            IVAN_THE_ORGANIC,
                            AVIS_THE_PREDECESSOR,
                            STRENGTH_POTION,
                            HASTE_POTION,
                            HEALING_SALVE,
                            LIFE_POTION)
                    .with(2, SCOUT, CRITICAL, JINS_AMBITION)
                    .with(3, WANDERER_FROM_A_PREVIOUS_WORLD),
            StartingParty.on(HOT_SPRINGS)
                    .with(ETHAN_THE_RESILIENT, CRITICAL)
                    .with(WANDERER_FROM_A_PREVIOUS_WORLD, JINS_AMBITION)
                    .with(JAVELIN_FROM_THE_MIST, STRENGTH_POTION)
                    .with(VALORIE_THE_MANIPULATOR, DEFENSE_POTION));

    static final Array<ReadyDeck> ALL = Array.of(
            GREGORY_THE_HOARDER,
            SK_THE_ART_HISTORIAN,
            MR_WHITE_THE_ASTUTE,
            SKYLAR_THE_DETERMINED,
            ZOWIE_THE_INGENUIC,
            JIN_THE_AMBITIOUS);

    private ReadyDecks() {}
}
