package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability being resolved: all that an {@link Effect} can do.
 *
 * <p>Characters are named by their number in play. A verb skips Characters that are hidden, gone or out of reach; the rest happens (8.5).
 */
public interface Resolution extends Situation {
    /** The Characters it reaches now: in play, recruited unless the text says hidden, and not Immune to its source. */
    Seq<Integer> reached(Who who);

    /** The players meant, in turn order from the active one. */
    Seq<Seat> players(PlayerRole who);

    /** The player who controls that Character, which must be in play, as those {@link #reached} are. */
    Seat controller(int character);

    /**
     * Lets a player choose cards. An effect that asks the same question twice gets two answers, in the order in which it asks.
     *
     * @return the cards' ids, once they are chosen; none while the answer is awaited: then the effect must return at once
     */
    Option<Seq<String>> choose(CardQuestion question);

    /** Lets a player choose one of that player's inactive Terrains; as {@link #choose}, empty if there is none. */
    Option<Seq<Integer>> chooseInactiveTerrain();

    /** Damage to all of them at the same time (8.34), reduced by DEF unless it is stab damage (8.20); the defeated are discarded. */
    void damage(Seq<Integer> characters, int amount, boolean stab);

    /** Defeats them: XP for the source, no overkill (6.11). */
    void defeat(Seq<Integer> characters);

    /** Takes damage off (1.12). */
    void heal(Seq<Integer> characters, int amount);

    /** Damage to the HP of players, all at the same time, dealt by the source (8.35). */
    void damagePlayers(Seq<Seat> players, int amount);

    /** Raises a player's HP up to the start value (10.7). */
    void healPlayer(Seat player, int amount);

    /** Gives them something for a time. */
    void change(Seq<Integer> characters, Alteration what, Duration duration);

    /** Takes all statuses off. */
    void cure(Seq<Integer> characters);

    /** Takes all Defense Decay off. */
    void restoreDefense(Seq<Integer> characters);

    /** One more attack this turn (5.18). */
    void attackAgain(Seq<Integer> characters);

    /** XP for each of them (6.12). */
    void gainXp(Seq<Integer> characters, int xp);

    /** Counters on Characters. */
    void putCounters(Seq<Integer> characters, Counter counter, int number);

    /** Counters on the card that has the ability. */
    void putCountersOnThisCard(Counter counter, int number);

    /** Turns them face-down. */
    void hide(Seq<Integer> characters);

    /** Shows hidden ones to everybody and leaves them hidden (7.10). */
    void reveal(Seq<Integer> characters);

    /** Turns hidden ones face-up: they are recruited Characters now, but this does not count as recruiting (4.24). */
    void turnFaceUp(Seq<Integer> characters);

    /** Discards what they hold (7.11). */
    void discardHeld(Seq<Integer> characters);

    /** The source takes what that Character holds (7.11). */
    void takeHeld(int character);

    /** Adds to a player's Actions or takes some away, but never below 0 (4.25). */
    void addActions(Seat player, int change);

    /** Draws cards, none from an empty deck (4.4). */
    void draw(Seat player, int cards);

    /** Puts cards from the top of the deck into the discard pile. */
    void mill(Seat player, int cards);

    /** Discards those cards of a hand. */
    void discard(Seat player, Seq<String> cards);

    /** Discards cards of a hand at random. */
    void discardAtRandom(Seat player, int cards);

    /** Shows those cards of the deck, puts them into the hand and shuffles the deck, even if there are none (8.36). */
    void fetch(Seat player, Seq<String> cards);

    /** Puts those cards from the discard pile into the hand. */
    void takeBack(Seat player, Seq<String> cards);

    /** Puts that Character card from that zone into play where it fits (7.8). */
    void putIntoPlay(Seat player, String card, Zone from, boolean hidden);

    /** The id of the card that the event was about, such as a defeated Character; none if there is none, or if it is another player's. */
    Option<String> ownEventCard();

    /** Makes tokens where they fit (7.8). */
    void create(String token);

    /** Makes a Terrain the active one. */
    void switchTerrain(int terrain);

    /** Dismisses the Terrain that is the target, unless it is its player's only one. */
    void dismissTargetTerrain();

    /** Cancels the ability that this one answers (8.33). */
    void cancelAbility();

    /** Cancels the attack that is under way (5.16). */
    void cancelAttack();

    /** Carries out one of the {@link Effect#branches()} of the effect being resolved, directly after it. */
    void carryOut(int branch);

    /** The branch that was chosen when the ability was activated (8.5). */
    int mode();

    /** Resolves an Item's first trigger ability as part of this effect (8.38). */
    void resolveAsIfHeld(String item);
}
