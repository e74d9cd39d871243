package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardKind;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.TurnedUp;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What must hold for the table of a game that was read from a text. */
final class TableInvariants {
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
                    TableInvariants::numbered,
                    "every card on the field needs its own number, below the next one to be given"),
            Invariant.of(Table.class, TableInvariants::placed, "a card must be where it says it is"),
            Invariant.of(
                    CardOnField.class,
                    (game, card) -> isThatOnField(game.table(), card),
                    "the card on the field with this number is a different card"),
            Invariant.of(
                    LaneHalf.class,
                    (game, row) -> row.creatures() <= LaneHalf.PLACES,
                    "a lane does not have places for that many Creatures"),
            Invariant.of(Side.class, (game, side) -> side.castle() >= 0 && side.beyond() >= 0, "HP must be 0 or more"),
            Invariant.of(
                    Side.class,
                    (game, side) -> side.hand().size() <= Draws.HAND && sorted(side.hand()),
                    "a hand must have at most " + Draws.HAND + " cards, sorted by id"),
            Invariant.of(Side.class, (game, side) -> eachOnce(game.table(), side), "a player cannot have a card twice"),
            Invariant.of(Side.class, (game, side) -> !hasToken(side), "a token can only be on the field"),
            Invariant.of(TurnedUp.class, (game, card) -> !isToken(card.card()), "a token can only be on the field"),
            Invariant.of(
                    Outcome.class,
                    (game, outcome) -> outcome.drawn() || outcome.winners().size() == 1,
                    "at most one player can win"));

    private TableInvariants() {}

    private static boolean numbered(Game game, Table table) {
        Array<Integer> numbers = Place.all().flatMap(table::standing).map(CardOnField::number);
        return table.next() >= 1
                && numbers.distinct().size() == numbers.size()
                && numbers.forAll(number -> number >= 1 && number < table.next());
    }

    @Rule("TL-3.1")
    private static boolean placed(Game game, Table table) {
        return Place.all()
                .forAll(place ->
                        table.standing(place).forAll(each -> each.place().equals(place)));
    }

    /** Whether the card with its number, if there still is one, is the same card: an effect may remember an earlier state of it. */
    private static boolean isThatOnField(Table table, CardOnField card) {
        @Nullable CardOnField there = table.find(card.number());
        return there == null
                || there.card().equals(card.card()) && there.owner().equals(card.owner());
    }

    private static boolean sorted(Pile hand) {
        Array<String> ids = hand.cards().map(Card::id);
        return ids.equals(ids.distinct().sorted());
    }

    @Rule("TL-2.2")
    private static boolean eachOnce(Table table, Side side) {
        Array<String> ids = table.cardsOf(side.seat()).map(Card::id);
        return ids.distinct().size() == ids.size();
    }

    @Rule("TL-1.9")
    private static boolean hasToken(Side side) {
        return side.cards().exists(TableInvariants::isToken);
    }

    private static boolean isToken(Card card) {
        return card.kind() == CardKind.TOKEN;
    }
}
