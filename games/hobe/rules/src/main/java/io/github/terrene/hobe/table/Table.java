package io.github.terrene.hobe.table;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Everything on the table. It changes only by events.
 *
 * @param turn the number of the turn, counted from 1 for both players together; 0 before the first
 * @param phase the phase of the turn
 * @param active whose turn it is
 * @param south South's side
 * @param north North's side
 * @param played the Events between the players, in the order in which they were played
 * @param thisTurn what is remembered until the turn ends
 * @param next the number for the next card that enters play or comes to the battlefield
 * @param outcome how the game ended
 */
@Rule({"HB-3.1", "HB-12.1"})
public record Table(
        int turn,
        Phase phase,
        Seat active,
        Side south,
        Side north,
        @Zone(to = EVERYBODY) Array<PlayedEvent> played,
        ThisTurn thisTurn,
        @Names(Named.IN_PLAY) int next,
        Option<Outcome> outcome)
        implements Board {
    private static final ThisTurn NEW_TURN = ThisTurn.nothing();

    /** A table before setup. */
    public static Table before(Pile south, Pile north) {
        return new Table(
                0,
                Phase.SETUP,
                Players.SOUTH,
                Side.before(Players.SOUTH, south),
                Side.before(Players.NORTH, north),
                Array.empty(),
                NEW_TURN,
                1,
                Option.none());
    }

    /** Both sides, South's first. */
    public Array<Side> sides() {
        return Array.of(south, north);
    }

    /**
     * One side.
     *
     * @throws IllegalArgumentException if nobody sits at that seat
     */
    public Side side(Seat seat) {
        return seat.index() == 0 ? south : seat.index() == 1 ? north : nobody(seat);
    }

    private static Side nobody(Seat seat) {
        throw new IllegalArgumentException("nobody sits at seat " + seat);
    }

    /** Whether the game is over. */
    public boolean over() {
        return outcome.isDefined();
    }

    /** The same table in another phase of a turn. */
    public Table in(int otherTurn, Phase otherPhase, Seat player) {
        return new Table(otherTurn, otherPhase, player, south, north, played, thisTurn, next, outcome);
    }

    /** The same table in the next phase of a turn, with something else remembered. */
    public Table in(Phase otherPhase, ThisTurn remembered) {
        return new Table(turn, otherPhase, active, south, north, played, remembered, next, outcome);
    }

    /** The same table with another state of one side. */
    public Table with(Side side) {
        return with(side, thisTurn, next);
    }

    /** The same table with another state of one side, something else remembered, and another number for the next card. */
    public Table with(Side side, ThisTurn remembered, int number) {
        boolean first = side.seat().index() == 0;
        return new Table(
                turn, phase, active, first ? side : south, first ? north : side, played, remembered, number, outcome);
    }

    /** The same table with other sides. */
    public Table with(UnaryOperator<Side> change) {
        return new Table(
                turn, phase, active, change.apply(south), change.apply(north), played, thisTurn, next, outcome);
    }

    /** The same table with another state of one side, and other Events between the players. */
    public Table with(Side side, Array<PlayedEvent> events) {
        boolean first = side.seat().index() == 0;
        return new Table(
                turn, phase, active, first ? side : south, first ? north : side, events, thisTurn, next, outcome);
    }

    /** The same table with something else remembered until the turn ends. */
    public Table with(ThisTurn remembered) {
        return with(south, remembered, next);
    }

    /** The same table at the end of the game. */
    public Table with(Outcome end) {
        return new Table(turn, phase, active, south, north, played, thisTurn, next, Option.some(end));
    }

    /** The same table with one more card in play, which has the next number. */
    public Table entering(CardInPlay card) {
        return entering(card, side(card.controller()));
    }

    /**
     * The same table with one more card in play, which has the next number.
     *
     * @param left the side that the card has left
     */
    public Table entering(CardInPlay card, Side left) {
        boolean same = left.seat().equals(card.controller());
        Table after = same ? this : with(left);
        Side entered = same ? left : after.side(card.controller());
        return after.with(entered.plus(card), thisTurn, card.number() + 1);
    }

    /** The same table with another state of a card in play. */
    public Table updated(CardInPlay card) {
        return with(side(card.controller()).updated(card));
    }

    /**
     * The same table after a card left play, and its Weapons with it.
     *
     * @param into puts the card where it goes
     */
    @Rule({"HB-3.5", "HB-3.8", "HB-7.23"})
    public Table leaving(CardInPlay gone, UnaryOperator<Side> into) {
        Side controlled = side(gone.controller()).minus(gone.number());
        ThisTurn remembered = thisTurn.leaving(new Owned(gone.owner(), gone.card()));
        Table left = gone.owner().equals(gone.controller())
                ? with(into.apply(controlled), remembered, next)
                : with(controlled, remembered, next).with(into.apply(side(gone.owner())));
        Array<CardInPlay> weapons = gone.battle() ? weapons(gone.place()) : Array.empty();
        return weapons.foldLeft(left, (table, weapon) -> table.leaving(weapon, side -> side.bury(weapon.card())));
    }

    /** The same table after a Battle card has gone to another side, with its Weapons. */
    @Rule("HB-10.29")
    public Table changingSides(CardInPlay card, Place to) {
        Array<CardInPlay> moved = weapons(card.place()).prepend(card);
        Side left = moved.foldLeft(side(card.controller()), (side, each) -> side.minus(each.number()));
        Side entered = moved.foldLeft(side(to.seat()), (side, each) -> side.plus(each.movedTo(to, each.since())));
        return with(left).with(entered);
    }

    /** The same table after what lies in two slots of a side has changed places. */
    @Rule("HB-6.2")
    public Table exchanging(Seat seat, Slot one, Slot other, ThisTurn remembered) {
        return with(side(seat).exchanging(one, other, next), remembered, next + 1);
    }

    /** The same table without what lasts only for the turn. */
    @Rule("HB-5.5")
    public Table lasting() {
        return new Table(turn, phase, active, south.lasting(), north.lasting(), played, NEW_TURN, next, outcome);
    }

    /** A card as it is, or as it was when it left play. */
    public CardInPlay latest(CardInPlay was) {
        @Nullable CardInPlay there = find(was.number());
        return there == null ? was : there;
    }

    @Override
    public Array<CardInPlay> inPlay(Seat seat) {
        return side(seat).inPlay();
    }

    @Override
    public int deckSize(Seat seat) {
        return side(seat).deck().size();
    }

    @Override
    public int handSize(Seat seat) {
        return side(seat).hand().size();
    }

    @Override
    public int lostSize(Seat seat) {
        return side(seat).lost().size();
    }

    @Override
    public Array<Card> underworld(Seat seat) {
        return side(seat).underworld();
    }

    @Override
    public int attack(CardInPlay card) {
        return CurrentStats.attack(this, card);
    }

    @Override
    public Reach reach(CardInPlay card) {
        return CurrentStats.reach(this, card);
    }

    @Override
    public boolean forbids(Thing thing, Deed deed) {
        return thing instanceof CardInPlay card && CurrentStats.forbids(this, card, deed);
    }
}
