package io.github.terrene.testkit.terralore.scenario;

import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.CardTurnedUp;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * A scenario of Terralore: a table to start from, what is done, and the result.
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
 * <p>First say what is on the table, then what is done. Lanes are named by column, as on the printed board: W and E of South and North.
 * Each step is checked as {@link Script} says, except for saving and loading the game: that is left to the laws, since the cards of such a
 * table are not from any deck.
 */
public final class Scene extends Stage {
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

    private static final long TRIES = 20_000;

    private final Terralore rules;

    private Scene(Terralore rules) {
        super(rules);
        this.rules = rules;
        deck(SOUTH, 8).deck(NORTH, 8);
    }

    @Override
    protected Scene self() {
        return this;
    }

    /**
     * A table in the Play phase of turn 2: nobody has cards in hand, each deck has eight cards, and both castles have 10 HP.
     *
     * @param own cards that the rules know besides those of the starter set: only an imagined or a saved game asks for that
     * @throws IllegalArgumentException if a catalogue refuses one; the message says why
     */
    public static Scene table(Card... own) {
        return table(Terralore.of(
                own.length == 0
                        ? StarterSet.catalogue()
                        : Catalogue.of(StarterSet.cards().appendAll(Array.of(own)))
                                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")))));
    }

    /** The same with these rules. */
    public static Scene table(Terralore rules) {
        return new Scene(rules);
    }

    /** A scene of a game from its setup on. */
    public static Scene of(Terralore rules, GameConfig config, long seed) {
        return new Scene(rules).start(config, seed);
    }

    /** A scene of a game from its setup on, with random results such that these events are its setup. */
    public static Scene of(Terralore rules, GameConfig config, Predicate<Seq<Event>> chance) {
        Opening<Game, Event> opening =
                rules.open(config).getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
        return of(
                rules,
                config,
                Stream.rangeClosed(1L, TRIES)
                        .find(seed -> chance.test(opening.start(seed).events()))
                        .getOrElseThrow(() -> new AssertionError("chance never is like that")));
    }

    /** The rules. */
    public Terralore rules() {
        return rules;
    }

    /** A Creature of cost 0 without text, with the same points in both lanes. */
    public static Card plain(String name, int points) {
        return Words.creature(name).points(points).build();
    }

    /**
     * An entry of a plan: a card, its place, and the cards that pay for it. Of the place, an entry has the lane only: the card comes into that
     * lane of whoever plans it.
     */
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
                "handed in as a whole, the plan leads elsewhere than choice by choice: " + plan);
        return this;
    }

    /** Both players hand in whole plans, South first. */
    public Scene plans(Array<PlannedCard> south, Array<PlannedCard> north) {
        plan(SOUTH, south.toJavaArray(PlannedCard[]::new));
        return plan(NORTH, north.toJavaArray(PlannedCard[]::new));
    }

    /** The player of that place is given these cards and plans only this, the other player nothing, and both plans are opened. */
    public Scene reveals(Card card, Place place, Card... paid) {
        Seat seat = place.seat();
        Array<PlannedCard> own = Array.of(card(card, place, paid));
        inHand(seat, Array.of(paid).append(card));
        return seat.equals(SOUTH) ? plans(own, Array.empty()) : plans(Array.empty(), own);
    }

    /** Why a whole plan would be refused; nothing if it would not. */
    public Seq<Rejection> refusals(Seat seat, PlannedCard... entries) {
        planning();
        Seq<Rejection> why = rules.whyNot(state(), seat, Plan.of(entries));
        require(
                rules.handIn(state(), seat, Plan.of(entries))
                        .swap()
                        .toOption()
                        .equals(Option.when(why.nonEmpty(), why)),
                "whyNot and handIn disagree about " + Plan.of(entries));
        return why;
    }

    /** A whole plan is refused now, with all of these keys among the reasons. */
    public Scene refuses(Seat seat, Plan plan, String... keys) {
        return refusedBy(plan, refused(seat, plan), keys);
    }

    /** A whole plan is refused now with exactly these sentences, each with its key in parentheses. */
    public Scene refusesSaying(Seat seat, Plan plan, String... sentences) {
        return refusedSaying(plan, refused(seat, plan), sentences);
    }

    private Seq<Rejection> refused(Seat seat, Plan plan) {
        Seq<Rejection> why = refusals(seat, plan.entries().toJavaArray(PlannedCard[]::new));
        require(why.nonEmpty(), plan + " should be refused");
        return why;
    }

    /** An action is carried out, with random results such that these events follow from it. */
    public Scene does(Action action, Predicate<Seq<Event>> chance) {
        Game now = planning().game();
        return seed(Stream.rangeClosed(1L, TRIES)
                        .find(seed -> rules.apply(
                                        new Game(now.config(), now.table(), now.agenda(), Rng.of(seed)), action)
                                .map(Step::events)
                                .exists(chance))
                        .getOrElseThrow(() -> failure("chance never is like that: " + action)))
                .does(action);
    }

    /** A player answers a question. */
    public Scene answers(Seat seat, Choice choice) {
        return does(new Choose(seat, choice));
    }

    /** A player chooses a Creature for an effect that asks. */
    public Scene chooses(Seat seat, String creature) {
        return answers(seat, creature(creature));
    }

    /** A player chooses a card in hand. */
    public Scene discards(Seat seat, Card card) {
        return answers(seat, new Choice.InHand(card.id()));
    }

    /** A player chooses a card in their own Graveyard. */
    public Scene picks(Seat seat, Card card) {
        return answers(seat, new OwnChoice.Buried(seat, card.id()));
    }

    /** A player concedes. */
    public Scene concedes(Seat seat) {
        return does(new Concede(seat));
    }

    /** The cards turned up so far, in order. */
    public Array<String> revealed() {
        return events(CardTurnedUp.class).map(turned -> turned.card().name());
    }

    /** The next turn is being planned. */
    public Scene awaitsPlans(int turn) {
        require(game().table().turn() == turn, "it is turn " + game().table().turn() + ", not " + turn);
        return awaits("South: plan", "North: plan");
    }

    /** The game has been won by these players under that rule; without players it is drawn. */
    public Scene won(String rule, Seat... winners) {
        return isOver(new Outcome(Array.of(winners), rule));
    }

    /** The cards that somebody is looking at, as a view shows them. */
    public static Array<Card> shown(View view) {
        if (view.agenda().prompt() instanceof Ask ask) {
            return ask.shown().get().cards();
        }
        throw new AssertionError("nobody is asked a question in this view");
    }
}
