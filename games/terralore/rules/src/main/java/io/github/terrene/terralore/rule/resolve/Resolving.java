package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.FromHand;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.event.DeckLookedAt;
import io.github.terrene.terralore.event.DeckRearranged;
import io.github.terrene.terralore.event.HandLookedAt;
import io.github.terrene.terralore.event.PointsChanged;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.trait.Act;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One part of an effect being resolved: what it does becomes events. What makes no sense is refused as a
 * bug in the effect; what cannot be done is left out.
 */
final class Resolving extends Doing {
    private final CarryOut now;

    /** None as long as nothing was looked at. */
    private @Nullable LookedAt lookedAt;

    private Option<Ask.Shown> shown = Option.none();
    private final int eventsBefore;
    private int looks;
    private boolean deferred;

    Resolving(Play play, CarryOut now) {
        super(play, now.which().source(), now);
        this.now = now;
        this.eventsBefore = play.eventCount();
    }

    @Override
    protected String place() {
        return Parts.place(now.which());
    }

    @Override
    protected FromHand hand(Seat player) {
        return new FromHand(Where.HAND, player, table().side(player).hand().cards(), "TL-9.15");
    }

    @Override
    protected Targeting aim(Selection.Chosen chosen) {
        return new Targeting(table(), self(), you(), chosen.who(), false, chosen.exact());
    }

    /** What the player looks at who is asked. */
    Option<Ask.Shown> shown() {
        return shown;
    }

    private LookedAt lookedAt() {
        LookedAt made = lookedAt == null ? new LookedAt() : lookedAt;
        lookedAt = made;
        return made;
    }

    /** Whether the effect has changed anything; looking at cards is not a change. */
    @Override
    protected boolean changed() {
        return deferred || play.eventCount() > eventsBefore + looks;
    }

    @Override
    @Rule("TL-9.36")
    public Array<CardOnField> that() {
        return now.which().cause().toArray();
    }

    @Override
    public Array<CardOnField> those() {
        return chosenLast().flatMap(number -> Option.of(table().find(number)));
    }

    @Override
    @Rule({"TL-9.9", "TL-9.22"})
    public Option<? extends Array<? extends Thing>> chosenOrBuried(Filter who) {
        Arguments.present("chosenOrBuried", "filter", who);
        return chosen(1, 1, new Targeting(table(), self(), you(), who, true, true));
    }

    /** Once the effect knows which cards they are, whatever it does may tell somebody, so that it is final. */
    @Override
    @Rule({"TL-9.15", "TL-9.29"})
    public Option<Array<InPile>> chosenInHand(Seat player, int cards) {
        Option<Array<InPile>> chosen = super.chosenInHand(player, cards);
        if (chosen.exists(Array::nonEmpty)) {
            play.forbidUndo();
        }
        return chosen;
    }

    @Override
    @Rule({"TL-9.9", "TL-9.29"})
    public Option<Choice> choose(Question question, Eligibility who) {
        return choose(question, Array.empty(), who);
    }

    private Option<Choice> choose(Question question, Array<Card> top, Eligibility who) {
        Arguments.present("choose", "eligibility", who);
        Question asked = Arguments.present("choose", "question", question).checked(Players.BOTH);
        asked.options().filter(OwnChoice.class::isInstance).forEach(option -> {
            if (!((OwnChoice) option).isThere(table())
                    && !top.exists(card -> option.equals(new OwnChoice.OnTop(card.id())))) {
                throw new IllegalArgumentException("choose: " + option + " is not there to be chosen");
            }
        });
        return inquiry().choose(asked, who);
    }

