package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.TurnedUp;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What must hold for the table of a game that was read from a text. */
final class TableInvariants {
    private static final Array<Phase> BEFORE_REVEAL = Array.of(Phase.SETUP, Phase.DRAW, Phase.PLAY);

    /** All of them. */
    static final Array<Invariant<Game, ?>> ALL = Array.of(
            Invariant.of(
                    Table.class,
                    (game, table) -> table.sides().map(Side::seat).equals(Players.BOTH),
                    "there must be two sides, South's first"),
            Invariant.of(
                    Table.class,
                    (game, table) -> table.turn() >= 0
                            && table.turn() <= game.config().options().turnLimit(),
                    "the turn must be from 0 to the turn limit"),
            Invariant.of(
                    Table.class,
                    (game, table) -> (table.turn() == 0) == (table.phase() == Phase.SETUP),
                    "turn 0 is before all phases"),
            Invariant.<Game, Table>of(
                            Table.class,
                            (game, table) ->
                                    table.turn() > 0 || game.config().options().mulligan() != Mulligan.OFF,
                            "without a mulligan nothing is decided before turn 1")
                    .by("TL-4.2"),
            Invariant.<Game, Table>of(
                            Table.class,
                            (game, table) -> !BEFORE_REVEAL.contains(table.phase()) || table.equals(table.lasting()),
                            "what lasts this turn begins with the Reveal phase")
                    .by("TL-4.5"),
            Invariant.of(
                    Table.class,
                    TableInvariants::numbered,
                    "every card on the field needs its own number, below the next one to be given"),
            Invariant.of(Table.class, TableInvariants::placed, "a card must be where it says it is"),
            Invariant.of(
                    CardOnField.class,
                    TableInvariants::wasOnField,
                    "this card cannot have been on the field with this number"),
            Invariant.of(
                    LaneHalf.class,
                    (game, row) -> row.creatures() <= LaneHalf.PLACES,
                    "a lane does not have places for that many Creatures"),
            Invariant.<Game, LaneHalf>of(LaneHalf.class, (game, row) -> row.times() >= 0, "a factor must be 0 or more")
                    .by("TL-9.13"),
            Invariant.of(
                    LaneHalf.class,
                    TableInvariants::inOrder,
                    "the cards of a lane must be in the order in which they came"),
            Invariant.<Game, Change.Set>of(
                            Change.Set.class, (game, change) -> change.points() >= 0, "points must be 0 or more")
                    .by("TL-9.12"),
            Invariant.of(
                    LaneHalf.class,
                    (game, row) -> row.faceDown().size() == 0 || game.table().phase() == Phase.REVEAL,
                    "cards lie face-down in the Reveal phase only"),
            Invariant.of(Side.class, (game, side) -> side.castle() >= 0 && side.beyond() >= 0, "HP must be 0 or more"),
            Invariant.<Game, Side>of(
                            Side.class,
                            (game, side) -> side.limits().forAll(left -> left >= 0),
                            "a limit of damage must be 0 or more")
                    .by("TL-9.14"),
            Invariant.<Game, Side>of(
                            Side.class,
                            (game, side) -> side.castle()
                                    <= game.config().options().castleMaximum().getOrElse(Points.MOST),
                            "a castle has no more HP than its maximum")
                    .by("TL-3.3"),
            Invariant.<Game, Side>of(
                            Side.class,
                            (game, side) -> side.beyond() == 0 || side.castle() == 0,
                            "only a castle at 0 has taken damage beyond 0")
                    .by("TL-11.11"),
            Invariant.of(
                    Side.class,
                    (game, side) -> side.hand().size() <= Draws.HAND && sorted(side.hand()),
                    "a hand must have at most " + Draws.HAND + " cards, sorted by id"),
            Invariant.of(Side.class, TableInvariants::conserved, "the cards of a player must be those of the deck"),
            Invariant.of(
                    TurnedUp.class,
                    (game, card) -> game.table().phase() == Phase.REVEAL
                            && (game.over() || game.agenda().tasks().exists(Enter.class::isInstance)),
                    "a card that is turned up must be about to enter its lane"));

    private TableInvariants() {}

    private static boolean numbered(Game game, Table table) {
        Array<Integer> numbers = Place.all().flatMap(table::standing).map(CardOnField::number);
        return table.next() >= 1
                && numbers.distinct().size() == numbers.size()
                && numbers.forAll(number -> number >= 1 && number < table.next());
    }

    @Rule("TL-9.7")
    private static boolean inOrder(Game game, LaneHalf row) {
        Array<Integer> entered = row.standing().map(CardOnField::entered);
        return entered.equals(entered.distinct().sorted())
                && entered.forAll(each -> each >= 1 && each < game.table().next());
    }

    @Rule("TL-3.1")
    private static boolean placed(Game game, Table table) {
        return Place.all()
                .forAll(place ->
                        table.standing(place).forAll(each -> each.place().equals(place)));
    }

    /** An effect may remember an earlier state of its card, and a card that has left. */
    @Rule("TL-9.21")
    private static boolean wasOnField(Game game, CardOnField card) {
        @Nullable CardOnField there = game.table().find(card.number());
        return there == null
                ? card.number() >= 1
                        && card.number() < game.table().next()
                        && (card.token() || deck(game, card.owner()).contains(card.card()))
                : there.card().equals(card.card()) && there.owner().equals(card.owner());
    }

    private static boolean sorted(Pile hand) {
        Array<String> ids = hand.cards().map(Card::id);
        return ids.equals(ids.distinct().sorted());
    }

    @Rule({"TL-1.9", "TL-3.8"})
    private static boolean conserved(Game game, Side side) {
        return game.table()
                .cardsOf(side.seat())
                .sortBy(Card::id)
                .equals(deck(game, side.seat()).sortBy(Card::id));
    }

    private static Array<Card> deck(Game game, Seat seat) {
        return game.config().decks().get(seat.index()).cards();
    }
}
