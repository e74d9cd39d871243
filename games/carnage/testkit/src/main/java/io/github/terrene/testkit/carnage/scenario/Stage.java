package io.github.terrene.testkit.carnage.scenario;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.setup.Draft;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.rule.turn.TakeAction;
import io.github.terrene.carnage.rule.turn.TurnTask.BeginTurn;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Decks;
import io.github.terrene.carnage.table.Domain;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.testkit.script.Premises;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * What is on the table as a {@link Scene} begins. Said later, these words change the table as if it had always been so; but options, who has
 * the Sword and where the scene begins come first, or are refused with an {@link IllegalStateException}.
 *
 * <p>What cannot lie there, such as a Monster in a realm, is refused with an {@link IllegalArgumentException} that says why.
 */
public abstract class Stage extends Looking {
    private Options options = Options.standard();
    private Rng rng = Rng.of(1);
    private Table table;

    Stage(Carnage rules) {
        super(rules);
        Array<Element> elements = rules.catalogue().elements();
        this.table = Table.before(elements, before(Players.SOUTH, elements), before(Players.NORTH, elements))
                .turning(3, Players.SOUTH)
                .with(Players.SOUTH, side -> side.with(side.purse().withAp(3)));
    }

    /** A side with ten Legends in the Companion deck, ten Locations in the Adventure deck and all Element cards in their deck. */
    private static Side before(Seat seat, Array<Element> elements) {
        return Side.before(
                seat,
                filler(10, number -> Words.legend("Extra " + number, elements.head(), 1)),
                filler(10, number -> Words.location("Place " + number, elements.head())),
                new Pile<>(ElementCard.deck(elements)));
    }

    private static Pile<Card> filler(int cards, IntFunction<CardBuilder> card) {
        return new Pile<>(Array.range(0, cards).map(number -> card.apply(number).build()));
    }

    private Scene with(Seat seat, UnaryOperator<Side> change) {
        return with(now -> now.with(Placing.player(seat), change));
    }

    private Scene with(UnaryOperator<Table> change) {
        if (hasBegun()) {
            putInPlace(new Game(state().config(), change.apply(state().table()), state().tasks(), state().rng()));
        } else {
            table = change.apply(table);
        }
        return self();
    }

    private Scene withDecks(Seat seat, UnaryOperator<Decks> change) {
        return with(seat, side -> side.with(change.apply(side.decks())));
    }

    private Scene withPurse(Seat seat, UnaryOperator<Purse> change) {
        return with(seat, side -> side.with(change.apply(side.purse())));
    }

    private Scene withDomain(Seat seat, UnaryOperator<Domain> change) {
        return with(seat, side -> side.with(change.apply(side.domain())));
    }

    private void atFirst(String what) {
        if (hasBegun()) {
            throw new IllegalStateException("say " + what + " before anything is done or awaited");
        }
    }

    /** Sets the options. */
    public Scene options(Options other) {
        atFirst("the options");
        options = other;
        return self();
    }

    /** Lets a player have the Sword, with 3 AP; the other has none. */
    public Scene sword(Seat seat) {
        atFirst("who has the Sword");
        return with(now -> now.turning(now.turn(), Placing.player(seat)))
                .ap(seat, 3)
                .ap(Players.opponent(seat), 0);
    }

    /** Starts in that turn, counted from 1 for both players together. */
    public Scene turn(int number) {
        return with(now -> now.turning(Premises.turn(number), now.active()));
    }

    /** Takes all random results from a seed. */
    public Scene seed(long seed) {
        if (hasBegun()) {
            putInPlace(new Game(state().config(), state().table(), state().tasks(), Rng.of(seed)));
        } else {
            rng = Rng.of(seed);
        }
        return self();
    }

    /** Gives a player this Companion deck, its top first. */
    public Scene companion(Seat seat, Card... topFirst) {
        Array<Card> deck = Placing.ofKinds("a Companion deck", Array.of(topFirst), CardKind.LEGEND, CardKind.RELIC);
        return withDecks(seat, decks -> decks.with(DeckKind.COMPANION, new Pile<>(deck)));
    }