    /** What a question shows must be what its effect has looked at: the player who is asked is the one who saw it, and nobody else does. */
    @Override
    @Rule({"TL-9.18", "TL-9.29"})
    public Option<Choice> chooseOnTop(Question question, Seat deck, Seq<Card> cards, Eligibility who) {
        Array<Card> top = Arguments.all("chooseOnTop", "card", cards);
        boolean seen = lookedAt().onTop(seat("chooseOnTop", deck), table()).startsWith(top)
                && you().equals(Arguments.present("chooseOnTop", "question", question)
                        .seat());
        if (!seen) {
            throw new IllegalArgumentException(
                    "chooseOnTop: the cards that it shows were not looked at, or by another player");
        }
        boolean before = question() != null;
        Option<Choice> answer = choose(question, top, who);
        shown = !before && question() != null ? Option.some(new Ask.Shown(you(), deck, top)) : shown;
        return answer;
    }

    @Override
    public void destroy(Array<? extends Thing> things) {
        Departures.destroy(play, standing("destroy", things, Act.BE_DESTROYED));
    }

    @Override
    public void add(Array<? extends Thing> things, Stat stat, int amount, Duration duration) {
        Arguments.present("add", "number", stat);
        change("add", things, new Change.Added(amount, duration));
    }

    @Override
    public void set(Array<? extends Thing> things, Stat stat, int amount, Duration duration) {
        Arguments.present("set", "number", stat);
        change("set", things, new Change.Set(amount, duration));
    }

    @Override
    @Rule("TL-9.35")
    public void forbid(Array<? extends Thing> things, Deed deed, Duration duration) {
        change("forbid", things, new Change.Forbidden(deed, duration));
    }

    @Override
    @Rule("TL-9.37")
    public void control(Seat player, Array<? extends Thing> things) {
        seat("control", player);
        standing("control", things, null).forEach(each -> Arrivals.changeSides(play, each, player));
    }

    @Rule("TL-9.28")
    private void change(String method, Array<? extends Thing> things, Change change) {
        Change bounded = change.checked();
        Array<Integer> there = creatures(standing(method, things, null));
        if (there.nonEmpty()) {
            play.emit(new PointsChanged(there, bounded));
        }
    }

    @Override
    @Rule({"TL-3.7", "TL-8.7", "TL-9.17"})
    public void move(Array<? extends Thing> things, Area to) {
        Array<Thing> all = Arguments.different("move", "card", things);
        switch ((Where) Arguments.present("move", "place", to)) {
            case EXILE -> {
                Departures.exile(play, standing("move", all, Act.BE_EXILED));
                buried(all, (owner, card) -> Graveyards.exile(play, owner, card));
            }
            case HAND -> standing("move", all, Act.BE_RETURNED).forEach(each -> Departures.returnToHand(play, each));
            case OTHER_LANE -> standing("move", all, Act.BE_MOVED).forEach(each -> Arrivals.move(play, each.number()));
            default -> throw new IllegalArgumentException("move: nothing is brought to " + to);
        }
    }

    @Override
    @Rule({"TL-3.11", "TL-9.19", "TL-9.27"})
    public void take(Array<? extends Thing> cards, Area to) {
        Array<Thing> all = Arguments.different("take", "card", cards);
        switch ((Where) Arguments.present("take", "place", to)) {
            case HERE -> it(enter(all));
            case HAND -> buried(all, (owner, card) -> Graveyards.takeBack(play, owner, card));
            case DECK -> buried(all, (owner, card) -> Graveyards.putIntoDeck(play, owner, card));
            default -> throw new IllegalArgumentException("take: nothing is taken to " + to);
        }
    }

    private void buried(Array<Thing> things, Graveyards.Taking taking) {
        for (Thing thing : things) {
            buried(thing).forEach(card -> taking.take(thing.owner(), card));
        }
    }

    /** Cards come from Graveyards onto the field here, and are "it" then. */
    @Rule({"TL-3.11", "TL-9.34"})
    private Array<Integer> enter(Array<Thing> things) {
        Place here = self().place().sideOf(you());
        return things.flatMap(
                thing -> buried(thing).flatMap(card -> Arrivals.fromGraveyard(play, thing.owner(), card, here)));
    }

    @Override
    @Rule("TL-8.10")
    public void reveal(Array<? extends Thing> creatures) {
        standing("reveal", creatures, null)
                .filter(each -> each.card().ability(When.ON_REVEAL) != null)
                .forEach(each -> play.cause(PendingEffect.of(each, When.ON_REVEAL)));
    }

