package io.github.terrene.terralore.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Choose;
import io.github.terrene.terralore.action.Concede;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.CardTurnedUp;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.rule.BeginCounting;
import io.github.terrene.terralore.rule.BeginTurn;
import io.github.terrene.terralore.rule.ChoosePlans;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A scenario: any table as a start, what is done, and questions about what came of it. Lanes are named by column, as on the printed
 * board: {@code Scene.W} and {@code Scene.E} of South and North.
 */
public final class Scene {
    public static final Seat SOUTH = Players.SOUTH;
    public static final Seat NORTH = Players.NORTH;
    public static final Place SOUTH_W = Place.of(SOUTH, Lane.DEFENDING);
    public static final Place SOUTH_E = Place.of(SOUTH, Lane.ATTACKING);
    public static final Place NORTH_W = Place.of(NORTH, Lane.ATTACKING);
    public static final Place NORTH_E = Place.of(NORTH, Lane.DEFENDING);

    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    /** Creatures of cost 0 with one point, and nothing else. */
    public static final Card COIN = plain("Coin", 1);

    public static final Card X = plain("X", 1);
    public static final Card Y = plain("Y", 1);

    private Options options = Options.standard();
    private Table table = Table.before(Pile.EMPTY, Pile.EMPTY).withTurn(2).withPhase(Phase.PLAY);
    private Rng rng = Rng.of(1);
    private Game game;
    private Array<Event> events = Array.empty();
    private Array<Event> latest = Array.empty();
    private boolean undoable;

    private Scene() {
        deck(SOUTH, 8).deck(NORTH, 8);
    }

    /** Turn 2 is in its Play phase, nobody has a card in hand, each deck has eight cards, both castles 10 HP. */
    public static Scene table() {
        return new Scene();
    }

    /** South's castle has 9 HP: the lanes begin with South's, and nobody rolls (7.2, 7.4). */
    public Scene southTrails() {
        return castles(9, 10);
    }

    /** A game from its setup on. */
    public static Scene of(Terralore rules, GameConfig config, long seed) {
        return new Scene().took(rules.start(config, seed).get());
    }

    /** A Creature of cost 0 without text. */
    public static Card plain(String name, int points) {
        return CardBuilder.creature(name).points(points).build();
    }

    public Scene options(Options other) {
        options = other;
        return this;
    }

    public Scene turn(int turn) {
        table = table.withTurn(turn);
        return this;
    }

    public Scene castles(int south, int north) {
        table = table.withSide(table.side(SOUTH).withCastle(south));
        table = table.withSide(table.side(NORTH).withCastle(north));
        return this;
    }

    public Scene hand(Seat seat, Card... cards) {
        table = table.withSide(table.side(seat).withHand(Pile.EMPTY.plusSorted(Array.of(cards))));
        return this;
    }

    /** So many cards that nobody has heard of. */
    public Scene deck(Seat seat, int cards) {
        return deck(
                seat,
                Array.range(0, cards)
                        .map(number -> plain("Filler " + Players.name(seat) + " " + number, 1))
                        .toJavaArray(Card[]::new));
    }

    public Scene deck(Seat seat, Card... topFirst) {
        table = table.withSide(table.side(seat).withDeck(Pile.of(Array.of(topFirst))));
        return this;
    }

    public Scene graveyard(Seat seat, Card... cards) {
        table = table.withSide(table.side(seat).withGraveyard(Array.of(cards)));
        return this;
    }

    public Scene field(Place place, Card... cards) {
        for (Card card : cards) {
            CardOnField standing =
                    new CardOnField(table.next(), card, place.seat(), place, table.next(), Array.empty());
            table = table.withRow(place, table.row(place).plus(standing)).withNext(table.next() + 1);
        }
        return this;
    }

    /** A lane's total is higher this turn, which field points are not. */
    public Scene total(Place place, int plus) {
        table = table.withRow(place, table.row(place).withTotal(plus, 1));
        return this;
    }

    /** The next rolls of dice: South's, North's, and so on. */
    public Scene rolls(int... pips) {
        long seed = 0;
        while (!rolled(seed, pips)) {
            seed++;
        }
        rng = Rng.of(seed);
        return this;
    }

    private static boolean rolled(long seed, int... pips) {
        Dice dice = Rng.of(seed).dice();
        for (int each : pips) {
            if (1 + dice.below(6) != each) {
                return false;
            }
        }
        return true;
    }

    private Scene from(Task task) {
        Array<Card> all = Array.empty();
        Deck none = Deck.of("none", all);
        Game start = new Game(GameConfig.of(options, none, none), table, Agenda.of(task), rng);
        return took(new Play(start).proceed(null));
    }

    private Scene took(Step<Game, Event> step) {
        game = step.state();
        latest = Array.ofAll(step.events());
        events = events.appendAll(latest);
        undoable = step.undoable();
        return this;
    }

    /** Counting comes. */
    public Scene counting() {
        return from(new BeginCounting());
    }

    /** A turn begins, with its Draw phase. */
    public Scene begins(int turn) {
        return from(new BeginTurn(turn));
    }

    /** Both players may plan. */
    public Scene planning() {
        return game == null ? from(ChoosePlans.OPEN) : this;
    }

