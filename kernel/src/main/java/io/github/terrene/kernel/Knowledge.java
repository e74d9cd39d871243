package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * What a seat knows about hidden cards because it saw them on their way to where they lie. {@link Rules#remembered} derives it from what the
 * seat is told, and {@link Rules#imagine} puts the cards there. Cards are named by their ids, copies repeated.
 *
 * <p>What it says is true, but never complete: a hand may hold other cards, too. Each game keeps what its own events tell, and ignores
 * anything else that is said here.
 *
 * @param inHands cards in hands, by seat; only hands about which something is known
 * @param onDecks cards on top of decks, the uppermost first, by seat; only decks about which something is known. If a seat has several decks,
 *     the page of the game says which one is meant
 * @param inPlay cards that were seen, by their numbers in play, whether or not they are still there and face-down
 */
public record Knowledge(Map<Seat, Seq<String>> inHands, Map<Seat, Seq<String>> onDecks, Map<Integer, String> inPlay) {
    /** Nothing is known. */
    public static final Knowledge NONE = new Knowledge(TreeMap.empty(), TreeMap.empty(), TreeMap.empty());

    /** Whether nothing is known. */
    public boolean isEmpty() {
        return inHands.isEmpty() && onDecks.isEmpty() && inPlay.isEmpty();
    }

    /** The cards that are known to be in the hand of one seat; none if nothing is known about it. */
    public Seq<String> inHand(Seat seat) {
        return inHands.getOrElse(seat, Array.empty());
    }

    /** The cards that are known to lie on top of the deck of one seat, the uppermost first; none if nothing is known about it. */
    public Seq<String> onDeck(Seat seat) {
        return onDecks.getOrElse(seat, Array.empty());
    }

    /** The card with that number in play; none if it is not known. */
    public Option<String> inPlay(int number) {
        return inPlay.get(number);
    }

    /** The knowledge after cards that were seen entered a hand. */
    public Knowledge handGains(Seat seat, Seq<String> ids) {
        return withInHand(seat, inHand(seat).appendAll(ids));
    }

    /** The knowledge after a card that was seen entered a hand. */
    public Knowledge handGains(Seat seat, String id) {
        return handGains(seat, Array.of(id));
    }

    /** The knowledge after cards that were seen left a hand: for each of them, one copy that was known to be there is gone. */
    public Knowledge handLoses(Seat seat, Seq<String> ids) {
        return withInHand(seat, ids.foldLeft(inHand(seat), Seq::remove));
    }

    /** The knowledge after a card that was seen left a hand. */
    public Knowledge handLoses(Seat seat, String id) {
        return withInHand(seat, inHand(seat).remove(id));
    }

    /** The knowledge after somebody saw a whole hand. */
    public Knowledge handShows(Seat seat, Seq<String> ids) {
        return withInHand(seat, ids);
    }

    /** The knowledge after unseen cards left a hand: any of those that were known to be there may be gone. */
    public Knowledge handForgotten(Seat seat) {
        return withInHand(seat, Array.empty());
    }

    /** The knowledge after cards that were seen were put on top of a deck, the first uppermost. */
    public Knowledge deckGains(Seat seat, Seq<String> ids) {
        return withOnDeck(seat, onDeck(seat).prependAll(ids));
    }

    /** The knowledge after somebody saw the top cards of a deck, the uppermost first: what is known to lie below them still lies there. */
    public Knowledge deckShows(Seat seat, Seq<String> ids) {
        return withOnDeck(seat, onDeck(seat).drop(ids.size()).prependAll(ids));
    }

    /** The knowledge after that many cards left the top of a deck. */
    public Knowledge deckLoses(Seat seat, int number) {
        return withOnDeck(seat, onDeck(seat).drop(number));
    }

    /** The knowledge after a deck was shuffled, or unseen cards were put onto it. */
    public Knowledge deckForgotten(Seat seat) {
        return withOnDeck(seat, Array.empty());
    }

    /** The knowledge after somebody saw which card has that number in play; no other card gets the same number in that game. */
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
