package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.card.Situation;
import io.github.terrene.terralore.card.Timing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Everything on the table. It changes only by events. */
@Value.Immutable
public interface Table extends WithTable, Situation {
    /** The number of the turn; 0 before the first. */
    int turn();

    /** The phase of the turn. */
    Phase phase();

    /** The player from whose defending lane the lane order goes clockwise, this turn or, until it is fixed, last turn. */
    @Rule({"TL-7.2", "TL-7.6"})
    Seat leader();

    /** The sides, South's first. */
    Array<Side> sides();

    /** The card that has just been turned up and is not yet in its lane. */
    Option<TurnedUp> turnedUp();

    /** The number for the next card that comes onto the field or into another lane. */
    int next();

    /** The effects that have happened this turn. */
    Array<Usage> used();

    /** How the game ended. */
    Option<Outcome> outcome();

    /** A table before setup. */
    static Table before(Pile south, Pile north) {
        return builder()
                .turn(0)
                .phase(Phase.SETUP)
                .leader(Players.SOUTH)
                .sides(Array.of(Side.before(Players.SOUTH, south), Side.before(Players.NORTH, north)))
                .turnedUp(Option.none())
                .next(1)
                .used(Array.empty())
                .outcome(Option.none())
                .build();
    }

    /** One side. */
    default Side side(Seat seat) {
        return sides().get(seat.index());
    }

    /** The same table with another state of one side. */
    default Table withSide(Side side) {
        return withSides(sides().update(side.seat().index(), side));
    }

    /** The same table with a change to one side. */
    default Table with(Seat seat, UnaryOperator<Side> change) {
        return withSide(change.apply(side(seat)));
    }

    /** One lane of one player. */
    default LaneHalf row(Place place) {
        return side(place.seat()).row(place.lane());
    }

    /** The same table with another state of one lane. */
    default Table withRow(Place place, LaneHalf row) {
        return withSide(side(place.seat()).withRow(place.lane(), row));
    }

    /** The face-up card with that number, or null. */
    default @Nullable CardOnField find(int number) {
        @Nullable CardOnField south = side(Players.SOUTH).find(number);
        return south == null ? side(Players.NORTH).find(number) : south;
    }

    /** The face-up card with that number, which must be there. */
    default CardOnField get(int number) {
        @Nullable CardOnField found = find(number);
        if (found == null) {
            throw new IllegalArgumentException("no card on the field has the number " + number);
        }
        return found;
    }

    /** The same table without a face-up card. */
    default Table without(CardOnField gone) {
        return withRow(gone.place(), row(gone.place()).minus(gone.number()));
    }

    /** Whether that effect of a card has happened this turn. */
    default boolean used(CardOnField source, Timing timing) {
        for (int i = 0; i < used().size(); i++) {
            if (used().get(i).isOf(source, timing)) {
                return true;
            }
        }
        return false;
    }

    /** The same table in another phase of a turn. */
    default Table in(int turn, Phase phase) {
        return ImmutableTable.of(turn, phase, leader(), sides(), turnedUp(), next(), used(), outcome());
    }

    /** The same table with another state of one lane, another card turned up, and another number for the next card. */
    default Table with(Place place, LaneHalf row, Option<TurnedUp> up, int number) {
        Array<Side> changed =
                sides().update(place.seat().index(), side(place.seat()).withRow(place.lane(), row));
        return ImmutableTable.of(turn(), phase(), leader(), changed, up, number, used(), outcome());
    }

    /** The same table without what lasts only for the turn. */
    @Rule("TL-4.5")
    default Table lasting() {
        return ImmutableTable.of(
                turn(), phase(), leader(), sides().map(Side::lasting), turnedUp(), next(), Array.empty(), outcome());
    }

    /** The same table with one more face-up card in a lane, which came there with the next number, and another card turned up. */
    default Table entering(CardOnField card, Option<TurnedUp> up) {
        return with(card.place(), row(card.place()).plus(card), up, card.entered() + 1);
    }

    /** The same table with the face-up card of that number moved to a zone of its owner; a token ceases to exist. */
    @Rule({"TL-1.9", "TL-3.8"})
    default Table leaving(int number, BiFunction<Side, Card, Side> intoZone) {
        CardOnField gone = get(number);
        Table left = without(gone);
        return gone.token() ? left : left.with(gone.owner(), side -> intoZone.apply(side, gone.card()));
    }

    /** All cards of a player, wherever they are: those of the deck that the player brought, without tokens. */
    @Rule({"TL-2.2", "TL-3.8"})
    default Array<Card> cardsOf(Seat owner) {
        return side(owner)
                .cards()
                .appendAll(Place.all()
                        .flatMap(this::standing)
                        .filter(each -> each.owner().equals(owner) && !each.token())
                        .map(CardOnField::card))
                .appendAll(turnedUp()
                        .filter(card -> card.place().seat().equals(owner))
                        .map(TurnedUp::card));
    }

    /** The order in which lanes are revealed this turn, and in which effects that begin to wait at the same time happen. */
    @Rule("TL-7.6")
    default Array<Place> laneOrder() {
        return Place.clockwiseFrom(leader());
    }

    @Override
    default Array<CardOnField> standing(Place place) {
        return row(place).standing();
    }

    @Override
    default int castle(Seat seat) {
        return side(seat).castle();
    }

    @Override
    default int handSize(Seat seat) {
        return side(seat).hand().size();
    }

    @Override
    default int deckSize(Seat seat) {
        return side(seat).deck().size();
    }

    @Override
    default Array<Card> graveyard(Seat seat) {
        return side(seat).graveyard();
    }

    /** The current points of a Creature. */
    @Rule("TL-9.12")
    default int points(CardOnField creature) {
        return Current.points(this, creature);
    }

    /** What somebody sees of the table. */
    default Table seenBy(Seat viewer) {
        return withSides(sides().map(side -> side.seenBy(viewer)));
    }

    /** A builder for tables; everything must be given. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds tables. */
    final class Builder extends ImmutableTable.Builder {}
}
