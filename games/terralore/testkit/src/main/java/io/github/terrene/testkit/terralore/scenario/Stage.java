package io.github.terrene.testkit.terralore.scenario;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.turn.TurnTask;
import io.github.terrene.terralore.rule.turn.TurnTask.BeginCounting;
import io.github.terrene.terralore.rule.turn.TurnTask.BeginTurn;
import io.github.terrene.terralore.rule.turn.TurnTask.EndTurn;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.testkit.script.Premises;
import io.github.terrene.testkit.terralore.law.Conservation;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;

/**
 * What is on the table as a {@link Scene} begins, and with which phase it begins. Said later, the words for cards and castles change the table
 * as if it had always been so; those for the turn, the options and the beginning come first, or are refused with an {@link
 * IllegalStateException}.
 *
 * <p>What cannot lie there, such as a fifth Creature in a lane, is refused with an {@link IllegalArgumentException} that says why.
 */
public abstract class Stage extends Looking {
    private static final int PIPS = 6;

    private Options options = Options.standard();
    private Table table = Table.before(Pile.EMPTY, Pile.EMPTY).withTurn(2).withPhase(Phase.PLAY);
    private Rng rng = Rng.of(1);

    Stage(Terralore rules) {
        super(rules);
    }

    private Scene with(UnaryOperator<Table> change) {
        if (hasBegun()) {
            Game now = state();
            putInPlace(new Game(now.config(), change.apply(now.table()), now.agenda(), now.rng()));
        } else {
            table = change.apply(table);
        }
        return self();
    }

    private Scene with(Seat seat, UnaryOperator<Side> change) {
        return with(now -> now.with(Premises.playing(seat, Players.BOTH), change));
    }

    private void atFirst(String what) {
        if (hasBegun()) {
            throw new IllegalStateException("say " + what + " before anything is done or awaited");
        }
    }

    private static Array<Card> fromDecks(Seat seat, String pile, Card... cards) {
        String where = Players.name(Premises.playing(seat, Players.BOTH)) + "'s " + pile;
        return Premises.cards(where, cards)
                .peek(card -> Premises.demand(
                        card.kind() != CardKind.TOKEN, card.name() + " is a token, which is nowhere but on the field"));
    }

    /** Gives South's castle 9 HP: the lane order begins with South's, and nobody rolls (7.2, 7.4). */
    public Scene southTrails() {
        return castles(9, 10);
    }

    /** Sets the options. */
    public Scene options(Options other) {
        atFirst("the options");
        options = other;
        return self();
    }

    /** Sets the number of the turn. */
    public Scene turn(int turn) {
        atFirst("the turn");
        return with(now -> now.withTurn(Premises.turn(turn)));
    }

    /** Sets the HP of both castles. */
    public Scene castles(int south, int north) {
        Premises.demand(south >= 0 && north >= 0, "castles have 0 HP or more");
        with(Players.SOUTH, side -> side.withCastle(south));
        return with(Players.NORTH, side -> side.withCastle(north));
    }

    /** Gives a player this hand. */
    public Scene hand(Seat seat, Card... cards) {
        return hand(seat, fromDecks(seat, "hand", cards));
    }

    private Scene hand(Seat seat, Array<Card> cards) {
        Premises.demand(
                cards.size() <= Proofreader.HAND,
                "a hand has at most " + Proofreader.HAND + " cards, not " + cards.size());
        return with(seat, side -> side.withHand(Pile.EMPTY.plusSorted(cards)));
    }

    /** Gives a player these cards besides those in hand. */
    final void inHand(Seat seat, Array<Card> more) {
        Table now = hasBegun() ? state().table() : table;
        hand(seat, now.side(seat).hand().cards().appendAll(more));
    }

    /** Gives a player a deck of that many filler cards. */
    public Scene deck(Seat seat, int cards) {
        return deck(
                seat,
                Array.range(0, Premises.deckSize(cards))
                        .map(number -> Scene.plain("Filler " + Players.name(seat) + " " + number, 1))
                        .toJavaArray(Card[]::new));
    }

    /** Gives a player this deck, its top first. */
    public Scene deck(Seat seat, Card... topFirst) {
        Array<Card> deck = fromDecks(seat, "deck", topFirst);
        return with(seat, side -> side.withDeck(Pile.of(deck)));
    }

    /** Gives a player this Graveyard, the newest card last. */
    public Scene graveyard(Seat seat, Card... cards) {
        Array<Card> dead = fromDecks(seat, "Graveyard", cards);
        return with(seat, side -> side.withGraveyard(dead));
    }

    /** Gives a player this Exile pile, the newest card last. */
    public Scene exile(Seat seat, Card... cards) {
        Array<Card> exiled = fromDecks(seat, "Exile pile", cards);
        return with(seat, side -> side.withExile(exiled));
    }

    /** Adds these face-up cards to a lane, in the order in which they arrived. */
    public Scene field(Place place, Card... cards) {
        String lane = Players.name(place.seat()) + "'s " + place.lane().word() + " lane";
        for (Card card : Premises.cards(lane, cards)) {
            with(now -> {
                boolean room = !card.kind().creature() || !now.row(place).full();
                Premises.demand(room, "there is no place for " + card.name() + " in " + lane);
                return now.entering(
                        new CardOnField(now.next(), card, place.seat(), place, now.next(), Array.empty()),
                        now.turnedUp());
            });
        }
        return self();
    }

    /** Raises a lane's total this turn, but not its field points. */
    public Scene total(Place place, int plus) {
        return with(now -> now.withRow(place, now.row(place).withTotal(plus, 1)));
    }

    /** Takes all random results from a seed. */
    public Scene seed(long seed) {
        if (hasBegun()) {
            putInPlace(new Game(state().config(), state().table(), state().agenda(), Rng.of(seed)));
        } else {
            rng = Rng.of(seed);
        }
        return self();
    }

    /** Sets the next dice rolls: South's, North's, and so on. */
    public Scene rolls(int... pips) {
        for (int each : pips) {
            Premises.demand(each >= 1 && each <= PIPS, "a die shows 1 to " + PIPS + ", not " + each);
        }
        long seed = 0;
        while (!rolled(seed, pips)) {
            seed++;
        }
        return seed(seed);
    }

    private static boolean rolled(long seed, int... pips) {
        Dice dice = Rng.of(seed).dice();
        for (int each : pips) {
            if (1 + dice.below(PIPS) != each) {
                return false;
            }
        }
        return true;
    }

    private Scene from(Agenda agenda) {
        atFirst("where the scene begins");
        Array<Deck> decks = Players.BOTH.map(seat -> Deck.of(Players.name(seat), Conservation.cardsOf(seat, table)));
        Game start = new Game(new GameConfig(options, decks), table, agenda, rng);
        return begin(new Play(start).proceed(null));
    }

    /** Starts with the Counting phase. */
    public Scene counting() {
        return from(Agenda.of(new BeginCounting()));
    }

    /** Starts with the end of the turn, before its "end of turn" effects. */
    public Scene ending() {
        return from(Agenda.of(new EndTurn()));
    }

    /** Starts with the Draw phase of that turn. */
    public Scene begins(int turn) {
        return from(Agenda.of(new BeginTurn(Premises.turn(turn))));
    }

    /** Starts with both players planning, unless the scene has started already. */
    public Scene planning() {
        return hasBegun() ? self() : from(TurnTask.PLANNING);
    }

    @Override
    protected Scene begun() {
        return planning();
    }
}
