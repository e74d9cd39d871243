package io.github.terrene.carnage.rule.resolve;

import static io.github.terrene.kernel.card.Arguments.all;
import static io.github.terrene.kernel.card.Arguments.present;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.card.Targeting;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.CoinFlipped;
import io.github.terrene.carnage.event.Discarded;
import io.github.terrene.carnage.event.PlacementCheapened;
import io.github.terrene.carnage.event.Promised;
import io.github.terrene.carnage.event.ShardsGained;
import io.github.terrene.carnage.event.ShardsLost;
import io.github.terrene.carnage.event.TakenBack;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.FollowUps;
import io.github.terrene.kernel.resolve.AskingRules;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.FromHand;
import io.github.terrene.kernel.resolve.PartResolution;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One part of an ability being resolved: what it does becomes events and tasks. What makes no sense is refused with an {@link
 * IllegalArgumentException}: the effect is faulty.
 */
@Rule({"CG-12.8", "CG-12.14", "CG-12.19", "CG-14.2"})
final class Resolving extends PartResolution implements Resolution {
    private static final AskingRules RULES = new AskingRules("CG-12.14", "CG-12.19", "CG-12.19", "CG-12.19");

    private final Play play;
    private final CarryOut now;
    private final FollowUps<Task> followUps = new FollowUps<>();

    Resolving(Play play, CarryOut now) {
        super(play, RULES, now.progress(), now.answers(), false);
        this.play = play;
        this.now = now;
    }

    @Override
    protected String place() {
        return now.source().card().place(now.ability());
    }

    @Override
    protected Targeting aim(Selection.Chosen chosen) {
        return new Targeting(play.table(), now.source(), chosen.who());
    }

    @Override
    protected FromHand hand(Seat player) {
        return new FromHand(Where.HAND, player, play.side(player).hand().cards(), "CG-12.8");
    }

    @Override
    protected boolean changed() {
        return !followUps.isEmpty() || super.changed();
    }

    /** What players are still to do. */
    FollowUps<Task> followUps() {
        return followUps;
    }

    private static int amount(String method, int number) {
        return Bounds.amount(Arguments.amount(method, number));
    }

    @Override
    public Board world() {
        return play.table();
    }

    @Override
    public Seat you() {
        return now.source().controller();
    }

    @Override
    public CardInPlay self() {
        @Nullable CardInPlay there = play.table().find(now.source());
        return there == null ? now.source() : there;
    }

    @Override
    public Array<CardInPlay> that() {
        return now.cause().toArray();
    }

    @Override
    public Array<CardInPlay> those() {
        Array<CardInPlay> all = Players.BOTH.flatMap(seat -> play.table().inPlay(seat));
        return chosenLast().flatMap(number -> all.find(card -> card.number() == number));
    }

    /** Those of some things that are in play, each once, as they are now. */
    private Array<CardInPlay> inPlay(String method, @Nullable Array<? extends Thing> things) {
        Array<CardInPlay> there = Array.empty();
        for (Thing thing : Arguments.<Thing>all(method, "card", things)) {
            @Nullable
            CardInPlay card = thing instanceof CardInPlay named ? play.table().find(named) : null;
            there = card == null || there.contains(card) ? there : there.append(card);
        }
        return there;
    }

    private Array<CardInPlay> legends(String method, @Nullable Array<? extends Thing> things) {
        return inPlay(method, things).filter(card -> card.is(CardKind.LEGEND));
    }

    @Override
    @Rule("CG-12.14")
    public Option<Choice> choose(String about, Iterable<? extends Choice> options) {
        Question question = Question.of(you(), RULES.target(), about, options);
        return inquiry().choose(question.checked(Players.BOTH), Eligibility.OFFERED);
    }

    @Override
    @Rule("CG-12.19")
    public boolean heads() {
        boolean heads = play.dice().below(2) == 0;
        play.emit(new CoinFlipped(you(), heads));
        return heads;
    }

    @Override
    @Rule("CG-12.18")
    public void destroy(Array<? extends Thing> things) {
        leave(inPlay("destroy", things), false);
    }

    @Override
    @Rule("CG-12.18")
    public void move(Array<? extends Thing> things, Area to) {
        toHand("move", to);
        leave(inPlay("move", things), true);
    }

    /** The places of Locations and Monsters are others then, so that nothing is "it" any more. */
    private void leave(Array<CardInPlay> cards, boolean hand) {
        Departures.leave(play, cards, hand);
        if (cards.nonEmpty()) {
            it(Array.empty());
        }
    }

    private static void toHand(String method, @Nullable Area to) {
        if (present(method, "place", to) != Where.HAND) {
            throw new IllegalArgumentException(method + ": nothing is brought to " + to);
        }
    }

    @Override
    @Rule({"CG-3.3", "CG-14.9"})
    public void take(Array<? extends Thing> cards, Area to) {
        toHand("take", to);
        for (Thing thing : Arguments.<Thing>all("take", "card", cards)) {
            Seat owner = player("take", thing.owner());
            if (thing.card() instanceof Card card
                    && play.side(owner).decks().discarded().contains(card)) {
                play.emit(new TakenBack(owner, card, card));
            }
        }
    }

