package io.github.terrene.testkit.terralore.scenario;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.FieldEvent.CardTurnedUp;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.rule.ChoosePlans;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.TurnTask.BeginCounting;
import io.github.terrene.terralore.rule.TurnTask.BeginTurn;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A scenario of Terralore: a table to start from, what is done, and what comes of it.
 *
 * <pre>{@code
 * Scene scene = Scene.table()
 *         .southTrails()
 *         .hand(SOUTH, EMBER_FOX)
 *         .plan(SOUTH, card(EMBER_FOX, SOUTH_E))
 *         .plan(NORTH);
 * assertThat(scene.castle(NORTH)).isEqualTo(9);
 * scene.awaitsPlans(3);
 * }</pre>
 *
 * <p>Say first what lies on the table, then what is done. Lanes are named by column, as on the printed board: W and E of South and North.
 * Each step is checked as {@link Script} says, except that a game can be saved: this is left to the laws, since the cards of such a table
 * are from no deck.
 */
public final class Scene extends Script<GameConfig, Game, Action, Event, View, Scene> implements Looking {
    /** South, seat A. */
    public static final Seat SOUTH = Players.SOUTH;

    /** North, seat B. */
    public static final Seat NORTH = Players.NORTH;

    /** South's defending lane. */
    public static final Place SOUTH_W = Place.of(SOUTH, Lane.DEFENDING);

    /** South's attacking lane. */
    public static final Place SOUTH_E = Place.of(SOUTH, Lane.ATTACKING);

    /** North's attacking lane. */
    public static final Place NORTH_W = Place.of(NORTH, Lane.ATTACKING);

    /** North's defending lane. */
    public static final Place NORTH_E = Place.of(NORTH, Lane.DEFENDING);

    /** A Creature of cost 0 with one point, and nothing else. */
    public static final Card COIN = plain("Coin", 1);

    /** Another such Creature. */
    public static final Card X = plain("X", 1);

    /** A third such Creature. */
    public static final Card Y = plain("Y", 1);

    private final Terralore rules;

    private Options options = Options.standard();
    private Table table = Table.before(Pile.EMPTY, Pile.EMPTY).withTurn(2).withPhase(Phase.PLAY);
    private Rng rng = Rng.of(1);
    private boolean begun;

    private Scene(Terralore rules) {
        super(rules, Tables.folding(Game::table, View::table), Drawing::of, Players::name);
        this.rules = rules;
        deck(SOUTH, 8).deck(NORTH, 8);
    }

    @Override
    protected Scene self() {
        return this;
    }

    @Override
    protected Option<GameConfig> config(Game game) {
        return Option.none();
    }

    /** Turn 2 is in its Play phase, nobody has a card in hand, each deck has eight cards, both castles 10 HP. */
    public static Scene table() {
        return new Scene(Terralore.of(StarterSet.catalogue()));
    }

    /** South's castle has 9 HP: the lanes begin with South's, and nobody rolls (7.2, 7.4). */
    public Scene southTrails() {
        return castles(9, 10);
    }

    /** A game that begins with its setup. */
    public static Scene of(Terralore rules, GameConfig config, long seed) {
        return new Scene(rules)
                .from(rules.start(config, seed)
                        .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n"))));
    }

    /** A Creature of cost 0 without text. */
    public static Card plain(String name, int points) {
        return CardBuilder.creature(name).points(points).build();
    }

    /** Other options. */
    public Scene options(Options other) {
        options = other;
        return this;
    }

    /** It is that turn. */
    public Scene turn(int turn) {
        table = table.withTurn(turn);
        return this;
    }

    /** The HP of both castles. */
    public Scene castles(int south, int north) {
        table = table.withSide(table.side(SOUTH).withCastle(south));
        table = table.withSide(table.side(NORTH).withCastle(north));
        return this;
    }

    /** Gives a player this hand. */
    public Scene hand(Seat seat, Card... cards) {
        table = table.withSide(table.side(seat).withHand(Pile.EMPTY.plusSorted(Array.of(cards))));
        return this;
    }

    /** That many cards, none of which matters. */
    public Scene deck(Seat seat, int cards) {
        return deck(
                seat,
                Array.range(0, cards)
                        .map(number -> plain("Filler " + Players.name(seat) + " " + number, 1))
                        .toJavaArray(Card[]::new));
    }

    /** Gives a player this deck, its top first. */
    public Scene deck(Seat seat, Card... topFirst) {
        table = table.withSide(table.side(seat).withDeck(Pile.of(Array.of(topFirst))));
        return this;
    }

    /** Gives a player this Graveyard, the newest card last. */
    public Scene graveyard(Seat seat, Card... cards) {
        table = table.withSide(table.side(seat).withGraveyard(Array.of(cards)));
        return this;
    }

    /** Adds these Creatures to a lane, in the order in which they came. */
    public Scene field(Place place, Card... cards) {
        for (Card card : cards) {
            CardOnField standing =
                    new CardOnField(table.next(), card, place.seat(), place, table.next(), Array.empty());
            table = table.withRow(place, table.row(place).plus(standing)).withNext(table.next() + 1);
        }
        return this;
    }

    /** Raises a lane's total this turn, but not its field points. */
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
        return from(new Play(start).proceed(null));
    }

    private Scene from(Step<Game, Event> start) {
        begun = true;
        return begin(start);
    }

    /** Counting comes next. */
    public Scene counting() {
        return from(new BeginCounting());
    }

    /** A turn begins, with its Draw phase. */
    public Scene begins(int turn) {
        return from(new BeginTurn(turn));
    }

    /** Both players may plan. */
    public Scene planning() {
        return begun ? this : from(ChoosePlans.OPEN);
    }

