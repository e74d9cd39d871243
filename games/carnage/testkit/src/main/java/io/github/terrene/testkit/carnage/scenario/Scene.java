package io.github.terrene.testkit.carnage.scenario;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.MonstersElementsLaid;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import java.util.function.Predicate;

/**
 * A scenario of Carnage: a table to start from, what is done, and the result.
 *
 * <pre>{@code
 * Scene scene = Scene.table()
 *         .company(SOUTH, FireCards.WICK_BEARER, WaterCards.FERRY_CHILD)
 *         .company(NORTH, EarthCards.DITCH_DIGGER)
 *         .elements(SOUTH, fire(8), water(5), air(1), air(2))
 *         .elements(NORTH, earth(1), earth(2), air(3), water(3))
 *         .attacks(1, 2, 0)
 *         .blocks(NORTH, 1, 0, 0)
 *         .lays(SOUTH, fire(8), water(5), air(1))
 *         .lays(NORTH, earth(1), earth(2), air(3));
 * scene.awaits("North: keep");
 * }</pre>
 *
 * <p>First say what is on the table, then what is done; South has the Sword unless the scene says otherwise. Each step is checked as {@link
 * io.github.terrene.testkit.script.Script} says, except for saving and loading the game: that is left to the laws, since the cards of such a
 * table are not from any deck.
 */
public final class Scene extends Stage implements Answering {
    /** South, seat A. */
    public static final Seat SOUTH = Players.SOUTH;

    /** North, seat B. */
    public static final Seat NORTH = Players.NORTH;

    private static final long TRIES = 100_000;

    private final Carnage rules;

    private Scene(Carnage rules) {
        super(rules);
        this.rules = rules;
    }

    @Override
    protected Scene self() {
        return this;
    }

    /**
     * A table in South's turn 3: both players have three Raïven and three shards, South 3 AP; nobody has cards in hand or in play; each of
     * the Companion and Adventure decks has ten cards without text, each Element deck all 20 cards, in the order of the elements.
     */
    public static Scene table() {
        return table(Carnage.of(StarterSet.catalogue()));
    }

