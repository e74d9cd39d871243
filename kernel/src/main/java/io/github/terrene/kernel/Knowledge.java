package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * What somebody knows of cards that lie where nobody sees them, because they were seen on their way there: what {@link Rules#remembered} makes
 * of what a seat is told, and what {@link Rules#imagine} then puts there. Cards are named by their ids, copies repeated.
 *
 * <p>It says what is so, never all there is: a hand may hold other cards, too. Each game keeps what its own events tell of; of anything else
 * that is said here it makes nothing.
 *
 * @param inHands cards in hands, by seats; only hands of which something is known
 * @param onDecks cards on top of decks, the uppermost first, by seats; only decks of which something is known. Where a seat has several decks,
 *     the page of the game says which of them is meant
 * @param inPlay cards that were seen, by their numbers in play, whether they are still there, and face-down, or not
 */
public record Knowledge(Map<Seat, Seq<String>> inHands, Map<Seat, Seq<String>> onDecks, Map<Integer, String> inPlay) {
    /** Nothing is known. */
    public static final Knowledge NONE = new Knowledge(TreeMap.empty(), TreeMap.empty(), TreeMap.empty());

    /** Whether nothing is known. */
    public boolean isEmpty() {
        return inHands.isEmpty() && onDecks.isEmpty() && inPlay.isEmpty();
    }

    /** The cards that are known to be in the hand of one seat; none if nothing is known of it. */
    public Seq<String> inHand(Seat seat) {
        return inHands.getOrElse(seat, Array.empty());
    }

    /** The cards that are known to lie on top of the deck of one seat, the uppermost first; none if nothing is known of it. */
    public Seq<String> onDeck(Seat seat) {
        return onDecks.getOrElse(seat, Array.empty());
    }

    /** The card with that number in play; none if it is not known. */
    public Option<String> inPlay(int number) {
        return inPlay.get(number);
    }

    /** The same after cards that were seen came into a hand. */
    public Knowledge handGains(Seat seat, Seq<String> ids) {
        return withInHand(seat, inHand(seat).appendAll(ids));
    }

    /** The same after a card that was seen came into a hand. */
    public Knowledge handGains(Seat seat, String id) {
        return handGains(seat, Array.of(id));
    }

    /** The same after cards that were seen left a hand: of each that is known to be there one copy is not there any more. */
    public Knowledge handLoses(Seat seat, Seq<String> ids) {
        return withInHand(seat, ids.foldLeft(inHand(seat), Seq::remove));
    }

    /** The same after a card that was seen left a hand. */
    public Knowledge handLoses(Seat seat, String id) {
        return withInHand(seat, inHand(seat).remove(id));
    }

    /** The same after cards that were not seen left a hand: any of those that were known to be there may be gone. */
    public Knowledge handForgotten(Seat seat) {
        return withInHand(seat, Array.empty());
    }

    /** The same after cards that were seen were put on top of a deck, the first uppermost. */
    public Knowledge deckGains(Seat seat, Seq<String> ids) {
        return withOnDeck(seat, onDeck(seat).prependAll(ids));
    }

    /** The same after somebody saw what lies on top of a deck, the uppermost first: what is known to lie below still lies there. */
    public Knowledge deckShows(Seat seat, Seq<String> ids) {
        return withOnDeck(seat, onDeck(seat).drop(ids.size()).prependAll(ids));
    }

    /** The same after that many cards left a deck from its top. */
    public Knowledge deckLoses(Seat seat, int number) {
        return withOnDeck(seat, onDeck(seat).drop(number));
    }

    /** The same after a deck was shuffled, or cards that were not seen came onto it. */
    public Knowledge deckForgotten(Seat seat) {
        return withOnDeck(seat, Array.empty());
    }

    /** The same after somebody saw which card has that number in play, which no other card gets in that game. */
    public Knowledge inPlayShown(int number, String id) {
        return new Knowledge(inHands, onDecks, inPlay.put(number, id));
    }

    private Knowledge withInHand(Seat seat, Seq<String> ids) {
        return ids.eq(inHand(seat)) ? this : new Knowledge(with(seat, ids, inHands), onDecks, inPlay);
    }

    private Knowledge withOnDeck(Seat seat, Seq<String> ids) {
        return ids.eq(onDeck(seat)) ? this : new Knowledge(inHands, with(seat, ids, onDecks), inPlay);
    }

    private static Map<Seat, Seq<String>> with(Seat seat, Seq<String> ids, Map<Seat, Seq<String>> all) {
        return ids.isEmpty() ? all.remove(seat) : all.put(seat, ids);
    }
}
