package io.github.terrene.hobe.starter;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** Two decks to start with. */
@Rule({"HB-2.1", "HB-2.2", "HB-14.1", "HB-14.4"})
public final class ReadyDecks {
    /** Fighters for the front row, and what makes them stronger. */
    public static final Deck BLACK_SHIPS = new List("Black Ships")
            .with(3, BattleCards.OAR_HAND, BattleCards.BEACH_SLINGER, BattleCards.DECK_FIGHTER)
            .with(3, BattleCards.CAPTAIN_OF_THE_GUARD)
            .with(3, BattleCards.MAST_LOOKOUT)
            .with(2, BattleCards.WALL_ARCHER)
            .with(2, BattleCards.GOAT_ISLAND_GIANT)
            .with(1, BattleCards.SAIL_MENDER, BattleCards.SHIELD_BEARER)
            .with(1, BattleCards.SHAKER_OF_THE_SEA, BattleCards.GREY_EYED_COUNSEL, BattleCards.GATHERER_OF_CLOUDS)
            .with(2, Weapons.THROWING_SPEAR)
            .with(1, Weapons.OLIVE_CLUB, Weapons.BRONZE_SWORD, Weapons.SHARPENED_STAKE)
            .with(3, Events.SHIPWRECK)
            .with(2, Events.FALLING_ROCKS)
            .with(1, Events.FAIR_WIND, Events.CUNNING_ANSWER, Events.TORN_BANNER)
            .with(1, Situations.WAR_CHANT, Situations.FULL_STOREROOM, Situations.TEN_YEAR_SIEGE)
            .deck();

    /** Archers behind a wall of shields, and what keeps it standing. */
    public static final Deck HIGH_WALLS = new List("High Walls")
            .with(3, BattleCards.SHIELD_BEARER, BattleCards.BEACH_SLINGER, BattleCards.OAR_HAND)
            .with(3, BattleCards.WALL_ARCHER)
            .with(2, BattleCards.MAST_LOOKOUT, BattleCards.DECK_FIGHTER)
            .with(2, BattleCards.ASH_BOW_VETERAN, BattleCards.ISLAND_ENCHANTRESS)
            .with(1, BattleCards.CAPTAIN_OF_THE_GUARD)
            .with(1, BattleCards.SHOOTER_FROM_AFAR, BattleCards.GREY_EYED_COUNSEL)
            .with(2, Weapons.GREAT_BOW)
            .with(1, Weapons.THROWING_SPEAR, Weapons.BRONZE_SWORD)
            .with(2, Events.SONG_OVER_THE_WATER, Events.HEALING_HERB, Events.LOOSENED_KNOT, Events.NIGHT_AMBUSH)
            .with(1, Events.FALLING_ROCKS, Events.TORN_BANNER)
            .with(2, Situations.SEA_FOG)
            .with(1, Situations.QUIET_HARBOUR)
            .deck();

    private ReadyDecks() {}

    /** Both decks. */
    public static Array<Deck> all() {
        return Array.of(BLACK_SHIPS, HIGH_WALLS);
    }

    /** A list of cards with their copies. */
    private record List(String name, Array<Card> cards) {
        List(String name) {
            this(name, Array.empty());
        }

        List with(int copies, Card... each) {
            return new List(name, cards.appendAll(Array.of(each).flatMap(card -> Array.fill(copies, card))));
        }

        Deck deck() {
            return Deck.of(name, cards);
        }
    }
}
