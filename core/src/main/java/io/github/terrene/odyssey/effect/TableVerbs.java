package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.collection.Seq;

/**
 * What an effect can do to players and Terrains, to the chain and the battle, and what it can put into play. A negative amount of damage or
 * healing is refused with an {@link IllegalArgumentException}, as are null and a seat where nobody sits. Players who have left the game are
 * skipped.
 */
public interface TableVerbs {
    /** Deals damage to the HP of players, all at the same time; the source deals it (8.35). */
    void damagePlayers(Seq<Seat> players, int amount);

    /** Raises a player's HP up to the start value (10.7). */
    void healPlayer(Seat player, int amount);

    /**
     * Adds to a player's Actions or takes some away, but never below 0 (4.25).
     *
     * @throws IllegalArgumentException if the change is more than {@link Proofreader#MOST_POINTS} up or down
     */
    void addActions(Seat player, int change);

    /**
     * Puts that Character card from that zone into play where it fits (7.8), if it is there.
     *
     * @throws IllegalArgumentException for a deck: nothing is put into play from there
     */
    void putIntoPlay(Seat player, String card, Zone from, boolean hidden);

    /**
     * Makes a token where it fits (7.8).
     *
     * @throws IllegalArgumentException if this game has no such token
     */
    void create(String token);

    /**
     * Puts counters on the card that has the ability.
     *
     * @throws IllegalArgumentException if the number is negative, or higher than {@link Proofreader#MOST_POINTS}, or if the kind has no name
     */
    void putCountersOnThisCard(Counter counter, int number);

    /**
     * Makes a Terrain of the player who has the ability the active one, if it is in play.
     *
     * @throws IllegalArgumentException if it is another player's
     */
    @Rule("TO-4.22")
    void switchTerrain(int terrain);

    /** Dismisses the Terrain that is the target, unless it is its player's only one. */
    void dismissTargetTerrain();

    /** Cancels the ability that this one answers (8.33). */
    void cancelAbility();

    /** Cancels the attack that is under way (5.16). */
    void cancelAttack();
}