    /** Gives a player this Adventure deck, its top first. */
    public Scene adventure(Seat seat, Card... topFirst) {
        Array<Card> deck =
                Placing.ofKinds("an Adventure deck", Array.of(topFirst), CardKind.LOCATION, CardKind.MONSTER);
        return withDecks(seat, decks -> decks.with(DeckKind.ADVENTURE, new Pile<>(deck)));
    }

    /** Leaves a player neither Companion nor Adventure deck. */
    public Scene exhausted(Seat seat) {
        return companion(seat).adventure(seat);
    }

    /** Gives a player this hand. */
    public Scene hand(Seat seat, Card... cards) {
        Array<Card> held = Placing.cards(seat, "hand", cards);
        return withDecks(seat, decks -> held.foldLeft(decks.with(Pile.<Card>empty()), Decks::holding));
    }

    /** Gives a player this discard pile, the newest card last. */
    public Scene discarded(Seat seat, Card... cards) {
        Array<Card> pile = Placing.cards(seat, "discard pile", cards);
        return withDecks(seat, decks -> new Decks(decks.companion(), decks.adventure(), decks.hand(), pile));
    }

    /** Lets these Element cards be on top of a player's deck, so that they are drawn next; all others that are not in a duel are below. */
    public Scene elements(Seat seat, ElementCard... topFirst) {
        Array<ElementCard> top = Array.of(topFirst);
        return withElements(seat, top, others -> top.appendAll(others), others -> Array.empty());
    }

    /** Lets a player's Element deck be exactly these cards, its top first; all others that are not in a duel are on the discard pile. */
    public Scene elementDeck(Seat seat, ElementCard... topFirst) {
        Array<ElementCard> deck = Array.of(topFirst);
        return withElements(seat, deck, others -> deck, others -> others);
    }

    private Scene withElements(
            Seat seat,
            Array<ElementCard> named,
            UnaryOperator<Array<ElementCard>> deck,
            UnaryOperator<Array<ElementCard>> discarded) {
        return with(seat, side -> {
            ElementCards now = side.elements();
            Array<ElementCard> all = ElementCard.deck(table.elements());
            Placing.elements(named, all, now);
            Array<ElementCard> others = all.removeAll(named)
                    .removeAll(now.drawn().cards())
                    .removeAll(now.laid().cards());
            return side.with(
                    new ElementCards(new Pile<>(deck.apply(others)), now.drawn(), now.laid(), discarded.apply(others)));
        });
    }

    /** Puts a Legend or Relic at a place, from 1 to 3, with duplicates under it, the one put under last at the end. */
    public Scene put(Seat seat, int place, Card card, Card... duplicates) {
        Placing.stack(place, card, Array.of(duplicates));
        Stack stack = new Stack(card, Array.of(duplicates));
        return with(seat, side -> side.with(side.spearhead().with(place, card.kind(), Option.some(stack))));
    }

    /** Puts a Legend at a place, from 1 to 3, who bears that Relic. */
    public Scene putBearing(Seat seat, int place, Card legend, Card relic) {
        return put(seat, place, legend).put(seat, place, relic);
    }

    /** Puts Legends at the places from 1 on. */
    public Scene company(Seat seat, Card... legends) {
        Placing.company(Array.of(legends));
        for (int i = 0; i < legends.length; i++) {
            put(seat, i + 1, legends[i]);
        }
        return self();
    }

    /** Puts Locations into a realm. */
    public Scene realm(Seat seat, Card... locations) {
        Array<Card> cards = Placing.ofKinds("a realm", Array.of(locations), CardKind.LOCATION);
        return withDomain(seat, domain -> cards.foldLeft(domain, Domain::plusLocation));
    }

