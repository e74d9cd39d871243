package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability being resolved: everything that an {@link Effect} can do.
 *
 * <p>Creatures are identified by number. What a method cannot do (a lane is full, a card is gone) is left out; the rest happens.
 */
public interface Resolution extends Situation {
    /** The card whose effect it is: as it is, or as it was when it left. Its "here" is the column of its place. */
    CardOnField source();

    /** Whether the source is on the field. */
    boolean sourceStands();

    /** Whether that is the effect's own card, wherever it is by now: an effect does not reach its own card unless its text says so. */
    @Rule("TL-9.22")
    default boolean own(Seat owner, Card card) {
        CardOnField source = source();
        return !source.token()
                && source.owner().equals(owner)
                && source.card().id().equals(card.id());
    }

    /** Whether that is the effect's own card or token. */
    @Rule("TL-9.22")
    default boolean own(CardOnField standing) {
        return standing.number() == source().number() || own(standing.owner(), standing.card());
    }

    /** The player who controls the effect, and chooses. */
    default Seat controller() {
        return source().controller();
    }

    /** The current points of a Creature. */
    int points(CardOnField creature);

    /**
     * Lets a player choose among what is public. A single option is taken without a question; without options, the effect does nothing.
     *
     * @return the choice; none while the answer is awaited, or if there is nothing to choose from: then the effect must return at once
     */
    @Rule({"TL-9.9", "TL-9.29"})
    Option<Choice> choose(Question question);

    /**
     * Lets a player choose cards to discard, or the whole hand if it has no more cards: one secret choice. How often the player is asked
     * depends only on the size of the hand, so that it tells nothing about what is kept.
     *
     * @param cards how many, 1 or more
     * @return their ids, for {@link #discard}; none while an answer is awaited: then the effect must return at once
     */
    @Rule({"TL-9.15", "TL-9.29"})
    Option<Array<String>> chooseDiscards(Seat player, int cards);

    /** Destroys Creatures, all at the same time; tokens cease to exist. */
    void destroy(Seq<Integer> creatures);

    /** Exiles Creatures, all at the same time; tokens cease to exist. */
    void exile(Seq<Integer> creatures);

    /** Exiles a card from a Graveyard. */
    void exileBuried(Seat graveyard, String card);

    /** Returns a Creature to its owner's hand, or to the Graveyard if the hand is full; a token ceases to exist. */
    void returnToHand(int creature);

    /** Moves a Creature to the other lane of its player, if there is a place. */
    void move(int creature);

    /** Makes two Creatures of one player exchange lanes in one move. */
    void exchange(int one, int other);

    /** Changes the points of Creatures. */
    void change(Seq<Integer> creatures, Change change);

    /** Makes a token, if there is a place. */
    void makeToken(Card token, Place at);

    /** Puts a Creature from a Graveyard onto the field, if there is a place; its "on reveal" happens only if the text says so. */
    void putOntoField(Seat graveyard, String card, Place at, boolean revealing);

    /**
     * Puts the card of this effect back from its owner's Graveyard into the lane it left, if it is in the Graveyard and the lane has a
     * place.
     */
    void comeBack();

    /** Puts off the {@linkplain Effect#later later effects} of this part until the end of the turn. */
    void defer();

    /** Draws cards one at a time; a player with too few has run out. */
    void draw(Seat player, int cards);

    /** Discards these cards, given by their ids, from a hand. */
    void discard(Seat player, Seq<String> cards);

    /** Discards cards from a hand at random. */
    void discardAtRandom(Seat player, int cards);

    /** Puts cards from the top of a player's deck into that player's Graveyard. */
    void mill(Seat player, int cards);

    /** Shows cards on top of a deck to the controller, once; fewer if there are fewer. */
    Seq<Card> look(Seat deck, int cards);

    /** Puts the cards that were looked at back on top, the first one on top of the others. */
    void putBack(Seat deck, Seq<Card> inOrder);

    /** Puts a card from a Graveyard on top of its owner's deck, once per deck and game. */
    void putIntoDeck(Seat graveyard, String card);

    /** Damages a castle. */
    void damage(Seat castle, int damage);

    /** Heals a castle. */
    void heal(Seat castle, int hp);

    /** Lets a castle take at most this much damage, 0 or more, from now until the turn ends. */
    void limitDamage(Seat castle, int most);

    /** Adds to a lane's total this turn. */
    void addToTotal(Place lane, int points);

    /** Multiplies a lane's total this turn. */
    void multiplyTotal(Place lane, int by);
}