    /** A card is planned in a place, with what is paid for it. */
    public static PlannedCard card(Card card, Place place, Card... paid) {
        return new PlannedCard(card.id(), place.lane(), Array.of(paid).map(Card::id));
    }

    public Scene plan(Seat seat, PlannedCard... entries) {
        planning();
        return took(RULES.handIn(game, seat, Plan.of(entries))
                .getOrElseThrow(refused -> new AssertionError(refused.mkString(" "))));
    }

    /** Both hand in, South first. */
    public Scene plans(Array<PlannedCard> south, Array<PlannedCard> north) {
        plan(SOUTH, south.toJavaArray(PlannedCard[]::new));
        return plan(NORTH, north.toJavaArray(PlannedCard[]::new));
    }

    /** One card of South, revealed with nothing paid, nothing by North. */
    public Scene reveals(Card card, Place place, Card... paid) {
        Seat seat = place.seat();
        Array<PlannedCard> own = Array.of(card(card, place, paid));
        table = table.withSide(table.side(seat)
                .withHand(table.side(seat).hand().plusSorted(Array.of(paid).append(card))));
        return seat.equals(SOUTH) ? plans(own, Array.empty()) : plans(Array.empty(), own);
    }

    public Seq<Rejection> refusals(Seat seat, PlannedCard... entries) {
        planning();
        Seq<Rejection> why = RULES.whyNot(game, seat, Plan.of(entries));
        assertThat(RULES.handIn(game, seat, Plan.of(entries)).swap().toOption())
                .isEqualTo(Option.when(why.nonEmpty(), why));
        return why;
    }

    public Scene does(Action action) {
        return took(RULES.apply(game, action).getOrElseThrow(refused -> new AssertionError(refused.mkString(" "))));
    }

    public Seq<Rejection> whyNot(Action action) {
        return RULES.whyNot(game, action);
    }

    public Scene chooses(Seat seat, String creature) {
        return does(new Choose(seat, creature(creature)));
    }

    public Scene discards(Seat seat, Card card) {
        return does(new Choose(seat, new Choice.InHand(card.id())));
    }

    public Scene picks(Seat seat, Card card) {
        return does(new Choose(seat, new Choice.Buried(seat, card.id())));
    }

    public Scene concedes(Seat seat) {
        return does(new Concede(seat));
    }

    /** The Creature with that name, the first of several. */
    public Choice.Creature creature(String name) {
        return new Choice.Creature(standing(name).number());
    }

    public CardOnField standing(String name) {
        return Place.all()
                .flatMap(game.table()::standing)
                .find(each -> each.card().name().equals(name))
                .getOrElseThrow(() -> new AssertionError(name + " is not on the field"));
    }

    public Game game() {
        return game;
    }

    public Side side(Seat seat) {
        return game.table().side(seat);
    }

    /** What happened since the start. */
    public Array<Event> events() {
        return events;
    }

    /** What the last action brought about. */
    public Array<Event> latest() {
        return latest;
    }

    /** Whether the last action can be taken back. */
    public boolean undoable() {
        return undoable;
    }

    /** All that a seat may do now, in the order in which it is listed. */
    public Seq<Action> legal(Seat seat) {
        return RULES.legal(game, seat);
    }

    public Array<String> field(Place place) {
        return game.table().standing(place).map(each -> each.card().name());
    }

    public int points(String name) {
        return game.table().points(standing(name));
    }

    public int castle(Seat seat) {
        return game.table().castle(seat);
    }

    public Array<String> graveyard(Seat seat) {
        return side(seat).graveyard().map(Card::name);
    }

    public Array<String> exile(Seat seat) {
        return side(seat).exile().map(Card::name);
    }

    public Array<String> hand(Seat seat) {
        return side(seat).hand().cards().map(Card::name);
    }

    /** The cards turned up so far, in order. */
    public Array<String> revealed() {
        return events.filter(CardTurnedUp.class::isInstance)
                .map(event -> ((CardTurnedUp) event).card().name());
    }

    /** Who decides now, and about what: "South: plan". */
    public Scene awaits(String... decisions) {
        assertThat(RULES.pending(game)
                        .map(each -> Players.name(each.seat()) + ": " + each.prompt())
                        .asJava())
                .containsExactly(decisions);
        return this;
    }

    /** The next turn is being planned. */
    public Scene awaitsPlans(int turn) {
        assertThat(game.table().turn()).as("turn").isEqualTo(turn);
        return awaits("South: plan", "North: plan");
    }

    public Scene awaitsNobody() {
        return awaits();
    }

    public Outcome outcome() {
        return game.table().outcome().getOrElseThrow(() -> new AssertionError("the game goes on"));
    }

    /** Who won, and by which rule; nobody if it is drawn. */
    public Scene won(String rule, Seat... winners) {
        assertThat(outcome().rule()).isEqualTo(rule);
        assertThat(outcome().winners().asJava()).containsExactly(winners);
        return awaitsNobody();
    }

    /** The cards that somebody is looking at, as a view shows them. */
    public static Array<Card> shown(View view) {
        return ((Ask) view.agenda().tasks().head()).question().shown();
    }

    /** What the awaited player is asked. */
    public Array<Choice> options() {
        return ((Ask) game.agenda().tasks().head()).question().options();
    }
}
