package io.github.terrene.odyssey;

import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;

/** The words that are names: of colors, classes, stats, roles and the like. */
interface NamedWords {
    /** How fast trigger abilities are: {@link Color}. */
    Color GREEN = Color.GREEN, BLUE = Color.BLUE, PURPLE = Color.PURPLE;

    /** The affiliations of Characters: {@link Affiliation}. */
    Affiliation EARTH = Affiliation.EARTH,
            FIRE = Affiliation.FIRE,
            WATER = Affiliation.WATER,
            WIND = Affiliation.WIND,
            LIGHT = Affiliation.LIGHT,
            DARK = Affiliation.DARK;

    /** The classes of Characters: {@link CharacterClass}. */
    CharacterClass WARRIOR = CharacterClass.WARRIOR,
            GUARDIAN = CharacterClass.GUARDIAN,
            THIEF = CharacterClass.THIEF,
            SPELLCASTER = CharacterClass.SPELLCASTER,
            TACTICIAN = CharacterClass.TACTICIAN,
            ASSASSIN = CharacterClass.ASSASSIN,
            MACHINE = CharacterClass.MACHINE,
            ENGINEER = CharacterClass.ENGINEER,
            BEAST = CharacterClass.BEAST,
            GOLEM = CharacterClass.GOLEM,
            INTERDIMENSIONAL = CharacterClass.INTERDIMENSIONAL,
            ENERGY = CharacterClass.ENERGY;

    /** The numbers of Characters: {@link Stat}. */
    Stat ATK = Stat.ATK, DEF = Stat.DEF, HP = Stat.HP, LV = Stat.LV, SP = Stat.SP, OVERKILL = Stat.OVERKILL;

    /** What Characters have: {@link Keyword}. */
    Keyword HASTE = Keyword.HASTE,
            STAB = Keyword.STAB,
            RESOURCEFUL = Keyword.RESOURCEFUL,
            RETALIATE = Keyword.RETALIATE,
            UNBLOCKABLE = Keyword.UNBLOCKABLE;

    /** What Characters are Immune to: {@link Immunity}. */
    Immunity ITEMS = Immunity.ITEMS,
            COMMANDS = Immunity.COMMANDS,
            ITEMS_AND_COMMANDS = Immunity.ITEMS_AND_COMMANDS,
            SPELLS = Immunity.SPELLS,
            TRAPS = Immunity.TRAPS,
            STATUSES = Immunity.STATUSES;

    /** What Characters suffer from: {@link Status}. */
    Status SLOW = Status.SLOW, STUN = Status.STUN, SILENCE = Status.SILENCE;

    /** The counters that lie on cards: {@link Counter}. */
    Counter CHARGE = Counter.CHARGE, STRATAGEM = Counter.STRATAGEM;

    /** The kinds of cards: {@link CardKind}. */
    CardKind CHARACTER = CardKind.CHARACTER,
            TERRAIN = CardKind.TERRAIN,
            ITEM = CardKind.ITEM,
            COMMAND = CardKind.COMMAND,
            SPELL = CardKind.SPELL,
            TRAP = CardKind.TRAP;

    /** What abilities wait for, besides {@link Words#atStartOfTurn()} and {@link Words#atEndOfTurn()}: {@link HappeningKind}. */
    HappeningKind IS_RECRUITED = HappeningKind.IS_RECRUITED,
            ATTACKS = HappeningKind.ATTACKS,
            BLOCKS = HappeningKind.BLOCKS,
            IS_BLOCKED = HappeningKind.IS_BLOCKED,
            HIDES = HappeningKind.HIDES,
            ASSIGNS = HappeningKind.ASSIGNS,
            TRADES = HappeningKind.TRADES,
            DISMISSES = HappeningKind.DISMISSES,
            PLAYS_TERRAIN = HappeningKind.PLAYS_TERRAIN,
            ACTIVATES = HappeningKind.ACTIVATES,
            DEALS_DAMAGE_TO_PLAYER = HappeningKind.DEALS_DAMAGE_TO_PLAYER,
            DEALS_BATTLE_DAMAGE = HappeningKind.DEALS_BATTLE_DAMAGE,
            DEFEATS = HappeningKind.DEFEATS,
            BECOMES_DAMAGED = HappeningKind.BECOMES_DAMAGED,
            IS_DEFEATED = HappeningKind.IS_DEFEATED,
            GAINS_XP = HappeningKind.GAINS_XP;

    /** Characters by their roles in the text: {@link Role}. */
    Role SELF = Role.SELF,
            TARGET = Role.TARGET,
            ATTACKER = Role.ATTACKER,
            BLOCKER = Role.BLOCKER,
            DAMAGED_CHARACTER = Role.DAMAGED_CHARACTER,
            RECRUITED = Role.RECRUITED,
            HIDDEN_CHARACTER = Role.HIDDEN_CHARACTER,
            DEFEATED = Role.DEFEATED;

    /** Players by their roles in the text: {@link PlayerRole}. */
    PlayerRole YOU = PlayerRole.YOU,
            TARGET_OPPONENT = PlayerRole.TARGET_OPPONENT,
            DAMAGED_PLAYER = PlayerRole.DAMAGED_PLAYER,
            EACH_PLAYER = PlayerRole.EACH_PLAYER,
            EACH_OPPONENT = PlayerRole.EACH_OPPONENT;

    /** Where cards lie: {@link Zone}. */
    Zone HAND = Zone.HAND, DECK = Zone.DECK, DISCARD_PILE = Zone.DISCARD_PILE;

    /** How long changes last: {@link Duration}. */
    Duration END_OF_TURN = Duration.END_OF_TURN,
            START_OF_YOUR_NEXT_TURN = Duration.START_OF_YOUR_NEXT_TURN,
            PERMANENT = Duration.PERMANENT,
            WHILE_IN_PLAY = Duration.WHILE_IN_PLAY;
}
