package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability being resolved, with what only Terralore can do.
 *
 * <p>What a method cannot do is left out, and the rest happens: a lane is full, a card is gone, or a Skill is named where only Creatures can be
 * meant. What makes no sense is refused with an {@link IllegalArgumentException}, which becomes a {@link
 * io.github.terrene.kernel.card.FaultyEffect} that names the card and the effect. What is in a list twice counts once. Points, HP, damage,
 * totals and factors stop at {@value Points#MOST}.
 */
public interface Resolution extends io.github.terrene.kernel.word.Resolution {
    /** What is public, as it is now. */
    @Override
    Board world();

    /** The card that has the effect, as it is, or as it was when it left. Its "here" is the column of its place. */
    @Override
    CardOnField self();

    /** Those that caused it, as they were then. */
    @Override
    Array<CardOnField> that();

    /**
     * The same as {@link #choose(Question, Eligibility)}, but an answer that is not offered is refused by the rule of the question.
     */
    default Option<Choice> choose(Question question) {
        return choose(question, Eligibility.OFFERED);
    }

    /**
     * Lets a player choose among what is public. A single option is taken without a question; without options, the effect does nothing.
     *
     * <p>It also refuses an incomplete question, and options that are not there. Cards in hands are chosen by {@link #chosenInHand}.
     *
     * @param who what may be chosen, for refusals
     * @return the choice; none while the answer is awaited, or if there is nothing to choose from: then the effect must return at once
     */
    @Rule({"TL-9.9", "TL-9.24", "TL-9.29"})
    Option<Choice> choose(Question question, Eligibility who);

    /**
     * Lets the controller choose among cards that this effect has {@linkplain #look looked at}, in the same way. The question is secret, and
     * shows them.
     *
     * <p>It also refuses cards that this effect has not looked at, and a question to somebody else.
     *
     * @param shown the cards that were looked at for the question, the top first
     */
    @Rule("TL-9.18")
    Option<Choice> chooseOnTop(Question question, Seat deck, Seq<Card> shown, Eligibility who);

    /** One card that the controller chooses: one of these on the field, or any in a Graveyard. None while the answer is awaited. */
    @Rule({"TL-9.9", "TL-9.22"})
    Option<? extends Array<? extends Thing>> chosenOrBuried(Filter who);

    /**
     * Makes two Creatures of one player, one from each lane, exchange lanes in one move; any other two stay where they are. Naming the same
     * Creature twice is refused.
     */
    @Rule("TL-14.5")
    void exchange(Thing one, Thing other);

    /** Makes a token, if there is a place. A token that the effect's card does not name in {@link OwnEffect#makes} is refused. */
    @Rule("TL-1.9")
    void makeToken(Card token, Place at);

    /** Reveals Creatures on the field: their "on reveal" effects happen. */
    @Rule("TL-8.10")
    void reveal(Array<? extends Thing> creatures);

    /**
     * Puts the card of this effect back from its owner's Graveyard into the lane it left, if it is a Creature card, it is in the Graveyard,
     * and the lane has a place.
     */
    @Rule("TL-9.21")
    void comeBack();

    /**
     * Defers the {@linkplain OwnEffect#later later effects} of this part until the end of the turn, once.
     *
     * @throws IllegalStateException if there are none, or if this is a later effect itself: what was deferred is not deferred again
     */
    @Rule("TL-9.6")
    void defer();

    /** Shows cards on top of a deck to the controller, once; fewer if there are fewer. */
    Seq<Card> look(Seat deck, int cards);

    /**
     * Puts cards that this effect has looked at back on top, the first one on top of the others. Those that are not named come below them, in
     * their previous order. Those that are no longer on top of that deck are left out; a card that was not looked at there is refused.
     */
    @Rule("TL-9.18")
    void putBack(Seat deck, Seq<Card> inOrder);

    /** Damages a castle, as far as limits allow. */
    void damage(Seat castle, int damage);

    /** Heals a castle, up to its maximum. */
    void heal(Seat castle, int hp);

    /** Lets a castle take at most this much damage, 0 or more, from now until the turn ends. */
    void limitDamage(Seat castle, int most);

    /**
     * Adds to a lane's total this turn.
     *
     * @param points how many; negative if they are taken
     */
    void addToTotal(Place lane, int points);

    /**
     * Multiplies a lane's total this turn.
     *
     * @param by the factor, 0 or more
     */
    void multiplyTotal(Place lane, int by);
}