    /** A card planned in a place, with what is paid for it. */
    public static PlannedCard card(Card card, Place place, Card... paid) {
        return new PlannedCard(card.id(), place.lane(), Array.of(paid).map(Card::id));
    }

    /** A player hands in a whole plan, which is equivalent to its small choices. */
    public Scene plan(Seat seat, PlannedCard... entries) {
        planning();
        Plan plan = Plan.of(entries);
        Step<Game, Event> whole = rules.handIn(state(), seat, plan)
                .getOrElseThrow(refused -> failure("refused: " + refused.mkString(" ")));
        perform(Players.name(seat) + " hands in " + plan, plan.actions(seat));
        require(
                whole.state().equals(state()) && latest().equals(Array.ofAll(whole.events())),
                "handed in as a whole it leads elsewhere than choice by choice: " + plan);
        return this;
    }

    /** Both hand in, South first. */
    public Scene plans(Array<PlannedCard> south, Array<PlannedCard> north) {
        plan(SOUTH, south.toJavaArray(PlannedCard[]::new));
        return plan(NORTH, north.toJavaArray(PlannedCard[]::new));
    }

    /** The player of that place plans this one card with these payments, the other player nothing, and both plans are opened. */
    public Scene reveals(Card card, Place place, Card... paid) {
        Seat seat = place.seat();
        Array<PlannedCard> own = Array.of(card(card, place, paid));
        table = table.withSide(table.side(seat)
                .withHand(table.side(seat).hand().plusSorted(Array.of(paid).append(card))));
        return seat.equals(SOUTH) ? plans(own, Array.empty()) : plans(Array.empty(), own);
    }

    /** Why a whole plan is refused; nothing if it is not. */
    public Seq<Rejection> refusals(Seat seat, PlannedCard... entries) {
        planning();
        Seq<Rejection> why = rules.whyNot(state(), seat, Plan.of(entries));
        require(
                rules.handIn(state(), seat, Plan.of(entries))
                        .swap()
                        .toOption()
                        .equals(Option.when(why.nonEmpty(), why)),
                "explaining and handing in do not agree about " + Plan.of(entries));
        return why;
    }

    /** A whole plan is refused at this moment, with all of these rules among the reasons. */
    public Scene refuses(Seat seat, Plan plan, String... numbers) {
        Seq<String> found =
                refusals(seat, plan.entries().toJavaArray(PlannedCard[]::new)).map(Rejection::rule);
        require(
                found.nonEmpty() && found.containsAll(Array.of(numbers)),
                plan + " should be refused by " + Array.of(numbers).mkString(", ") + ", not by "
                        + found.mkString(", "));
        return this;
    }

    /** A small choice is made. */
    public Scene does(Action action) {
        return perform(action.toString(), Array.of(action));
    }

    /** A small choice is refused at this moment, with all of these rules among the reasons, and nothing is changed. */
    public Scene refuses(Action action, String... numbers) {
        return refuse(action.toString(), Array.of(action), numbers);
    }

    /** Why a small choice is refused; nothing if it is not. */
    public Seq<Rejection> whyNot(Action action) {
        return rules.whyNot(state(), action);
    }

    /** A Creature is chosen for an effect that asks. */
    public Scene chooses(Seat seat, String creature) {
        return does(new Choose(seat, creature(creature)));
    }

    /** A card of the hand is chosen. */
    public Scene discards(Seat seat, Card card) {
        return does(new Choose(seat, new Choice.InHand(card.id())));
    }

    /** A card of the player's Graveyard is chosen. */
    public Scene picks(Seat seat, Card card) {
        return does(new Choose(seat, new Choice.Buried(seat, card.id())));
    }

    /** A player concedes. */
    public Scene concedes(Seat seat) {
        return does(new Concede(seat));
    }

    @Override
    public Game game() {
        return state();
    }

    /** What a player sees. */
    public View seenBy(Seat seat) {
        return view(seat);
    }

    /** What a player was sent since the start. */
    public Seq<Event> sentTo(Seat seat) {
        return sent(seat);
    }

    /** Another scene looks the same to a player: the view, what was sent, and what may be done. */
    public Scene looksTo(Seat seat, Scene other) {
        return looksTheSameTo(seat, other);
    }

    /** All that a seat may do now, in the order in which it is listed. */
    public Seq<Action> legal(Seat seat) {
        return rules.legal(state(), seat);
    }

    /** The cards turned up so far, in order. */
    public Array<String> revealed() {
        return events(CardTurnedUp.class).map(turned -> turned.card().name());
    }

    /** Exactly these decide now, each about that, such as {@code "South: plan"}. */
    public Scene awaits(String... decisions) {
        return await(Array.of(decisions).map(Scene::decision));
    }

    private static Decision decision(String told) {
        Seat seat = Players.BOTH
                .find(each -> told.startsWith(Players.name(each) + ": "))
                .getOrElseThrow(() -> new IllegalArgumentException("say who and about what: \"South: plan\""));
        return new Decision(seat, told.substring(told.indexOf(": ") + 2));
    }

    /** The next turn is being planned. */
    public Scene awaitsPlans(int turn) {
        require(game().table().turn() == turn, "it is turn " + game().table().turn() + ", not " + turn);
        return awaits("South: plan", "North: plan");
    }

    /** Nobody has to decide. */
    public Scene awaitsNobody() {
        return awaits();
    }

    /** The game is won by these players and that rule; without players it is drawn. */
    public Scene won(String rule, Seat... winners) {
        return isOver(new Outcome(Array.of(winners), rule));
    }

    /** The cards that somebody is looking at, as a view shows them. */
    public static Array<Card> shown(View view) {
        return ((Ask) view.agenda().tasks().head()).question().shown();
    }
}
