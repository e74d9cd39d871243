package io.github.terrene.examples.benchmarks.play;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.examples.benchmarks.bound.MutableGame;
import io.github.terrene.examples.benchmarks.immutable.ImmutableRules;
import io.github.terrene.examples.benchmarks.reduced.CardTable;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/**
 * A duel without abilities: attack, block, overkill, decay, XP, supply, hidden Characters, held cards that can be handed around
 * and never used.
 *
 * <p>An Item must have a trigger ability (1.7). The abilities of these Items wait for their player to play a Terrain; as the only Terrain
 * of each deck is on the table from the beginning, they are never used.
 */
public final class ReducedGame {
    private static final TerrainCard ARENA = terrain("Arena")
            .actions(3)
            .xp(plus(5, Stat.ATK), plus(5, Stat.DEF), plus(10, Stat.HP), plus(Keyword.HASTE))
            .build();

    private static final CharacterCard ARCHER = plain("Archer", 1, 1, 10, 20, 0);
    private static final CharacterCard BRAWLER = plain("Brawler", 1, 1, 20, 15, 0);
    private static final CharacterCard GUARD = plain("Guard", 2, 1, 20, 10, 10);
    private static final CharacterCard KNIGHT = plain("Knight", 2, 1, 25, 15, 5);
    private static final CharacterCard LANCER = plain("Lancer", 1, 1, 15, 20, 5);
    private static final CharacterCard SCOUT = plain("Scout", 1, 1, 10, 10, 0);
    private static final CharacterCard GIANT = plain("Giant", 3, 2, 40, 25, 5);
    private static final CharacterCard SENTINEL = plain("Sentinel", 3, 2, 40, 10, 15);

    private static final AssignableCard AMULET = idle("Amulet");
    private static final AssignableCard BANNER = idle("Banner");
    private static final AssignableCard COMPASS = idle("Compass");
    private static final AssignableCard DRUM = idle("Drum");
    private static final AssignableCard EMBLEM = idle("Emblem");

    /** All cards there are. */
    static final Array<Card> CARDS = Array.of(
            ARENA, ARCHER, BRAWLER, GUARD, KNIGHT, LANCER, SCOUT, GIANT, SENTINEL, AMULET, BANNER, COMPASS, DRUM,
            EMBLEM);

    /** The deck of seat A: it hits hard. */
    static final Deck VANGUARD = Deck.of("Vanguard", ARENA)
            .with(3, ARCHER, BRAWLER, LANCER, KNIGHT, SCOUT)
            .with(2, GUARD, GIANT)
            .with(2, AMULET, BANNER, COMPASS, DRUM, EMBLEM);

    /** The deck of seat B: it takes a lot. */
    static final Deck REARGUARD = Deck.of("Rearguard", ARENA, DRUM)
            .with(3, GUARD, KNIGHT, ARCHER, SCOUT, SENTINEL)
            .with(2, LANCER, BRAWLER)
            .with(2, AMULET, BANNER, EMBLEM)
            .with(3, COMPASS);

    private ReducedGame() {}

    /** The rules as the library has them. */
    public static TerreneOdyssey rules() {
        return TerreneOdyssey.duel(Catalogue.of(CARDS).get());
    }

    /** The game for the library. */
    public static GameConfig config(int turnLimit) {
        return GameConfig.of(Options.standard().withTurnLimit(turnLimit), VANGUARD, REARGUARD);
    }

    /** The game written by hand, changed in place. */
    public static MutableGame mutable(int turnLimit) {
        return new MutableGame(table(), turnLimit);
    }

    /** The game written by hand, with immutable states and all duties of the library. */
    public static ImmutableRules immutable(int turnLimit) {
        return new ImmutableRules(table(), turnLimit);
    }

    private static CardTable table() {
        return CardTable.of(CARDS, VANGUARD, REARGUARD);
    }

    private static CharacterCard plain(String name, int lv, int sp, int hp, int atk, int def) {
        return character(name)
                .of(Affiliation.EARTH, CharacterClass.WARRIOR)
                .stats(lv, sp, hp, atk, def)
                .build();
    }

    private static AssignableCard idle(String name) {
        return item(name)
                .trigger(Color.GREEN, free(), whenYou(HappeningKind.PLAYS_TERRAIN), draw(1))
                .build();
    }
}
