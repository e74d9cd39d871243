package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.effect.References;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Chain;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.testkit.script.Premises;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;

/**
 * Makes a game with any table, in the Action Phase of somebody's turn, even a table that no game leads to; but not one that cannot be played
 * on.
 *
 * <pre>{@code
 * TableBuilder table = TableBuilder.duel().turn(4);
 * table.side(Seat.of(1)).figures(...).hand(DART);
 * Game game = table.game();
 * TerreneOdyssey rules = table.rules();
 * }</pre>
 *
 * <p>By default it is turn 3, the first player's second, with 50 HP each, and the sides have the defaults of {@link SideBuilder}.
 */
public final class TableBuilder {
    private final Format format;
    private final Array<SideBuilder> sides;
    private final Said said = new Said();
    private Function<Catalogue, TerreneOdyssey> making;
    private Options options = Options.standard();
    private Array<Seat> order;
    private Array<Integer> hp;
    private int turn;
    private long seed = 1;
    private Names names = Names.NONE;
    private List<Card> known = List.empty();

    private TableBuilder(Format format, Function<Catalogue, TerreneOdyssey> making) {
        this.format = format;
        this.making = making;
        this.sides = format.seats()
                .map(seat ->
                        new SideBuilder(seat, (thing, value) -> said.once(names().of(seat) + "'s " + thing, value)));
        this.order = format.order(format.teams().get(0).get(0));
        this.hp = format.teams().map(team -> format.hp());
        this.turn = order.size() + 1;
    }

    /** A table for two. */
    public static TableBuilder duel() {
        return new TableBuilder(Format.DUEL, TerreneOdyssey::duel);
    }

    /**
     * A table of another format.
     *
     * @param rules the rules for the cards that lie on the table
     */
    public static TableBuilder of(Format format, Function<Catalogue, TerreneOdyssey> rules) {
        return new TableBuilder(format, rules);
    }

    /** The players of a format, whose names failures use. */
    public TableBuilder players(Player... named) {
        names = new Names(Array.of(named));
        return this;
    }

    Names names() {
        return names;
    }

    /** What a player has. */
    public SideBuilder side(Seat seat) {
        return sides.get(seat.index());
    }

    /** The number of the turn, from 1, counted over all players; it decides whose turn it is. */
    public TableBuilder turn(int number) {
        said.once("the turn", Premises.turn(number));
        turn = number;
        return this;
    }

    /** It is that player's turn: the first such turn from the one that was said, or the default one, on. */
    public TableBuilder turnOf(Seat seat) {
        said.once("the player whose turn it is", names.of(Premises.playing(seat, order)));
        while (!active().equals(seat)) {
            turn++;
        }
        return this;
    }

    /** That player went first. */
    public TableBuilder begunBy(Seat seat) {
        order = format.order(seat);
        return this;
    }

    /** The HP of a player's team. */
    public TableBuilder hp(Seat seat, int now) {
        int team = format.teams().indexWhere(seats -> seats.contains(seat));
        said.once("the HP of " + format.teams().get(team).map(names::of).mkString(", "), now);
        hp = hp.update(team, now);
        return this;
    }

    /** Other options, made from the standard ones or from those that were said before. */
    public TableBuilder options(UnaryOperator<Options> change) {
        options = change.apply(options);
        return this;
    }

    /** Further cards of the catalogue that are not on the table, mostly tokens. */
    public TableBuilder knowing(Card... cards) {
        known = known.appendAll(List.of(cards));
        return this;
    }

    /** The seed of the generator. */
    public TableBuilder seed(long number) {
        seed = number;
        return this;
    }

    /** The rules, with a catalogue of all cards on the table. */
    public TerreneOdyssey rules() {
        List<Card> cards = List.<Card>of(Stage.HOME_FIELD, Stage.BYSTANDER, Stage.PEBBLE)
                .appendAll(known)
                .appendAll(sides.flatMap(SideBuilder::cards));
        return making.apply(Catalogue.of(withNamed(cards.distinct()))
                .getOrElseThrow(problems -> new IllegalArgumentException(
                        "these cards cannot be played with: " + problems.mkString("\n  ", "\n  ", ""))));
    }

    /** These cards, with all tokens and Terrains that their texts name. */
    private static List<Card> withNamed(List<Card> cards) {
        List<Card> more = cards.flatMap(TableBuilder::named).removeAll(cards).distinct();
        return more.isEmpty() ? cards : withNamed(cards.appendAll(more));
    }

    private static Seq<Card> named(Card card) {
        return card.abilities()
                .flatMap(ability -> {
                    References mentioned =
                            ability.proofread(card.name(), card.surroundings()).mentioned();
                    return mentioned.tokens().appendAll(mentioned.terrains());
                })
                .flatMap(NamedCard::card)
                .filter(Card.class::isInstance)
                .map(Card.class::cast);
    }

    /** From now on nothing may be said that contradicts what is said from now on. */
    TableBuilder premises() {
        said.begin();
        return this;
    }

    /**
     * The game. The active player is to act.
     *
     * @throws IllegalArgumentException if something lies on the table that the rules would take away at once: a Character with as much damage
     *     as HP, more Characters than the supply holds, a player without HP or without a Terrain
     */
    public Game game() {
        AtomicInteger last = new AtomicInteger();
        IntSupplier numbers = last::incrementAndGet;
        Setting setting = new Setting(format, options, Array.empty());
        Array<Side> all = sides.zipWithIndex((side, seat) -> side.side(setting, turn, turns(Seat.of(seat)), numbers));
        Array<Team> teams = format.teams()
                .zipWithIndex((seats, place) ->
                        new Team(seats.sorted(), hp.get(place), Math.max(format.hp(), hp.get(place))));
        Table table = Table.before(all, teams)
                .withTurn(turn)
                .withPhase(Phase.ACTION)
                .withActive(active())
                .withOrder(order)
                .withChain(Chain.EMPTY)
                .withBattle(Option.none())
                .withNextId(numbers.getAsInt());
        Seq<String> impossible = new Possible(table, format, names).faults();
        if (impossible.nonEmpty()) {
            throw new IllegalArgumentException("there is no such table: " + impossible.mkString("; "));
        }
        Agenda agenda = new Agenda(List.of(new TakeTurn(active())), Array.empty(), Array.empty(), Array.empty());
        return new Game(setting, table, agenda, Rng.of(seed));
    }

    private Seat active() {
        return order.get((turn - 1) % order.size());
    }

    private int turns(Seat seat) {
        return List.rangeClosed(1, turn)
                .count(number -> order.get((number - 1) % order.size()).equals(seat));
    }
}
