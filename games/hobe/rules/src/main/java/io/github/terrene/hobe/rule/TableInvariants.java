package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardInPlay.Changed;
import io.github.terrene.hobe.card.CardKind;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.table.Owned;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.ThisTurn;
import io.github.terrene.hobe.table.Usage;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What must hold for the table of a game that was read from a text. */
final class TableInvariants {
    private static final Array<Phase> PLAYING = Array.of(Phase.PLAY, Phase.BATTLE);

    /** All of them. */
    static final Array<Invariant<Game, ?>> ALL = Array.of(
            Invariant.of(
                    Table.class,
                    (game, table) -> table.sides().map(Side::seat).equals(Players.BOTH),
                    "South's side comes first"),
            Invariant.of(
                    Table.class,
                    (game, table) -> table.turn() >= 1 && table.phase() != Phase.SETUP,
                    "the first turn must have begun"),
            Invariant.of(
                    Table.class,
                    TableInvariants::numbered,
                    "every card in play needs its own number, below the next one to be given"),
            Invariant.of(
                    Side.class, (game, side) -> placed(side), "the cards in play must be in their slots, in order"),
            Invariant.of(
                    CardInPlay.class,
                    (game, card) -> wasInPlay(game.table(), card),
                    "this card is not in play, nor has it left play in this turn"),
            Invariant.of(
                    Side.class,
                    (game, side) ->
                            side.hand().cards().equals(side.hand().cards().sortBy(Card::id)),
                    "a hand must be sorted by id"),
            Invariant.of(
                    Side.class,
                    (game, side) -> side.recovered() >= 0 && side.recovered() <= Proofreader.MOST_RECOVERED,
                    "the number of cards shuffled back is impossible"),
            Invariant.<Game, Table>of(
                            Table.class, TableInvariants::conserved, "the cards of a player must be those of the deck")
                    .by("HB-10.18"),
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
                    .by("HB-7.17"),
            Invariant.of(PlayedEvent.class, (game, event) -> playable(event), "this cannot lie between the players"),
            Invariant.of(
                    PlayedEvent.class,
                    (game, event) -> PLAYING.contains(game.table().phase()),
                    "Events are played only in the Play and the Battle phase"));

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
        Array<Integer> numbers = table.sides().flatMap(Side::inPlay).map(CardInPlay::number);
        return table.next() >= 1 && numbers.distinct().size() == numbers.size() && numbers.forAll(given(table));
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

    /** An effect may remember an earlier state of its card, and a card that has left. */
    @Rule("HB-10.14")
    private static boolean wasInPlay(Table table, CardInPlay card) {
        @Nullable CardInPlay there = table.find(card.number());
        Owned remembered = new Owned(card.owner(), card.card());
        return there == null
                ? card.number() >= 1
                        && card.number() < table.next()
                        && table.thisTurn().left().contains(remembered)
                : remembered.equals(new Owned(there.owner(), there.card()));
    }

    @Rule("HB-10.18")
    private static boolean conserved(Game game, Table table) {
        return Players.BOTH.forAll(seat -> table.cardsOf(seat)
                .sortBy(Card::id)
                .equals(game.config().decks().get(seat.index()).cards().sortBy(Card::id)));
    }

    private static boolean playable(PlayedEvent event) {
        int targets = event.card().targets().map(Targets::number).sum().intValue();
        return event.card().kind() == CardKind.EVENT && event.targets().size() == targets;
    }
}
