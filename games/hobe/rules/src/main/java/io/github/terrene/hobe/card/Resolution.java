package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability being resolved: everything that an {@link Effect} can do.
 *
 * <p>Cards in play are identified by number; a card that is named twice counts once. What a method cannot do (a card is gone or out of reach,
 * no slot is free, a deck has fewer cards) is left out; the rest happens. When a deck is empty, the game is over, and nothing further
 * happens.
 *
 * <p>What makes no sense is refused with an {@link IllegalArgumentException}, which makes the effect a {@linkplain
 * io.github.terrene.kernel.card.FaultyEffect faulty} one: null, a seat at which nobody sits, an amount below 0, more than a
 * hundred questions of one effect, even if nobody had to answer them. An amount has no upper bound.
 */
public interface Resolution {
    /** What everybody may look at, as it is now. */
    Board board();

    /** The player who controls the effect. */
    Seat controller();

    /** The card that has the effect, as it is, or as it was when it left; none for an Event. */
    Option<CardInPlay> source();

    /**
     * The card that caused the effect, as it was when that happened, including its place: the card that was destroyed, left play or entered the
     * battlefield, which may be the card that has the effect. Of several at one moment, it is the first in the order of 10.6. None for an Event,
     * and for effects that come with a turn.
     */
    @Rule({"HB-10.7", "HB-10.14"})
    Option<CardInPlay> cause();

    /** Whether the effect may change that card: in standby, only Situations that say so reach it, and texts about their own card. */
    @Rule({"HB-10.2", "HB-10.3", "HB-10.13"})
    boolean reaches(CardInPlay card);

    /**
     * The targets of the effect: named when an Event was played, otherwise chosen now by the controller.
     *
     * @return the targets that still fit; none while the choice is awaited, in which case the effect must return at once
     */
    @Rule({"HB-7.26", "HB-10.15"})
    Option<Array<Choice>> aimedAt(Targets targets);

    /**
     * Lets a player choose from what is there: an option that is not on the board is left out. A single option is taken without a question;
     * without options, the effect does nothing. A card in hand is not an option: see {@link #chooseInHand}.
     *
     * @return the choice; none while the answer is awaited, or if there is nothing to choose from, in which case the effect must return at once
     */
    @Rule({"HB-10.15", "HB-10.19"})
    Option<Choice> choose(Question question);

    /**
     * Lets a player choose a card in that player's hand. A single card is taken without a question.
     *
     * @return its id; none while the answer is awaited, or if the hand is empty, in which case the effect must return at once
     */
    @Rule({"HB-10.15", "HB-10.19"})
    Option<String> chooseInHand(Seat player);

    /** Takes tokens from Battle cards, all at the same moment; those without tokens are destroyed. */
    @Rule("HB-10.8")
    void damage(Seq<Integer> cards, int damage);

    /** Gives Battle cards tokens back, never above their HP. */
    @Rule("HB-10.9")
    void heal(Seq<Integer> cards, int tokens);

    /** Destroys cards, all at the same moment. */
    @Rule("HB-3.10")
    void destroy(Seq<Integer> cards);

    /** Changes Battle cards; by no more points than {@link Bounds} allow. */
    @Rule("HB-10.16")
    void change(Seq<Integer> cards, Change change);

    /** Sends Battle cards to standby, as far as there are empty slots. */
    @Rule({"HB-10.10", "HB-10.17"})
    void sendToStandby(Seq<Integer> cards);

    /** Brings a Battle card to an empty slot of the battlefield on its side. Any other slot of the side is refused. */
    @Rule("HB-10.17")
    void bringToBattlefield(int card, Slot slot);

    /** Returns cards to the hands of their owners, all at the same moment. */
    @Rule("HB-12.7")
    void returnToHand(Seq<Integer> cards);

    /** Takes a card from an Underworld to its owner's hand. */
    @Rule("HB-12.7")
    void takeBack(Seat underworld, String card);

    /** Puts a Battle card from an Underworld into standby, if there is an empty slot. */
    @Rule({"HB-10.10", "HB-10.17"})
    void putIntoStandby(Seat underworld, String card);

    /** A deck loses cards. */
    @Rule("HB-10.18")
    void lose(Seat deck, int cards);

    /** A player draws cards, one at a time. */
    @Rule("HB-5.4")
    void draw(Seat player, int cards);

    /** A player discards a card from the hand, given by its id. */
    @Rule("HB-3.5")
    void discard(Seat player, String card);

    /** Shuffles cards of a Lost pile, taken at random, back into the deck. */
    @Rule({"HB-10.11", "HB-10.18"})
    void recover(Seat player, int cards);

    /** Counters the Event directly before this one. */
    @Rule("HB-8.6")
    void counter();
}
