package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Deals the cards that a seat does not see to the decks of the others: first those it knows to be in a certain deck, then Heroes and
 * Characters of SP 3 or more, of which a deck has one at most, then the rest.
 */
@Rule({"TO-14.6", "TO-14.19"})
final class ImaginedDecks {
    private final Dice dice;
    private final int[] sizes;
    private Array<Array<Card>> decks;

    private ImaginedDecks(DraftTable table, Dice dice) {
        this.dice = dice;
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
     * The decks that were masked, by seat, each in the order of the catalogue; nothing for those that were not.
     *
     * @param known cards known to be in the deck of a seat, by seat
     */
    static Array<Array<Card>> of(DraftView view, Array<Array<Card>> known, Dice dice) {
        ImaginedDecks imagined = new ImaginedDecks(view.table(), dice);
        Array<Card> left = view.unseen();
        for (Seat seat : Seat.first(known.size())) {
            for (Card card : known.get(seat.index()).filter(left::contains)) {
                imagined.add(seat, card);
                left = left.remove(card);
            }
        }
        Array<Card> shuffled = dice.shuffle(left);
        shuffled.filter(ImaginedDecks::limited).forEach(imagined::dealLimited);
        shuffled.reject(ImaginedDecks::limited).forEach(card -> imagined.add(imagined.anyWith(seat -> true), card));
        return imagined.decks.map(deck -> deck.sortBy(Card::id));
    }

    private void dealLimited(Card card) {
        @Nullable Seat seat = anyWith(other -> deck(other).forAll(each -> together(each, card)));
        add(seat == null ? anyWith(other -> true) : seat, card);
    }

    private void add(@Nullable Seat seat, Card card) {
        decks = seat == null ? decks : decks.update(seat.index(), deck(seat).append(card));
    }

    private Array<Card> deck(Seat seat) {
        return decks.get(seat.index());
    }

    /** A seat whose deck has room, each place in a deck equally likely; null if there is none. */
    private @Nullable Seat anyWith(Predicate<Seat> fits) {
        Array<Seat> places = Seat.first(sizes.length)
                .filter(fits)
                .flatMap(seat ->
                        Array.fill(Math.max(0, sizes[seat.index()] - deck(seat).size()), seat));
        return places.isEmpty() ? null : dice.pick(places);
    }

    private static boolean limited(Card card) {
        return hero(card) || villain(card);
    }

    /** Whether a deck may have both. */
    private static boolean together(Card one, Card other) {
        return !(hero(one) && hero(other)) && !(villain(one) && villain(other));
    }

    private static boolean hero(Card card) {
        @Nullable CharacterCard character = card.asCharacter();
        return character != null && character.hero();
    }

    private static boolean villain(Card card) {
        @Nullable CharacterCard character = card.asCharacter();
        return character != null && character.villain();
    }
}