    @Override
    @Rule("TL-14.5")
    public void exchange(Thing one, Thing other) {
        if (Arguments.present("exchange", "card", one).number()
                == Arguments.present("exchange", "card", other).number()) {
            throw new IllegalArgumentException("exchange: a Creature cannot exchange lanes with itself");
        }
        if (standing("exchange", Array.of(one, other), Act.BE_MOVED).size() == 2) {
            Arrivals.exchange(play, one.number(), other.number());
        }
    }

    @Override
    @Rule("TL-1.9")
    public void makeToken(Card token, Place at) {
        place("makeToken", at);
        if (!self().card().makes(Arguments.present("makeToken", "token", token))) {
            throw new IllegalArgumentException(
                    "makeToken: it makes the token " + token.name() + ", which it does not name in makes()");
        }
        Arrivals.token(play, token, at);
    }

    @Override
    @Rule("TL-9.21")
    public void comeBack() {
        CardOnField left = now.which().source();
        buried(new InPile(Where.GRAVEYARD, left.owner(), left.card()))
                .forEach(card -> Arrivals.fromGraveyard(play, left.owner(), card, left.place()));
    }

    @Override
    @Rule("TL-9.6")
    public void defer() {
        if (now.which().isPutOff() || now.later().isEmpty()) {
            throw new IllegalStateException("defer: it has no later effects, or is one itself");
        }
        if (!deferred) {
            deferred = true;
            play.defer(new PendingEffect(
                    self(), now.which().timing(), now.path(), now.which().cause()));
        }
    }

    @Override
    public void draw(Seat player, int cards) {
        Draws.draw(play, seat("draw", player), Arguments.amount("draw", cards));
    }

    @Override
    @Rule("TL-9.16")
    public void discard(Seat player, Array<? extends Thing> cards) {
        Array<Thing> named = Arguments.all("discard", "card", cards);
        Decks.discard(
                play, seat("discard", player), named.map(each -> each.card().id()));
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        Decks.discardAtRandom(play, seat("discardAtRandom", player), Arguments.amount("discardAtRandom", cards));
    }

    @Override
    @Rule("TL-5.7")
    public void mill(Seat player, int cards, Area from, Area to) {
        if (from != Where.DECK || to != Where.GRAVEYARD) {
            throw new IllegalArgumentException("mill: the top of a deck goes to the Graveyard");
        }
        Decks.mill(play, seat("mill", player), Arguments.amount("mill", cards));
    }

    @Override
    public void lookAtTop(Seat player, Area pile, int cards) {
        if (pile != Where.DECK) {
            throw new IllegalArgumentException("lookAtTop: only decks are looked into");
        }
        look(player, cards);
    }

    @Override
    @Rule("TL-9.18")
    public void lookAtHand(Seat player) {
        Array<Card> hand = table().side(seat("lookAtHand", player)).hand().cards();
        if (inquiry().upToDate() && hand.nonEmpty()) {
            play.emit(new HandLookedAt(you(), player, hand));
            looks++;
        }
    }

    @Override
    public Seq<Card> look(Seat deck, int cards) {
        Array<Card> top = table().side(seat("look", deck)).deck().top(Arguments.amount("look", cards));
        lookedAt().note(deck, top);
        if (inquiry().upToDate() && top.nonEmpty()) {
            play.emit(new DeckLookedAt(you(), deck, top));
            looks++;
        }
        return top;
    }

    @Override
    @Rule("TL-9.18")
    public void putBack(Seat deck, Seq<Card> inOrder) {
        Array<Card> given = Arguments.different("putBack", "card", inOrder);
        Array<Card> first = lookedAt().among(seat("putBack", deck), given, table());
        if (first.nonEmpty()) {
            Array<Card> rest = lookedAt().onTop(deck, table()).reject(first::contains);
            play.emit(DeckRearranged.of(you(), deck, first.appendAll(rest)));
        }
    }
}