    /** Puts Monsters into a nest. */
    public Scene nest(Seat seat, Card... monsters) {
        Array<Card> cards = Placing.ofKinds("a nest", Array.of(monsters), CardKind.MONSTER);
        return withDomain(seat, domain -> cards.foldLeft(domain, Domain::plusMonster));
    }

    /** Puts cards into a Pantheon. */
    public Scene pantheon(Seat seat, Card... cards) {
        Array<Card> ascended = Placing.cards(seat, "Pantheon", cards);
        return withDomain(seat, domain -> ascended.foldLeft(domain, Domain::ascending));
    }

    /** Lets a player have completed that many pillars. */
    public Scene pillars(Seat seat, int number) {
        return withDomain(
                seat, domain -> new Domain(domain.realm(), domain.nest(), domain.pantheon(), Placing.pillars(number)));
    }

    /** Gives a player that many action points. */
    public Scene ap(Seat seat, int number) {
        return withPurse(seat, purse -> purse.withAp(Placing.number("AP", number)));
    }

    /** Gives a player that many Dream Shards. */
    public Scene shards(Seat seat, int number) {
        return withPurse(seat, purse -> purse.plusShards(Placing.number("shards", number) - purse.shards()));
    }

    /** Gives a player that many Raïven. */
    public Scene raiven(Seat seat, int number) {
        return withPurse(
                seat,
                purse -> new Purse(
                        Placing.number("Raïven", number), purse.shards(), purse.ap(), purse.vp(), purse.discount()));
    }

    /** Gives a player that many victory points. */
    public Scene vp(Seat seat, int number) {
        return withPurse(seat, purse -> purse.plusVp(Placing.vp(number) - purse.vp()));
    }

    /** Lets something wait for a player's next duel. */
    public Scene waiting(Seat seat, ForNextDuel effect) {
        NextDuelEffect promise = new NextDuelEffect(seat, Placing.waiting(seat, effect));
        return with(now -> now.with(now.promises().append(promise)));
    }

    /** Starts with the draft, in which both drew these cards in this order. What they brought is these cards and their decks. */
    public Scene drafting(Array<Card> south, Array<Card> north) {
        with(now -> now.turning(0, Players.SOUTH)).ap(Players.SOUTH, 0);
        drawing(Players.SOUTH, south);
        drawing(Players.NORTH, north);
        return from(new Drafting(new Ballot<>(Array.of(draft(south), draft(north)))));
    }

    private void drawing(Seat seat, Array<Card> drawn) {
        withDecks(
                seat,
                decks -> decks.with(
                        DeckKind.COMPANION,
                        new Pile<>(decks.companion().cards().appendAll(drawn).sortBy(Card::id))));
    }

    private static Draft draft(Array<Card> drawn) {
        return new Draft(
                drawn.filter(card -> card.is(CardKind.LEGEND)),
                drawn.filter(card -> card.is(CardKind.RELIC)),
                Array.empty(),
                Array.empty(),
                Draft.Stage.LEGENDS);
    }

    private Scene from(Task task) {
        atFirst("where the scene begins");
        GameConfig config = new GameConfig(
                options, table.sides().map(side -> DeckList.of(Players.name(side.seat()), brought(side))));
        return begin(new Play(new Game(config, table, List.of(task), rng)).proceed(null));
    }

    private Array<Card> brought(Side side) {
        return self().rules().zones().cards(Side.class, side, Card.class);
    }

    /** Starts with the turn of a player, before anybody receives or draws anything. */
    public Scene begins(Seat active) {
        atFirst("where the scene begins");
        with(now -> now.with(side -> side.with(side.purse().withAp(0))));
        return from(new BeginTurn(table.turn(), Placing.player(active)));
    }

    /** Starts with the actions of the player who has the Sword, unless the scene has started already. */
    public Scene acting() {
        return hasBegun() ? self() : from(new TakeAction(table.active()));
    }

    @Override
    protected Scene begun() {
        return acting();
    }
}
