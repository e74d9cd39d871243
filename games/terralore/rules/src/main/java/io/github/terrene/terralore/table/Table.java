package io.github.terrene.terralore.table;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Everything on the table. It changes only by events. */
@Value.Immutable
public abstract class Table implements WithTable, Board {
    Table() {}

    /** The number of the turn; 0 before the first. */
    @Value.Parameter
    public abstract int turn();

    /** The phase of the turn. */
    @Value.Parameter
    public abstract Phase phase();

    /** The player from whose defending lane the lane order goes clockwise, this turn or, until it is fixed, last turn. */
    @Rule({"TL-7.2", "TL-7.6"})
    @Value.Parameter
    public abstract Seat leader();

    /** The sides, South's first. */
    @Value.Parameter
    public abstract Array<Side> sides();

    /** The card that has just been turned up and is not yet in its lane. */
    @Value.Parameter
    @Zone(to = EVERYBODY)
    public abstract Option<TurnedUp> turnedUp();

    /** The number for the next card that comes onto the field or into another lane. */
    @Value.Parameter
    @Names(Named.IN_PLAY)
    public abstract int next();

    /** The effects that have happened this turn. */
    @Value.Parameter
    public abstract Array<Usage> used();

    /** How the game ended. */
    @Value.Parameter
    public abstract Option<Outcome> outcome();

    /** A table before setup. */
    public static Table before(Pile south, Pile north) {
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
    public Side side(Seat seat) {
        return sides().get(seat.index());
    }

    /** The same table with another state of one side. */
    public Table withSide(Side side) {
        return withSides(sides().update(side.seat().index(), side));
    }

    /** The same table with a change to one side. */
    public Table with(Seat seat, UnaryOperator<Side> change) {
        return withSide(change.apply(side(seat)));
    }

    /** One lane of one player. */
    public LaneHalf row(Place place) {
        return side(place.seat()).row(place.lane());
    }

    /** The same table with another state of one lane. */
    public Table withRow(Place place, LaneHalf row) {
        return withSide(side(place.seat()).withRow(place.lane(), row));
    }

    @Override
    public @Nullable CardOnField find(int number) {
        @Nullable CardOnField south = side(Players.SOUTH).find(number);
        return south == null ? side(Players.NORTH).find(number) : south;
    }

    /** The face-up card with that number, which must be there. */
    public CardOnField get(int number) {
        @Nullable CardOnField found = find(number);
        if (found == null) {
            throw new IllegalArgumentException("no card on the field has the number " + number);
        }
        return found;
    }

    /** The same table without a face-up card. */
    public Table without(CardOnField gone) {
        return withRow(gone.place(), row(gone.place()).minus(gone.number()));
    }

    /** Whether that effect of a card has happened this turn. */
    public boolean used(CardOnField source, When timing) {
        for (int i = 0; i < used().size(); i++) {
            if (used().get(i).isOf(source, timing)) {
                return true;
            }
        }
        return false;
    }

    /** The same table in another phase of a turn. */
    public Table in(int turn, Phase phase) {
        return ImmutableTable.of(turn, phase, leader(), sides(), turnedUp(), next(), used(), outcome());
    }

    /** The same table with another state of one lane, another card turned up, and another number for the next card. */
    public Table with(Place place, LaneHalf row, Option<TurnedUp> up, int number) {
        Array<Side> changed =
                sides().update(place.seat().index(), side(place.seat()).withRow(place.lane(), row));
        return ImmutableTable.of(turn(), phase(), leader(), changed, up, number, used(), outcome());
    }

    /** The same table without what lasts only for the turn. */
    @Rule("TL-4.5")
    public Table lasting() {
        return ImmutableTable.of(
                turn(), phase(), leader(), sides().map(Side::lasting), turnedUp(), next(), Array.empty(), outcome());
    }

    /** The same table with one more face-up card in a lane, which came there with the next number, and another card turned up. */
    public Table entering(CardOnField card, Option<TurnedUp> up) {
        return with(card.place(), row(card.place()).plus(card), up, card.entered() + 1);
    }

    /** The same table with the face-up card of that number moved to a zone of its owner; a token ceases to exist. */
    @Rule({"TL-1.9", "TL-3.8"})
    public Table leaving(int number, BiFunction<Side, Card, Side> intoZone) {
        CardOnField gone = get(number);
        Table left = without(gone);
        return gone.token() ? left : left.with(gone.owner(), side -> intoZone.apply(side, gone.card()));
    }

    /** The order in which lanes are revealed this turn, and in which effects that begin to wait at the same time happen. */
    @Rule("TL-7.6")
    public Array<Place> laneOrder() {
        return Place.clockwiseFrom(leader());
    }

    @Override
    public Array<CardOnField> standing(Place place) {
        return row(place).standing();
    }

    @Override
    public int castle(Seat seat) {
        return side(seat).castle();
    }

    @Override
    public int handSize(Seat seat) {
        return side(seat).hand().size();
    }

    @Override
    public int deckSize(Seat seat) {
        return side(seat).deck().size();
    }

    @Override
    public Array<Card> graveyard(Seat seat) {
        return side(seat).graveyard();
    }

    @Override
    @Rule("TL-9.12")
    public int points(CardOnField creature) {
        return CurrentStats.points(this, creature);
    }

    @Override
    @Rule("TL-9.35")
    public boolean forbids(Thing thing, Deed deed) {
        return thing instanceof CardOnField card && CurrentTerms.forbids(this, card, deed);
    }

    /** A builder for tables; everything must be given. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds tables. */
    public static final class Builder extends ImmutableTable.Builder {}
}
