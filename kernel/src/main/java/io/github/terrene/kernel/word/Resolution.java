package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An ability being resolved: everything that an {@link Effect} can do in any game. A game carries out what it has words for, and adds its own.
 *
 * <p>What a method cannot do (a thing is gone or out of reach, a pile has fewer cards) is left out; the rest happens. A thing that is named
 * twice counts once. What makes no sense is refused with an {@link IllegalArgumentException}, which makes the effect a {@linkplain
 * io.github.terrene.kernel.card.FaultyEffect faulty} one: null, a seat at which nobody sits, an amount below 0, and whatever a game has no words
 * for. An amount has no upper bound.
 */
public interface Resolution extends Here {
    /** What the controller chooses; targets are chosen already when an ability was played. None while the answer is awaited. */
    Option<? extends Array<? extends Thing>> chosen(Selection.Chosen chosen);

    /** What a player chooses in that player's hand, so many cards, or all if there are fewer. None while the answer is awaited. */
    Option<? extends Array<? extends Thing>> chosenInHand(Seat player, int cards);

    /** Whether a player wants it. None while the answer is awaited. */
    Option<Boolean> agrees(Seat player);

    /** Which one of several the controller chooses, counted from 0; at most {@value Proof#MOST_MODES}. None while the answer is awaited. */
    Option<Integer> mode(int number);

    /** So many of these at random, or all if there are fewer. */
    Array<? extends Thing> random(int number, Array<? extends Thing> among);

    /** Deals damage to things, all at the same moment. */
    default void damage(Array<? extends Thing> things, int amount) {
        wordless("damage");
    }

    /** Heals damage. */
    default void heal(Array<? extends Thing> things, int amount) {
        wordless("heal");
    }

    /** Destroys things, all at the same moment. */
    void destroy(Array<? extends Thing> things);

    /** Adds to a number that things have; less than 0 takes away. */
    void add(Array<? extends Thing> things, Stat stat, int amount, Duration duration);

    /** Replaces a number that things have. */
    default void set(Array<? extends Thing> things, Stat stat, int amount, Duration duration) {
        wordless("set");
    }

    /** Makes things be something. */
    default void make(Array<? extends Thing> things, Quality what, Duration duration) {
        wordless("make");
    }

    /** Forbids things something. */
    void forbid(Array<? extends Thing> things, Deed deed, Duration duration);

    /** The next damage to each of them is prevented. */
    default void protect(Array<? extends Thing> things, Duration duration) {
        wordless("protect");
    }

    /** A player controls them from now on. */
    default void control(Seat player, Array<? extends Thing> things) {
        wordless("control");
    }

    /** Things in play go to an area of their owners. */
    void move(Array<? extends Thing> things, Area to);

    /** Cards in piles that everybody sees go to an area of their owners. */
    void take(Array<? extends Thing> cards, Area to);

    /** A player draws cards. */
    void draw(Seat player, int cards);

    /** The controller looks at the top cards of a player's pile, or all if there are fewer. They stay there. */
    default void lookAtTop(Seat player, Area pile, int cards) {
        wordless("lookAtTop");
    }

    /** The controller looks at a player's hand. */
    default void lookAtHand(Seat player) {
        wordless("lookAtHand");
    }

    /** A player discards cards of the hand. */
    void discard(Seat player, Array<? extends Thing> cards);

    /** A player discards so many cards of the hand, of that player's choice, or all if there are fewer. */
    default void discard(Seat player, int cards) {
        Option<? extends Array<? extends Thing>> chosen = chosenInHand(player, cards);
        if (chosen.isDefined()) {
            discard(player, chosen.get());
        }
    }

    /** A player discards so many cards of the hand at random, or all if there are fewer. */
    void discardAtRandom(Seat player, int cards);

    /** Cards go from the top of a player's pile to another one. */
    default void mill(Seat player, int cards, Area from, Area to) {
        wordless("mill");
    }

    private static void wordless(String method) {
        throw new IllegalArgumentException(method + ": nothing in this game does that");
    }
}
