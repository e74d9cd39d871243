package io.github.terrene.draft.picking;

import static io.github.terrene.kernel.zone.Zone.Kind.HAND;
import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.BySeat;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything on the table of a draft. Only events change it.
 *
 * <p>Piles, picks and decks are secret except for the number of their cards: a table as one seat may know it has {@link Card#UNKNOWN} in place
 * of the cards.
 *
 * @param round the round of the draft, from 1; 0 before the first
 * @param piles the pile that each player has in hand, by seat, in the order of the catalogue
 * @param picks the cards that each player has picked, by seat, in the order of the catalogue; empty once the decks are handed in
 * @param decks the deck of each player, by seat, in the order of the catalogue; none for a player who left, and for everybody until the last
 *     deck is handed in
 * @param excess the cards that nobody can get, in the order of the catalogue; they are public
 * @param left the players who have left, ascending
 * @param outcome how the draft ended: nobody wins it, unless all but one have left
 */
@Rule({"TO-14.4", "TO-14.5", "TO-14.6", "TO-14.19"})
public record DraftTable(
        int round,
        @Zone(to = OWNER, as = HAND) @BySeat Array<Array<Card>> piles,
        @Zone(to = OWNER, as = HAND) @BySeat Array<Array<Card>> picks,
        @Zone(to = OWNER, as = HAND) @BySeat Array<Option<Array<Card>>> decks,
        @Zone(to = EVERYBODY) Array<Card> excess,
        Array<Seat> left,
        Option<Outcome> outcome)
        implements SeenByPlayers {
    /** The table before anything is dealt. */
    static DraftTable before(int players, Array<Card> excess) {
        Array<Array<Card>> nothing = Array.fill(players, Array.<Card>empty());
        return new DraftTable(
                0, nothing, nothing, Array.fill(players, Option.none()), excess, Array.empty(), Option.none());
    }

    /** All its parts: piles, picks, decks, and the excess pile. */
    Array<Array<Card>> parts() {
        return piles.appendAll(picks).appendAll(decks.flatMap(deck -> deck)).append(excess);
    }

    /** All cards on it, part by part. */
    Array<Card> cards() {
        return parts().flatMap(cards -> cards);
    }

    /** How many players began. */
    public int players() {
        return piles.size();
    }

    /** The pile that a player has in hand. */
    public Array<Card> pile(Seat seat) {
        return piles.get(seat.index());
    }

    /** What a player has picked. */
    public Array<Card> picks(Seat seat) {
        return picks.get(seat.index());
    }

    /** The deck of a player; none before the decks are handed in, and if the player left. */
    public Option<Array<Card>> deck(Seat seat) {
        return decks.get(seat.index());
    }

    /** Whether a player is still in. */
    @Rule("TO-14.16")
    public boolean plays(Seat seat) {
        return seat.index() < players() && !left.contains(seat);
    }

    /** Who is still in, ascending. */
    public Array<Seat> staying() {
        return Seat.first(players()).removeAll(left);
    }

    /** Who gets a player's pile next: the player to the left in the first round, the one to the right in the second, and so on. */
    @Rule("TO-14.5")
    public Seat next(Seat seat) {
        return neighbour(seat, toTheLeft() ? 1 : players() - 1);
    }

    /** Whose pile a player gets next. */
    @Rule("TO-14.5")
    public Seat previous(Seat seat) {
        return neighbour(seat, toTheLeft() ? players() - 1 : 1);
    }

    private boolean toTheLeft() {
        return round % 2 == 1;
    }

    private Seat neighbour(Seat seat, int steps) {
        return Seat.of((seat.index() + steps) % players());
    }

    /** The same for somebody who sees no pile and no pick any longer. */
    @Rule("TO-14.16")
    DraftTable concealed() {
        return new DraftTable(round, unknown(piles), unknown(picks), decks, excess, left, outcome);
    }

    private static Array<Array<Card>> unknown(Array<Array<Card>> bySeat) {
        return bySeat.map(cards -> cards.map(card -> Card.UNKNOWN));
    }

    /**
     * The same with a card in place of each unknown one in a deck, as imagined by somebody who does not know the decks.
     *
     * @param imagined the imagined decks by seat; empty for decks that are known
     */
    @Internal
    public DraftTable unmasked(Array<Array<Card>> imagined) {
        return withDecks(decks.zipWith(imagined, (deck, cards) -> cards.isEmpty() ? deck : Option.some(cards)), excess);
    }

    DraftTable withPiles(int round, Array<Array<Card>> piles) {
        return new DraftTable(round, piles, picks, decks, excess, left, outcome);
    }

    DraftTable withPicks(Array<Array<Card>> picks, Array<Array<Card>> piles) {
        return new DraftTable(round, piles, picks, decks, excess, left, outcome);
    }

    DraftTable withDecks(Array<Option<Array<Card>>> decks, Array<Card> excess) {
        return new DraftTable(round, piles, picks.map(all -> Array.<Card>empty()), decks, excess, left, outcome);
    }

    DraftTable withLeft(Array<Seat> left) {
        return new DraftTable(round, piles, picks, decks, excess, left, outcome);
    }

    DraftTable withOutcome(Outcome outcome) {
        return new DraftTable(round, piles, picks, decks, excess, left, Option.some(outcome));
    }
}
