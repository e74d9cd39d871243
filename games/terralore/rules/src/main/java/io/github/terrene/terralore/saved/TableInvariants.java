package io.github.terrene.terralore.saved;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Leaving;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Victory;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.TurnedUp;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

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
                    (game, table) -> table.turn() >= 1
                            && table.turn() <= game.config().options().turnLimit(),
                    "the turn must be from 1 to the turn limit"),
            Invariant.of(Table.class, (game, table) -> table.phase() == Phase.PLAY, "plans are made in the Play phase"),
            Invariant.<Game, Side>of(
                            Side.class,
                            (game, side) -> !Victory.lost(game.table(), side.seat()),
                            "who has lost before this phase has lost the game")
                    .by("TL-11.3"),
            Invariant.<Game, Table>of(
                            Table.class,
                            (game, table) -> table.equals(table.lasting()),
                            "what lasts this turn begins with the Reveal phase")
                    .by("TL-4.5"),
            Invariant.of(TurnedUp.class, (game, card) -> false, "no card is turned up before the Reveal phase"),
            Invariant.<Game, CardOnField>of(
                            CardOnField.class,
                            (game, card) -> card.creature() || card.card().leaving() == Leaving.STAYING,
                            "a Skill has left the field, unless its text keeps it")
                    .by("TL-7.10"),
            Invariant.of(
                    Table.class,
                    TableInvariants::numbered,
                    "every card on the field needs its own number, below the next one to be given"),
            Invariant.of(Table.class, TableInvariants::placed, "a card must be where it says it is"),
            Invariant.of(
                    LaneHalf.class,
                    (game, row) -> row.creatures() <= LaneHalf.PLACES,
                    "a lane does not have places for that many Creatures"),
            Invariant.of(
                    LaneHalf.class,
                    TableInvariants::inOrder,
                    "the cards of a lane must be in the order in which they came"),
            Invariant.<Game, Change.Set>of(
                            Change.Set.class, (game, change) -> change.points() >= 0, "points must be 0 or more")
                    .by("TL-9.12"),
            Invariant.of(
                    LaneHalf.class,
                    (game, row) -> row.faceDown().size() == 0,
                    "cards lie face-down in the Reveal phase only"),
            Invariant.of(Side.class, (game, side) -> side.castle() >= 0 && side.beyond() >= 0, "HP must be 0 or more"),
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
                    "a hand must have at most " + Draws.HAND + " cards, sorted by id"));

    private TableInvariants() {}

    private static boolean numbered(Game game, Table table) {
        return CardInvariants.numbered(Place.all().flatMap(table::standing).map(CardOnField::number), table.next());
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

    private static boolean sorted(Pile hand) {
        Array<String> ids = hand.cards().map(Card::id);
        return ids.equals(ids.distinct().sorted());
    }

    /** The cards of a player's zones are those of the deck, but for tokens on the field. */
    @Rule({"TL-1.9", "TL-3.8"})
    static Invariant<Game, Side> conserved(Zones zones) {
        return Invariant.of(
                Side.class,
                (game, side) -> CardInvariants.same(
                        tokens(game.table(), side.seat())
                                .foldLeft(
                                        zones.cardsOf(side.seat(), Table.class, game.table(), Card.class),
                                        Array::remove),
                        game.config().decks().get(side.seat().index()).cards()),
                "the cards of a player must be those of the deck");
    }

    private static Array<Card> tokens(Table table, Seat owner) {
        return Place.all()
                .flatMap(table::standing)
                .filter(each -> each.token() && each.owner().equals(owner))
                .map(CardOnField::card);
    }
}