    /**
     * The same with rules that know these cards besides those of the starter set: only an imagined or a saved game asks for that, since any
     * card may lie on the table.
     *
     * @throws IllegalArgumentException if a catalogue refuses one; the message says why
     */
    public static Scene table(Card... own) {
        return table(Carnage.of(
                Catalogue.of(StarterSet.elements(), StarterSet.cards().appendAll(Array.of(own)))
                        .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")))));
    }

    /** The same with the elements of these rules, and all Element cards of these: for cards of an element that the starter set lacks. */
    public static Scene table(Carnage rules) {
        return new Scene(rules);
    }

    /** A scene of a game from its setup on. */
    public static Scene of(Carnage rules, GameConfig config, long seed) {
        return new Scene(rules).start(config, seed);
    }

    /** The rules. */
    public Carnage rules() {
        return rules;
    }

    /** An Element card of fire. */
    public static ElementCard fire(int number) {
        return new ElementCard(StarterElements.FIRE, number);
    }

    /** An Element card of water. */
    public static ElementCard water(int number) {
        return new ElementCard(StarterElements.WATER, number);
    }

    /** An Element card of earth. */
    public static ElementCard earth(int number) {
        return new ElementCard(StarterElements.EARTH, number);
    }

    /** An Element card of air. */
    public static ElementCard air(int number) {
        return new ElementCard(StarterElements.AIR, number);
    }

    private Seat active() {
        return acting().game().table().active();
    }

    /** An action is carried out, with random results such that these events follow from it. */
    public Scene does(Action action, Predicate<Seq<Event>> chance) {
        Game now = acting().game();
        if (rules.apply(now, action).isLeft()) {
            return does(action);
        }
        return seed(Stream.range(0L, TRIES)
                        .find(seed -> rules.apply(
                                        new Game(now.config(), now.table(), now.tasks(), Rng.of(seed)), action)
                                .map(Step::events)
                                .exists(chance))
                        .getOrElseThrow(() -> failure("chance never is like that: " + action)))
                .does(action);
    }

    /** A player keeps these Legends of those drawn, and no more. */
    public Scene keepsLegends(Seat seat, Card... legends) {
        Array.of(legends).forEach(legend -> does(new KeepLegend(seat, legend.id())));
        return does(new EndDraft(seat));
    }

    /** A player keeps a Relic for the kept Legend at a place. */
    public Scene keepsRelic(Seat seat, Card relic, int place) {
        return does(new KeepRelic(seat, relic.id(), place));
    }

    /** A player keeps no more Relics. */
    public Scene endsDraft(Seat seat) {
        return does(new EndDraft(seat));
    }

    /** A player draws a card from each of these decks. */
    public Scene draws(Seat seat, DeckKind... decks) {
        Array.of(decks).forEach(deck -> answers(seat, new OwnChoice.From(deck)));
        return self();
    }

    /** The active player burns these cards in one action. */
    public Scene burns(Card first, Card... more) {
        Seat seat = active();
        does(new Burn(seat, first.id()));
        Array.of(more).forEach(card -> choosesFromHand(seat, card));
        return side(seat).hand().size() == 0 ? self() : declines(seat);
    }

    /** The active player meditates. */
    public Scene meditates() {
        return does(new Meditate(active()));
    }

    /** The active player's use of the first power of the Legend at a place. */
    public UsePower power(int place) {
        return power(place, CardKind.LEGEND);
    }

    /** The active player's use of the first power of the Legend or Relic at a place. */
    public UsePower power(int place, CardKind bearer) {
        Seat seat = active();
        Array<Integer> powers = stack(seat, place, bearer)
                .map(stack -> stack.card().abilities())
                .getOrElse(Array.empty())
                .zipWithIndex()
                .filter(each -> each._1.trigger().equals(Trigger.itself(When.USED)))
                .map(each -> each._2);
        return new UsePower(seat, place, bearer, powers.headOption().getOrElse(0));
    }

    /** The active player uses the first power of the Legend at a place. */
    public Scene uses(int place) {
        return does(power(place));
    }

    /** The active player uses the first power of the Relic at a place. */
    public Scene usesRelic(int place) {
        return does(power(place, CardKind.RELIC));
    }

    /** The active player places a Location or Monster. */
    public Scene places(Card card) {
        return does(new Place(active(), card.id()));
    }

    /** The active player adds a Legend or Relic to the spearhead. */
    public Scene adds(Card card, int place) {
        return does(new Add(active(), card.id(), place));
    }

    /** The active player puts a card under the Legend or Relic of its name. */
    public Scene reinforces(Card card) {
        return does(new Reinforce(active(), card.id()));
    }

    /** The active player attacks. */
    public Scene attacks() {
        return does(new Attack(active()));
    }

    /** The active player attacks and orders to rounds 1, 2 and 3 the Legends at these places, 0 for nobody. */
    public Scene attacks(Integer... order) {
        return attacks().orders(active(), order);
    }

    /** A player defends against Monsters, for whom these cards will be drawn from a deck of no others, in this order. */
    public Scene blocks(Seat seat, Array<Integer> order, ElementCard... monsters) {
        Array<ElementCard> drawn = Array.of(monsters);
        return elementDeck(Players.opponent(seat), monsters)
                .answers(seat, Choice.YES)
                .does(
                        new Choose(seat, new OwnChoice.Order(order)),
                        events -> events.exists(event -> event instanceof MonstersElementsLaid laid
                                && laid.cards().equals(drawn)));
    }

    /** Laying these Element cards. */
    public Lay lay(Seat seat, ElementCard... cards) {
        return new Lay(seat, Array.of(cards).map(ElementCard::id));
    }

    /** A player lays Element cards for rounds 1, 2 and 3. */
    public Scene lays(Seat seat, ElementCard... cards) {
        return does(lay(seat, cards));
    }

    /** The active player passes the Sword. */
    public Scene passesSword() {
        return does(new PassSword(active()));
    }

    /** A player concedes. */
    public Scene concedes(Seat seat) {
        return does(new Concede(seat));
    }

    /** The rounds that were fought, as strengths of attacker and defender: {@code "7 to 4"}. */
    public Array<String> rounds() {
        return events(RoundFought.class)
                .map(RoundFought::round)
                .map(round -> round.attack() + " to " + round.defense());
    }

    /** The last round that was fought. */
    public Round lastRound() {
        return events(RoundFought.class)
                .lastOption()
                .getOrElseThrow(() -> failure("no round was fought"))
                .round();
    }

    /** An action is refused now by exactly these keys, a key as often as it is named, the lowest number first; nothing changes. */
    public Scene refusesOnly(Action action, String... keys) {
        return refuses(action, keys).refusedOnlyBy(action, whyNot(action), keys);
    }

    /** That player has won by 15 victory points. */
    public Scene won(Seat winner) {
        return won(winner, "CG-13.1");
    }

    /** That player has won under that rule. */
    public Scene won(Seat winner, String rule) {
        return isOver(new Outcome(winner.asList(), rule));
    }

    /** The game is drawn under that rule. */
    public Scene drawn(String rule) {
        return isOver(new Outcome(Array.empty(), rule));
    }
}
