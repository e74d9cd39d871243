package io.github.terrene.hobe.rule.resolve;

import static io.github.terrene.kernel.card.Arguments.all;
import static io.github.terrene.kernel.card.Arguments.amount;
import static io.github.terrene.kernel.card.Arguments.present;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Change;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.AskingRules;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.FromHand;
import io.github.terrene.kernel.resolve.PartResolution;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Quality;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One part of an effect being resolved: what it does becomes events. What makes no sense is refused with an {@link IllegalArgumentException},
 * which becomes a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
@Rule({"HB-10.15", "HB-10.19", "HB-10.20", "HB-10.21", "HB-10.23"})
final class Resolving extends PartResolution implements Resolution {
    private static final AskingRules RULES = new AskingRules("HB-10.15", "HB-10.20", "HB-10.20", "HB-10.21");
    private final Play play;
    private final CarryOut now;

    Resolving(Play play, CarryOut now) {
        super(play, RULES, now.progress(), now.answers(), false);
        this.play = play;
        this.now = now;
    }

    @Override
    protected String place() {
        Card card = now.card(table());
        return card.abilities().size() == 1 ? card.name() : card.name() + ", ability " + (now.ability() + 1);
    }

    @Override
    protected FromHand hand(Seat player) {
        return new FromHand(Where.HAND, player, table().side(player).hand().cards(), "HB-10.15");
    }

    @Override
    protected Targeting aim(Selection.Chosen chosen) {
        return new Targeting(now.card(table()), chosen.who(), table(), you(), now.self());
    }

    private Table table() {
        return play.table();
    }

    @Override
    public Board world() {
        return table();
    }

    @Override
    public Seat you() {
        return now.controller(table());
    }

    @Override
    public @Nullable CardInPlay self() {
        return now.source().isDefined() ? table().latest(now.source().get()) : null;
    }

    @Override
    public Array<CardInPlay> that() {
        return now.cause().toArray();
    }

    @Override
    public Array<CardInPlay> those() {
        return chosenLast().flatMap(number -> Option.of(table().find(number)));
    }

    @Override
    @Rule({"HB-10.2", "HB-10.3", "HB-10.13"})
    public boolean reaches(CardInPlay card) {
        return present("reaches", "card", card).onBattlefield()
                || now.source().exists(source -> source.situation() || itselfInStandby(source, card));
    }

    private boolean itselfInStandby(CardInPlay source, CardInPlay card) {
        return source.number() == card.number()
                && source.card().abilities().get(now.ability()).inStandby();
    }

    /** The Battle cards in play among these that the effect may change, each once. */
    private Array<CardInPlay> reached(String method, Array<? extends Thing> things) {
        return those(method, things, true);
    }

    private Array<CardInPlay> inPlay(String method, Array<? extends Thing> things) {
        return those(method, things, false);
    }

    private Array<CardInPlay> those(String method, Array<? extends Thing> things, boolean reached) {
        Array<Thing> named = all(method, "card", things);
        Array<CardInPlay> there = Array.empty();
        for (int i = 0; i < named.size() && !play.over(); i++) {
            @Nullable CardInPlay card = table().find(named.get(i).number());
            boolean counts = card != null && (!reached || card.battle() && reaches(card)) && !has(there, card);
            there = counts ? there.append(card) : there;
        }
        return there;
    }

