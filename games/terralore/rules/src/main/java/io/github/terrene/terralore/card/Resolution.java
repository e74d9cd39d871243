package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability being resolved: everything that an {@link Effect} can do.
 *
 * <p>Creatures are identified by number. What a method cannot do is left out, and the rest happens: a lane is full, a card is gone, or a
 * Skill is named where only Creatures can be meant. What makes no sense is refused with an {@link IllegalArgumentException}, which becomes a
 * {@link io.github.terrene.kernel.card.FaultyEffect} that names the card and the effect: null, even within a list; a seat where nobody sits; an
 * amount below 0; a number that no card on the field ever had. What is in a list twice counts once. Points, HP, damage, totals and factors
 * stop at {@value Points#MOST}.
 */
public interface Resolution extends Board {
    /** The card that has the effect, as it is, or as it was when it left. Its "here" is the column of its place. */
    CardOnField source();

    /** Whether the source is on the field. */
    boolean sourceStands();

    /** Whether that is the effect's own card, wherever it is by now. An effect does not reach its own card unless its text says so. */
    @Rule("TL-9.22")
    default boolean own(Seat owner, Card card) {
        Arguments.seat("own", owner, Players.BOTH);
        Arguments.present("own", "card", card);
        CardOnField source = source();
        return !source.token()
                && source.owner().equals(owner)
                && source.card().id().equals(card.id());
    }

    /** Whether that is the effect's own card or token. */
    @Rule("TL-9.22")
    default boolean own(CardOnField standing) {
        Arguments.present("own", "card", standing);
        return standing.number() == source().number() || own(standing.owner(), standing.card());
    }

    /** The player who controls the effect, and chooses. */
    default Seat controller() {
        return source().controller();
    }

    /** The current points of a Creature, as it is now if it is on the field. */
    int points(CardOnField creature);

    /**
     * The same as {@link #choose(Question, Eligibility)}, but an answer that is not offered is refused by the rule of the question.
     */
    default Option<Choice> choose(Question question) {
        return choose(question, Eligibility.OFFERED);
    }

    /**
     * Lets a player choose among what is public, or among cards that were {@linkplain #look looked at}. A single option is taken without a
     * question; without options, the effect does nothing.
     *
     * <p>It also refuses an incomplete question, options that are not there, and shown cards that this effect has not looked at, or that are
     * shown to a player other than the controller. Cards in hands can be chosen only with {@link #chooseDiscards}. An effect that asks
     * more than a hundred questions is faulty, even if nobody had to answer them.
     *
     * @param who what may be chosen; called only when somebody wants to know why an answer that is not offered is refused
     * @return the choice; none while the answer is awaited, or if there is nothing to choose from, in which case the effect must return at once
     */
    @Rule({"TL-9.9", "TL-9.29"})
    Option<Choice> choose(Question question, Eligibility who);

    /**
     * Lets a player choose cards to discard, or the whole hand if it has no more cards, as one secret choice. How often the player is asked
     * depends only on the size of the hand, so that it tells nothing about what is kept.
     *
     * @param cards how many, 0 or more
     * @return their ids, for {@link #discard}; none while an answer is awaited, in which case the effect must return at once
     */
    @Rule({"TL-9.15", "TL-9.29"})
    Option<Array<String>> chooseDiscards(Seat player, int cards);

    /** Destroys Creatures, or Skills that are on the field, all at the same time; tokens cease to exist. */
    void destroy(Seq<Integer> creatures);

    /** Exiles Creatures, or Skills that are on the field, all at the same time; tokens cease to exist. */
    void exile(Seq<Integer> creatures);

    /** Exiles a card from a Graveyard. */
    void exileBuried(Seat graveyard, String card);

    /** Returns a Creature, or a Skill that is on the field, to its owner's hand, or to the Graveyard if the hand is full; a token ceases to exist. */
    void returnToHand(int creature);

    /** Moves a Creature to the other lane of its player, if there is a place. */
    void move(int creature);

    /**
     * Makes two Creatures of one player, one from each lane, exchange lanes in one move; any other two stay where they are. Naming the same
     * Creature twice is refused.
     */
    @Rule("TL-14.5")
    void exchange(int one, int other);

    /** Changes the points of Creatures. A change that does not say how long it lasts, or that sets points below 0, is refused. */
    void change(Seq<Integer> creatures, Change change);

    /** Makes a token, if there is a place. A token that the effect's card does not name in {@link Effect#tokens} is refused. */
    @Rule("TL-1.9")
    void makeToken(Card token, Place at);

    /**
     * Puts a Creature card from a Graveyard onto the field, if there is a place; its "on reveal" happens only if the text says so. A Skill
     * stays where it is.
     */
    void putOntoField(Seat graveyard, String card, Place at, boolean revealing);

    /**
     * Puts the card of this effect back from its owner's Graveyard into the lane it left, if it is a Creature card, it is in the Graveyard,
     * and the lane has a place.
     */
    void comeBack();

    /**
     * Defers the {@linkplain Effect#later later effects} of this part until the end of the turn, once.
     *
     * @throws IllegalStateException if there are none, or if this is a later effect itself: what was deferred is not deferred again
     */
    @Rule("TL-9.6")
    void defer();

    /** Draws cards one at a time; a player with too few has run out. */
    void draw(Seat player, int cards);

    /** Discards these cards, given by their ids, from a hand; those that are not in it are left out. */
    @Rule("TL-9.16")
    void discard(Seat player, Seq<String> cards);

    /** Discards cards from a hand at random. */
    void discardAtRandom(Seat player, int cards);

    /** Puts cards from the top of a player's deck into that player's Graveyard. */
    void mill(Seat player, int cards);

    /** Shows cards on top of a deck to the controller, once; fewer if there are fewer. */
    Seq<Card> look(Seat deck, int cards);

    /**
     * Puts cards that this effect has looked at back on top, the first one on top of the others. Those that are not named come below them, in
     * their previous order. Those that are no longer on top of that deck are left out; a card that was not looked at there is refused.
     */
    @Rule("TL-9.18")
    void putBack(Seat deck, Seq<Card> inOrder);

    /** Puts a card from a Graveyard on top of its owner's deck, once per deck and game. */
    void putIntoDeck(Seat graveyard, String card);

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