    @Override
    @Rule("CG-12.21")
    public void add(Array<? extends Thing> things, Stat stat, int amount, Duration duration) {
        int points = Bounds.within(amount);
        if (!(present("add", "number", stat) instanceof Element element)) {
            throw new IllegalArgumentException("add: only values in elements change, not " + stat);
        }
        for (CardInPlay legend : legends("add", things)) {
            String id = legend.card().id();
            forNextDuel(
                    legend.controller(),
                    points < 0
                            ? new ForNextDuel.Lowered(id, element, -points)
                            : new ForNextDuel.Raised(id, element, points));
        }
    }

    @Override
    @Rule("CG-12.22")
    public void forbid(Array<? extends Thing> things, Deed deed, Duration duration) {
        Act act = (Act) present("forbid", "deed", deed);
        for (CardInPlay legend : legends("forbid", things)) {
            forNextDuel(
                    legend.controller(), new ForNextDuel.Forbidden(legend.card().id(), act));
        }
    }

    @Override
    @Rule("CG-3.4")
    public void gainShards(Seat player, int shards) {
        play.emit(new ShardsGained(player("gainShards", player), amount("gainShards", shards)));
    }

    @Override
    @Rule("CG-12.24")
    public int loseShards(Seat player, int shards) {
        Seat loser = player("loseShards", player);
        int lost =
                Math.min(amount("loseShards", shards), play.side(loser).purse().shards());
        if (lost > 0) {
            play.emit(new ShardsLost(loser, lost));
        }
        return lost;
    }

    @Override
    @Rule("CG-12.11")
    public void cheaperPlacement(int shards) {
        play.emit(new PlacementCheapened(you(), amount("cheaperPlacement", shards)));
    }

    @Override
    @Rule({"CG-6.4", "CG-8.13"})
    public void look(int cards) {
        arrange("look", cards, false);
    }

    @Override
    @Rule({"CG-6.4", "CG-8.13"})
    public void meditate(int cards) {
        arrange("meditate", cards, true);
    }

    private void arrange(String method, int cards, boolean discarding) {
        if (cards > Proofreader.MOST_LOOKED_AT) {
            throw new IllegalArgumentException(method + ": at most " + Proofreader.MOST_LOOKED_AT
                    + " Element cards can be looked at, not " + cards);
        }
        followUps.add(new Arrange(you(), amount(method, cards), discarding));
    }

    @Override
    @Rule("CG-12.7")
    public void draw(Seat player, int cards) {
        followUps.add(new DrawCards(player("draw", player), Due.Reason.TEXT, ofAll("draw", player, cards)));
    }

    @Override
    @Rule("CG-12.7")
    public void draw(Seat player, DeckKind deck, int cards) {
        DrawCards.draw(player("draw", player), present("draw", "deck", deck), amount("draw", cards), play)
                .forEach(followUps::add);
    }

    @Override
    @Rule("CG-12.8")
    public void discard(Seat player, int cards) {
        followUps.add(new DiscardCards(player("discard", player), ofAll("discard", player, cards)));
    }

    @Override
    public void discard(Seat player, Array<? extends Thing> cards) {
        Seat holder = player("discard", player);
        for (Thing thing : Arguments.<Thing>all("discard", "card", cards)) {
            Option.of(play.side(holder).hand().find(thing.card().id()))
                    .forEach(card -> play.emit(new Discarded(holder, card)));
        }
    }

    @Override
    @Rule("CG-12.19")
    public void discardAtRandom(Seat player, int cards) {
        Seat holder = player("discardAtRandom", player);
        play.dice()
                .shuffle(play.side(holder).hand().cards())
                .take(amount("discardAtRandom", cards))
                .forEach(card -> play.emit(new Discarded(holder, card)));
    }

    /** So many cards, but no more than a player has brought. */
    private int ofAll(String method, Seat player, int cards) {
        return Math.min(amount(method, cards), play.brought(player));
    }

    @Override
    @Rule({"CG-12.4", "CG-12.9", "CG-12.10"})
    public void forNextDuel(Seat player, ForNextDuel effect) {
        Seat seat = player("forNextDuel", player);
        ForNextDuel given = present("forNextDuel", "effect", effect);
        boolean fights = !(given instanceof ForNextDuel.OfLegend some) || fights(seat, some);
        if (given instanceof ForNextDuel.InElement some) {
            if (adds(some) && fights) {
                play.emit(new Promised(seat, some.with(amount("forNextDuel", some.number()))));
            }
        } else if (fights) {
            play.emit(new Promised(seat, given));
        }
    }

    @Rule("CG-1.2")
    private boolean fights(Seat player, ForNextDuel.OfLegend effect) {
        String legend = present("forNextDuel", "legend", effect.legend());
        if (effect instanceof ForNextDuel.Forbidden forbidden) {
            present("forNextDuel", "deed", forbidden.deed());
        }
        Spearhead spearhead = play.side(player).spearhead();
        return spearhead
                .manned()
                .exists(place ->
                        spearhead.legend(place).exists(one -> one.card().id().equals(legend)));
    }

    @Rule("CG-1.2")
    private boolean adds(ForNextDuel.InElement effect) {
        if (!play.table().elements().contains(present("forNextDuel", "element", effect.element()))) {
            throw new IllegalArgumentException("forNextDuel: there is no element called " + effect.element());
        }
        return amount("forNextDuel", effect.number()) > 0;
    }
}
