package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * Everything on the table. It changes only by events.
 *
 * @param elements the elements of the game, in their order
 * @param turn the number of the turn, counted from 1 for both players together; 0 before the first
 * @param active the player who has the Sword
 * @param south South's side
 * @param north North's side
 * @param duel the duel under way
 * @param promises the effects that wait for the next duel, in the order in which the powers were used
 * @param idle the number of turns in a row that count towards a stalemate
 * @param gained whether a victory point was gained this turn
 * @param outcome how the game ended
 */
@Rule({"CG-3.1", "CG-5.1", "CG-13.5", "CG-14.1", "CG-14.6"})
public record Table(
        Array<Element> elements,
        int turn,
        Seat active,
        Side south,
        Side north,
        @Open Option<Duel> duel,
        Array<NextDuelEffect> promises,
        int idle,
        boolean gained,
        Option<Outcome> outcome)
        implements Board, Masked<Table> {
    /** A table before setup. */
    public static Table before(Array<Element> elements, Side south, Side north) {
        return new Table(
                elements, 0, Players.SOUTH, south, north, Option.none(), Array.empty(), 0, false, Option.none());
    }

    /** Both sides, South's first. */
    public Array<Side> sides() {
        return Array.of(south, north);
    }

    /** One side. */
    public Side side(Seat seat) {
        return seat.index() == 0 ? south : north;
    }

    /** Who has the Diamond. */
    @Rule("CG-5.1")
    public Seat passive() {
        return Players.opponent(active);
    }

    /** Whether the game is over. */
    public boolean over() {
        return outcome.isDefined();
    }

    /** The same table with another state of one side. */
    public Table with(Side side) {
        boolean first = side.seat().index() == 0;
        return new Table(
                elements,
                turn,
                active,
                first ? side : south,
                first ? north : side,
                duel,
                promises,
                idle,
                gained,
                outcome);
    }

    /** The same table after a change of one side. */
    public Table with(Seat seat, UnaryOperator<Side> change) {
        return with(change.apply(side(seat)));
    }

    /** The same table after the same change of both sides. */
    public Table with(UnaryOperator<Side> change) {
        return new Table(
                elements,
                turn,
                active,
                change.apply(south),
                change.apply(north),
                duel,
                promises,
                idle,
                gained,
                outcome);
    }

    /** The same table with another duel, or none. */
    public Table with(Option<Duel> other) {
        return new Table(elements, turn, active, south, north, other, promises, idle, gained, outcome);
    }

    /** The same table with other promises. */
    public Table with(Array<NextDuelEffect> others) {
        return new Table(elements, turn, active, south, north, duel, others, idle, gained, outcome);
    }

    /** The same table at the beginning of a turn. */
    public Table turning(int number, Seat player) {
        return new Table(elements, number, player, south, north, duel, promises, idle, gained, outcome);
    }

    /** The same table after a player gained victory points. */
    public Table gaining(Seat seat, int vp) {
        Table more = with(seat, side -> side.with(side.purse().plusVp(vp)));
        return new Table(
                elements, turn, active, more.south, more.north, duel, promises, idle, gained || vp > 0, outcome);
    }

    /** The same table at the end of a turn: it counts for a stalemate if all decks are empty and nobody gained a victory point. */
    @Rule("CG-13.5")
    public Table endingTurn() {
        boolean counts = !gained && south.decks().exhausted() && north.decks().exhausted();
        return new Table(elements, turn, active, south, north, duel, promises, counts ? idle + 1 : 0, false, outcome);
    }

    /** The same table at the end of the game. */
    public Table with(Outcome end) {
        return new Table(elements, turn, active, south, north, duel, promises, idle, gained, Option.some(end));
    }

    /** Whether something of that kind waits for a player's next duel. */
    public boolean promised(Seat seat, Class<? extends ForNextDuel> kind) {
        return promises.exists(each -> each.seat().equals(seat) && kind.isInstance(each.effect()));
    }

    @Override
    public Array<Card> discarded(Seat seat) {
        return side(Arguments.seat("discarded", seat, Players.BOTH)).decks().discarded();
    }

    @Override
    public int handSize(Seat seat) {
        return side(Arguments.seat("handSize", seat, Players.BOTH)).hand().size();
    }

    @Override
    public int deckSize(Seat seat, DeckKind deck) {
        return side(Arguments.seat("deckSize", seat, Players.BOTH))
                .decks()
                .deck(Arguments.present("deckSize", "deck", deck))
                .size();
    }

    /** What is laid for Monsters, nobody sees. */
    @Override
    @Rule({"CG-10.13", "CG-14.3", "CG-14.4"})
    public Table masked(Seat viewer) {
        return duel.isDefined() && duel.get().invasion()
                ? with(duel.get().attacker(), side -> side.with(side.elements().withLaidUnknown()))
                : this;
    }
}
