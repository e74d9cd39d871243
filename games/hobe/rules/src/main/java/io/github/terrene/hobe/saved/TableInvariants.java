package io.github.terrene.hobe.saved;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardInPlay.Changed;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.ThisTurn;
import io.github.terrene.hobe.table.Usage;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** What must hold for the table of a game that was read from a text. */
final class TableInvariants {
    private static final Array<Phase> WAITING = Array.of(Phase.MOVE, Phase.PLAY);

    /** All of them, but that no card is lost. */
    static final Array<Invariant<Game, ?>> ALL = Array.of(
            Invariant.of(
                    Table.class,
                    (game, table) -> table.sides().map(Side::seat).equals(Players.BOTH),
                    "South's side comes first"),
            Invariant.of(
                    Table.class,
                    (game, table) -> table.turn() >= 1 && WAITING.contains(table.phase()),
                    "a player decides freely only in the Move and the Play phase of a turn"),
            Invariant.of(PlayedEvent.class, (game, event) -> false, "no Event waits for its effect in between"),
            Invariant.<Game, Table>of(
                            Table.class,
                            (game, table) -> Players.BOTH.forAll(seat -> table.deckSize(seat) > 0),
                            "a player without a deck has lost")
                    .by("HB-11.1"),
            Invariant.of(
                    Table.class,
                    TableInvariants::numbered,
                    "every card in play needs its own number, below the next one to be given"),
            Invariant.of(
                    Side.class, (game, side) -> placed(side), "the cards in play must be in their slots, in order"),
            Invariant.of(
                    Side.class,
                    (game, side) -> CardInvariants.sorted(side.hand().cards()),
                    "a hand must be sorted by id"),
            Invariant.of(
                    Side.class,
                    (game, side) -> side.recovered() >= 0 && side.recovered() <= Proofreader.MOST_RECOVERED,
                    "the number of cards shuffled back is impossible"),
            Invariant.<Game, ThisTurn>of(
                            ThisTurn.class,
                            (game, turn) -> turn.moves() >= 0
                                    && turn.moves() <= game.options().moveLimit(),
                            "the number of moves is impossible")
                    .by("HB-6.3"),
            Invariant.of(
                    ThisTurn.class,
                    (game, turn) -> remembered(game.table(), turn),
                    "what is remembered of this turn must be about cards that have been in play"),
            Invariant.of(
                    CardInPlay.class,
                    (game, card) -> card.changes()
                            .map(Changed::since)
                            .append(card.since())
                            .forAll(given(game.table())),
                    "nothing can have begun later than now"),
            Invariant.<Game, CardInPlay>of(
                            CardInPlay.class,
                            (game, card) -> !card.battle()
                                    || game.table().weapons(card.place()).size()
                                            <= game.options().weaponsPerCard(),
                            "it bears too many Weapons")
                    .by("HB-7.17"));

    private TableInvariants() {}

    /** The numbers that have been given to cards. */
    private static Predicate<Integer> given(Table table) {
        return number -> number >= 1 && number < table.next();
    }

    private static boolean remembered(Table table, ThisTurn turn) {
        return turn.settled() >= 0
                && turn.settled() <= table.next()
                && turn.attacked()
                        .appendAll(turn.cameBack())
                        .appendAll(turn.used().map(Usage::number))
                        .forAll(given(table));
    }

    private static boolean numbered(Game game, Table table) {
        return CardInvariants.numbered(table.sides().flatMap(Side::inPlay).map(CardInPlay::number), table.next());
    }

    /** Whether each card is in a slot of its kind and of this side, and each Weapon follows its bearer. */
    @Rule({"HB-3.1", "HB-3.3", "HB-7.15", "HB-7.27"})
    private static boolean placed(Side side) {
        Array<CardInPlay> cards = side.inPlay();
        Array<Slot> taken =
                cards.reject(CardInPlay::weapon).map(card -> card.place().slot());
        return taken.distinct().size() == taken.size()
                && cards.equals(cards.sortBy(card -> card.place().slot()))
                && cards.forAll(card -> card.place().seat().equals(side.seat()) && inItsSlot(card))
                && cards.zipWithIndex().forAll(each -> follows(cards, each._1(), each._2()));
    }

    private static boolean inItsSlot(CardInPlay card) {
        boolean situation = card.place().slot() == Slot.SITUATION;
        boolean tokens = card.battle()
                ? card.tokens() >= 1 && card.tokens() <= card.card().hp()
                : card.tokens() == 0;
        return situation == card.situation() && tokens && card.card().kind() != CardKind.EVENT;
    }

    private static boolean follows(Array<CardInPlay> cards, CardInPlay card, int place) {
        return !card.weapon() || place > 0 && cards.get(place - 1).place().equals(card.place());
    }

    /** No card is lost, and none is there twice. */
    @Rule("HB-10.18")
    static Invariant<Game, Table> conserved(Zones zones) {
        return Invariant.<Game, Table>of(
                        Table.class,
                        (game, table) -> Players.BOTH.forAll(seat -> CardInvariants.same(
                                zones.cardsOf(seat, Table.class, table, Card.class),
                                game.config().decks().get(seat.index()).cards())),
                        "the cards of a player must be those of the deck")
                .by("HB-10.18");
    }
}
