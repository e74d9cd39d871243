package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Score;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

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
    @Rule("CG-12.20")
    public Array<CardInPlay> inPlay(Seat seat) {
        Side side = side(Arguments.seat("inPlay", seat, Players.BOTH));
        ArrayBuilder<CardInPlay> cards = new ArrayBuilder<>(2 * Spearhead.PLACES);
        for (int place = 1; place <= Spearhead.PLACES; place++) {
            add(seat, place, side.spearhead().at(place).legend(), cards);
            add(seat, place, side.spearhead().at(place).relic(), cards);
        }
        add(seat, side.domain().realm(), cards);
        add(seat, side.domain().nest(), cards);
        return cards.all();
    }

    /** Whether there is such a card in play, on either side. */
    public boolean hasInPlay(Predicate<Card> such) {
        return side(active).hasInPlay(such) || side(passive()).hasInPlay(such);
    }

    private static void add(Seat seat, int place, Option<Stack> stack, ArrayBuilder<CardInPlay> cards) {
        if (stack.isDefined()) {
            cards.add(new CardInPlay(seat, place, stack.get().card()));
        }
    }

    private static void add(Seat seat, Array<Card> listed, ArrayBuilder<CardInPlay> cards) {
        for (int i = 0; i < listed.size(); i++) {
            cards.add(new CardInPlay(seat, i + 1, listed.get(i)));
        }
    }

    /** A card as it is now, if it is still there: its place is that of such a card in the same zone. */
    public @Nullable CardInPlay find(CardInPlay card) {
        return inPlay(card.controller())
                .filter(each -> each.card().equals(card.card()))
                .minBy(each -> Math.abs(each.place() - card.place()))
                .getOrNull();
    }

    /** The same table without a card in play. Its duplicates are discarded. */
    @Rule({"CG-9.8", "CG-12.18"})
    public Table without(CardInPlay gone) {
        return with(gone.controller(), side -> switch (gone.card().kind()) {
            case LOCATION -> side.with(side.domain().minusLocation(gone.card()));
            case MONSTER -> side.with(side.domain().minusMonster(gone.card()));
            default -> side.withoutTop(gone.place(), gone.card().kind());
        });
    }

    @Override
    public boolean serves(CardInPlay relic) {
        return side(Arguments.present("serves", "card", relic).controller())
                .spearhead()
                .legend(relic.place())
                .isDefined();
    }

    @Override
    public boolean leftRoundEmpty(Seat seat) {
        Seat there = Arguments.seat("leftRoundEmpty", seat, Players.BOTH);
        return duel.isDefined() && duel.get().leftRoundEmpty(there);
    }

    @Override
    public @Nullable CardInPlay facing(CardInPlay card) {
        return Fighter.facing(this, Arguments.present("facing", "card", card));
    }

    @Override
    @Rule("CG-14.1")
    public int score(Seat seat, Score score) {
        Side side = side(Arguments.seat("score", seat, Players.BOTH));
        return switch ((Tally) Arguments.present("score", "number", score)) {
            case SHARDS -> side.purse().shards();
            case RAIVEN -> side.purse().raiven();
            case VICTORY_POINTS -> side.purse().vp();
            case HAND -> side.hand().size();
            case COMPANION_DECK -> side.decks().companion().size();
            case ADVENTURE_DECK -> side.decks().adventure().size();
            case DISCARD_PILE -> side.decks().discarded().size();
            case PILLARS -> side.domain().pillars();
        };
    }

    @Override
    @Rule("CG-12.22")
    public boolean forbids(Thing thing, Deed deed) {
        return CurrentTerms.forbids(this, Arguments.present("forbids", "card", thing), deed);
    }

    @Override
    public Array<Card> discarded(Seat seat) {
        return side(Arguments.seat("discarded", seat, Players.BOTH)).decks().discarded();
    }

    @Override
    public Array<Card> pantheon(Seat seat) {
        return side(Arguments.seat("pantheon", seat, Players.BOTH)).domain().pantheon();
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