    private static boolean has(Array<CardInPlay> cards, CardInPlay card) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).number() == card.number()) {
                return true;
            }
        }
        return false;
    }

    /** Targets of a played Event are named already; all else is chosen now. */
    @Override
    @Rule({"HB-7.26", "HB-10.15"})
    public Option<? extends Array<? extends Thing>> chosen(Selection.Chosen chosen) {
        present("chosen", "choice", chosen);
        if (now.source().isDefined() || !chosen.exact() || !now.progress().outermost()) {
            return super.chosen(chosen);
        }
        Targeting targeting = aim(chosen);
        Array<Choice> fitting = targeting.options();
        Array<Choice> named =
                NamedTargets.ofPart(table().played().last(), now.progress().next());
        return Option.some(chose(targeting.things(named.filter(fitting::contains))));
    }

    @Override
    @Rule({"HB-10.2", "HB-10.15"})
    public Option<Choice> choose(Question question, Eligibility who) {
        Question asked = present("choose", "question", question).checked(Players.BOTH);
        Array<Choice> there =
                asked.options().filter(option -> !(option instanceof OwnChoice own) || own.isThere(table()));
        return inquiry()
                .choose(
                        new Question(asked.seat(), asked.rule(), asked.about(), asked.secret(), there),
                        (choice, why) -> isReached(there, choice, why) && who.permits(choice, why));
    }

    private boolean isReached(Array<Choice> offered, Choice choice, Verdict why) {
        @Nullable CardInPlay card = choice instanceof OwnChoice.InPlay named ? table().find(named.number()) : null;
        return card == null
                || !card.battle()
                || reaches(card)
                || !offered.exists(OwnChoice.InPlay.class::isInstance)
                || why.no(
                        "HB-10.2/out-of-reach",
                        "{card} is in standby, out of reach",
                        card.card().name());
    }

    @Override
    public void damage(Array<? extends Thing> things, int amount) {
        Departures.damage(play, reached("damage", things), amount("damage", amount));
    }

    @Override
    public void heal(Array<? extends Thing> things, int amount) {
        Departures.heal(play, reached("heal", things), amount("heal", amount));
    }

    @Override
    public void destroy(Array<? extends Thing> things) {
        Departures.destroy(play, inPlay("destroy", things).filter(card -> !card.battle() || reaches(card)));
    }

    @Override
    @Rule({"HB-9.12", "HB-10.16"})
    public void add(Array<? extends Thing> things, Stat stat, int amount, Duration duration) {
        present("add", "number", stat);
        change("add", things, new Change.Added(amount, duration));
    }

    @Override
    public void set(Array<? extends Thing> things, Stat stat, int amount, Duration duration) {
        present("set", "number", stat);
        change("set", things, new Change.SetTo(amount, duration));
    }

    @Override
    public void make(Array<? extends Thing> things, Quality what, Duration duration) {
        change("make", things, new Change.Made(what, duration));
    }

    private void change(String method, Array<? extends Thing> things, Change change) {
        Arrivals.change(play, reached(method, things), change.bounded());
    }

    @Override
    @Rule({"HB-10.12", "HB-10.27"})
    public void forbid(Array<? extends Thing> things, Deed deed, Duration duration) {
        change("forbid", things, new Change.Forbidden((Act) present("forbid", "deed", deed), duration));
    }

    @Override
    @Rule("HB-10.28")
    public void protect(Array<? extends Thing> things, Duration duration) {
        change("protect", things, new Change.Protected(duration));
    }

    @Override
    @Rule("HB-10.29")
    public void control(Seat player, Array<? extends Thing> things) {
        Seat taker = player("control", player);
        reached("control", things).forEach(card -> Arrivals.control(play, taker, card));
    }

    @Override
    public void move(Array<? extends Thing> things, Area to) {
        Array<CardInPlay> there = reached("move", things);
        switch ((Where) present("move", "place", to)) {
            case HAND -> Departures.returnToHand(play, there);
            case STANDBY -> there.forEach(card -> Arrivals.sendToStandby(play, card));
            case LOST -> Departures.exile(play, there);
            default -> throw new IllegalArgumentException("move: nothing is brought to " + to);
        }
    }

    @Override
    public void take(Array<? extends Thing> cards, Area to) {
        if (present("take", "place", to) != Where.HAND && to != Where.STANDBY) {
            throw new IllegalArgumentException("take: nothing is brought to " + to);
        }
        all("take", "card", cards).forEach(card -> Underworlds.take(play, card, to == Where.HAND));
    }

    @Override
    public void bringToBattlefield(Thing card, Slot slot) {
        if (!present("bringToBattlefield", "slot", slot).battlefield()) {
            throw new IllegalArgumentException("bringToBattlefield: " + slot + " is not on the battlefield");
        }
        Array<Thing> one = Array.of(present("bringToBattlefield", "card", card));
        reached("bringToBattlefield", one).forEach(each -> Arrivals.bring(play, each, slot));
    }

    @Override
    public void mill(Seat player, int cards, Area from, Area to) {
        if (from != Where.DECK || to != Where.LOST) {
            throw new IllegalArgumentException("mill: a deck loses cards to the Lost pile");
        }
        Decks.lose(play, player("mill", player), amount("mill", cards));
    }

    @Override
    public void lookAtTop(Seat player, Area pile, int cards) {
        if (present("lookAtTop", "place", pile) != Where.DECK) {
            throw new IllegalArgumentException("lookAtTop: nobody looks there");
        }
        Decks.look(play, you(), player("lookAtTop", player), amount("lookAtTop", cards));
    }

    @Override
    public void lookAtHand(Seat player) {
        Decks.lookAtHand(play, you(), player("lookAtHand", player));
    }

    @Override
    public void draw(Seat player, int cards) {
        Decks.draw(play, player("draw", player), amount("draw", cards));
    }

    @Override
    public void discard(Seat player, Array<? extends Thing> cards) {
        player("discard", player);
        for (Thing each : all("discard", "card", cards)) {
            if (!play.over() && each.card() instanceof Card card) {
                Decks.discard(play, player, card.id());
            }
        }
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        Decks.discardAtRandom(play, player("discardAtRandom", player), amount("discardAtRandom", cards));
    }

    @Override
    public void recover(Seat player, int cards) {
        Decks.recover(play, player("recover", player), amount("recover", cards));
    }

    @Override
    @Rule({"HB-8.2", "HB-8.6", "HB-8.11"})
    public void counter() {
        if (now.source().isEmpty()) {
            Decks.counter(play);
        }
    }
}
