package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.view.SeenDeck;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Deals the cards that a seat does not see to the decks of the others: first those that the opponent must have, then those that not every
 * deck can take, then the rest. All are dealt; if a deck then has more of a kind than it may, they are dealt again.
 */
@Rule({"TO-14.6", "TO-14.19"})
final class ImaginedDecks {
    private static final int MOST_TRIES = 200;

    private final DeckLimits<Card> limits;
    private final Map<Seat, SeenDeck> seen;
    private final Dice dice;
    private final int[] sizes;
    private Array<Array<Card>> decks;
    private Array<Card> left;

    private ImaginedDecks(DraftView view, Map<Seat, SeenDeck> seen, Dice dice) {
        DraftTable table = view.table();
        this.limits = DeckRules.DRAFTED.kinds(view.config().options().edition());
        this.seen = seen;
        this.dice = dice;
        this.left = dice.shuffle(view.unseen());
        this.sizes = new int[table.players()];
        this.decks = Array.fill(table.players(), Array.<Card>empty());
        for (int seat = 0; seat < sizes.length; seat++) {
            sizes[seat] = size(table, seat);
        }
    }

    /** How many cards are to be dealt to a seat. */
    private static int size(DraftTable table, int seat) {
        Array<Card> deck = table.decks().get(seat).getOrElse(Array::empty);
        return deck.exists(Card::unknown) ? deck.size() : 0;
    }

    /**
     * The decks that were masked, by seat, each in the order of the catalogue; empty for those that were not.
     *
     * @param seen what the seat knows about decks, by seat
     */
    static Array<Array<Card>> of(DraftView view, Map<Seat, SeenDeck> seen, Dice dice) {
        ImaginedDecks imagined = new ImaginedDecks(view, seen, dice);
        imagined.deal();
        for (int tries = 1; tries < MOST_TRIES && !imagined.withinLimits(); tries++) {
            imagined = new ImaginedDecks(view, seen, dice);
            imagined.deal();
        }
        return imagined.decks.map(deck -> deck.sortBy(Card::id));
    }

    private void deal() {
        seen.keySet().forEach(this::dealSeen);
        left.sortBy(this::rank).forEach(this::deal);
    }

    private boolean withinLimits() {
        return decks.forAll(deck -> limits.problems(deck, "deck").isEmpty());
    }

    /** Deals the cards that the seat is known to have, and suitable ones for those that lie face-down in front of it. */
    private void dealSeen(Seat seat) {
        SeenDeck deck = seen.get(seat).get();
        deck.known().filter(left::contains).forEach(card -> add(seat, card));
        deck.faceDown(left, DeckRules.DRAFTED, room(seat)).forEach(card -> add(seat, card));
    }

    private boolean permits(Seat seat, Card card) {
        return seen.get(seat).forAll(each -> each.permits(deck(seat), card));
    }

    /** Cards that fewer decks can take come first, while there is still a place for them. */
    private int rank(Card card) {
        boolean barred = seen.keySet().exists(seat -> !permits(seat, card));
        return -2 * limits(card) - (barred ? 1 : 0);
    }

    /** How many of the limits for Heroes and for Characters of SP 3 or more a card counts for. */
    private static int limits(Card card) {
        @Nullable CharacterCard character = card.asCharacter();
        return character == null ? 0 : (character.hero() ? 1 : 0) + (character.villain() ? 1 : 0);
    }

    private void deal(Card card) {
        @Nullable Seat seat = anyWith(each -> permits(each, card) && limits.room(deck(each), card) > 0);
        @Nullable Seat other = seat == null ? anyWith(each -> true) : seat;
        if (other != null) {
            add(other, card);
        }
    }

    private void add(Seat seat, Card card) {
        decks = decks.update(seat.index(), deck(seat).append(card));
        left = left.remove(card);
    }

    private Array<Card> deck(Seat seat) {
        return decks.get(seat.index());
    }

    private int room(Seat seat) {
        return Math.max(0, sizes[seat.index()] - deck(seat).size());
    }

    /** A seat whose deck has room, each place in a deck equally likely; null if there is none. */
    private @Nullable Seat anyWith(Predicate<Seat> fits) {
        Array<Seat> places = Seat.first(sizes.length)
                .filter(seat -> room(seat) > 0 && fits.test(seat))
                .flatMap(seat -> Array.fill(room(seat), seat));
        return places.isEmpty() ? null : dice.pick(places);
    }
}
