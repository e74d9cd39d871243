package io.github.terrene.draft.picking;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.zone.BySeat;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Something that happened in a draft. */
public sealed interface DraftEvent extends TableEvent<DraftTable> {
    /**
     * The pool is shuffled and dealt into piles; the cards left over are the excess pile.
     *
     * @param dealing the number of players, of rounds, and of cards in a pile
     * @param excess the excess pile, in the order of the catalogue
     */
    @Rule({"TO-14.2", "TO-14.4"})
    record PoolDealt(Dealing dealing, @Revealed Array<Card> excess) implements DraftEvent {
        @Override
        public DraftTable applyTo(DraftTable table) {
            return DraftTable.before(dealing.players(), excess);
        }
    }

    /**
     * A round begins: each player takes a pile.
     *
     * @param round the number of the round, from 1
     * @param piles the piles that the players have in hand now, by seat, each in the order of the catalogue
     * @param left the players who have left, and see none of the piles
     */
    @Rule({"TO-14.5", "TO-14.16"})
    record PilesTaken(
            int round, @Zone(to = OWNER) @BySeat @Revealed Array<Array<Card>> piles, Array<Seat> left)
            implements DraftEvent, SeenByPlayers {
        @Override
        public DraftTable applyTo(DraftTable table) {
            return table.withPiles(round, piles);
        }
    }

    /**
     * A card that a player picked.
     *
     * @param seat the player who picked it
     */
    @Rule("TO-14.5")
    record Picked(
            @Owner Seat seat, @Zone(to = OWNER) @Revealed Card card) {}

    /**
     * Each player has picked a card, and the piles are passed on.
     *
     * @param picks the card that each player picked, by seat
     * @param piles the piles that the players have in hand now, by seat
     * @param left the players who have left, and see none of the piles
     */
    @Rule({"TO-14.5", "TO-14.16"})
    record CardsPicked(
            Array<Picked> picks,
            @Zone(to = OWNER) @BySeat @Revealed Array<Array<Card>> piles,
            Array<Seat> left) implements DraftEvent, SeenByPlayers {
        @Override
        public DraftTable applyTo(DraftTable table) {
            ArrayBuilder<Array<Card>> all = new ArrayBuilder<>(picks.size());
            for (int seat = 0; seat < picks.size(); seat++) {
                all.add(SortedCards.with(
                        table.picks().get(seat), picks.get(seat).card()));
            }
            return table.withPicks(all.all(), piles);
        }
    }

    /**
     * The last deck is handed in. All other picks are in the excess pile now.
     *
     * @param decks the deck of each player, by seat; none for a player who has left
     * @param excess the excess pile, in the order of the catalogue
     */
    @Rule({"TO-14.6", "TO-14.16"})
    record DecksHandedIn(
            @Zone(to = OWNER) @BySeat Array<Option<Array<Card>>> decks,
            @Revealed Array<Card> excess) implements DraftEvent {
        @Override
        public DraftTable applyTo(DraftTable table) {
            return table.withDecks(decks, excess);
        }
    }

    /**
     * A player leaves.
     *
     * @param seat the player who leaves
     * @param self whether the event was sent to that player, who no longer sees any card of piles and picks
     */
    @Rule("TO-14.16")
    record PlayerLeft(@Revealed Seat seat, boolean self) implements DraftEvent, Masked<PlayerLeft> {
        static PlayerLeft of(Seat seat) {
            return new PlayerLeft(seat, false);
        }

        @Override
        public DraftTable applyTo(DraftTable table) {
            DraftTable without = table.withLeft(table.left().append(seat).sorted());
            return self ? without.concealed() : without;
        }

        @Override
        public PlayerLeft masked(Seat viewer) {
            return new PlayerLeft(seat, viewer.equals(seat));
        }
    }

    /**
     * The draft is over.
     *
     * @param outcome the outcome: nobody wins a draft, unless all but one have left
     */
    record DraftEnded(Outcome outcome) implements DraftEvent {
        @Override
        public DraftTable applyTo(DraftTable table) {
            return table.withOutcome(outcome);
        }
    }
}
