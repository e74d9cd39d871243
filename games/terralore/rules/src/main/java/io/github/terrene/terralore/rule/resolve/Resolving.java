package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.Ascending;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Eligibility;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.event.BuriedExiled;
import io.github.terrene.terralore.event.CardPutIntoDeck;
import io.github.terrene.terralore.event.CardsDiscarded;
import io.github.terrene.terralore.event.CardsMilled;
import io.github.terrene.terralore.event.CastleHealed;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.CastlesDamaged.Hit;
import io.github.terrene.terralore.event.DamageLimited;
import io.github.terrene.terralore.event.DeckLookedAt;
import io.github.terrene.terralore.event.DeckRearranged;
import io.github.terrene.terralore.event.PointsChanged;
import io.github.terrene.terralore.event.TotalChanged;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One part of an effect being resolved: its questions are answered from earlier choices, and what it does becomes events. What makes no sense
 * is refused as a bug in the effect; what cannot be done is left out.
 */
final class Resolving extends Surveying {
    private final PendingEffect which;
    private final int place;
    private final Effect effect;
    private final Questions questions;

    /** None as long as nothing was looked at. */
    private @Nullable LookedAt lookedAt;

    private int eventsBefore;
    private boolean deferred;

    /**
     * Begins with a part of an effect.
     *
     * @param which the effect, with its card as it is, or as it was when it left
     * @param place the place of the part
     * @param answers what has been chosen for it so far
     * @param effect the part
     */
    Resolving(Play play, PendingEffect which, int place, Array<Choice> answers, Effect effect) {
        super(play, which.source());
        this.which = which;
        this.place = place;
        this.effect = effect;
        this.questions = new Questions(answers);
        this.eventsBefore = play.eventCount();
    }

    private LookedAt lookedAt() {
        LookedAt made = lookedAt == null ? new LookedAt() : lookedAt;
        lookedAt = made;
        return made;
    }

    /** Whether the effect has changed anything; looking at cards is not a change. */
    boolean changed() {
        return deferred || play.eventCount() > eventsBefore;
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question question() {
        return questions.open();
    }

    /** Tells what keeps a choice from answering that question. */
    void keepOut(Choice choice, Verdict why) {
        questions.keepOut(choice, why);
    }

    @Override
    @Rule({"TL-9.9", "TL-9.29"})
    public Option<Choice> choose(Question question, Eligibility who) {
        Arguments.present("choose", "eligibility", who);
        Question complete = Questions.complete(question);
        checkShown(complete);
        Question asked = Questions.offering(complete, this);
        return questions.choose(asked, who);
    }

    /** What a question shows must be what its effect has looked at: the player who is asked is the one who saw it, and nobody else does. */
    @Rule("TL-9.18")
    private void checkShown(Question asked) {
        Seat deck = seat("choose", asked.looked());
        Array<Card> shown = Arguments.present("choose", "shown cards", asked.shown());
        boolean seen = asked.seat().equals(controller())
                && lookedAt().onTop(deck, table()).startsWith(shown);
        if (shown.nonEmpty() && !seen) {
            throw new IllegalArgumentException(
                    "choose: the cards that it shows were not looked at, or by another player");
        }
    }

    /**
     * Asks all questions, even one with a single option left: otherwise their number would tell what was chosen before. Once the effect
     * knows which cards they are, whatever it does may tell somebody, so that it is final.
     */
    @Override
    @Rule({"TL-9.15", "TL-9.29"})
    public Option<Array<String>> chooseDiscards(Seat player, int cards) {
        int number = Arguments.amount("chooseDiscards", cards);
        Pile hand = table().side(seat("chooseDiscards", player)).hand();
        Option<Array<String>> chosen = chosen(player, number, hand.cards().map(Card::id));
        if (number > 0 && hand.size() > 0 && chosen.isDefined()) {
            play.forbidUndo();
        }
        return chosen;
    }

    private Option<Array<String>> chosen(Seat player, int number, Array<String> hand) {
        if (number == 0 || hand.size() <= number) {
            questions.skip();
            return Option.some(hand.take(number));
        }
        return Ascending.choose(
                number,
                hand,
                offered -> questions
                        .answer(Question.discard(player, offered), discarding(hand, offered))
                        .map(choice -> ((Choice.InHand) choice).card()));
    }

    @Rule({"TL-9.15", "TL-9.16"})
    private static Eligibility discarding(Array<String> hand, Array<String> offered) {
        return (choice, why) -> !(choice instanceof Choice.InHand card)
                || (hand.contains(card.card())
                                || why.stop("TL-9.16/not-in-hand", "{card:card} is not in your hand", card.card()))
                        && Eligibility.ascending("TL-9.15", offered, card.card(), card.card(), why);
    }

    @Override
    public void destroy(Seq<Integer> creatures) {
        Departures.destroy(play, numbers("destroy", creatures));
    }

    @Override
    public void exile(Seq<Integer> creatures) {
        Departures.exile(play, numbers("exile", creatures));
    }

    @Override
    public void exileBuried(Seat graveyard, String card) {
        buried("exileBuried", graveyard, card).forEach(each -> play.emit(new BuriedExiled(graveyard, each)));
    }

    @Override
    public void returnToHand(int creature) {
        Departures.returnToHand(play, number("returnToHand", creature));
    }

    @Override
    public void move(int creature) {
        Arrivals.move(play, number("move", creature));
    }

    @Override
    @Rule("TL-14.5")
    public void exchange(int one, int other) {
        if (number("exchange", one) == number("exchange", other)) {
            throw new IllegalArgumentException("exchange: a Creature cannot exchange lanes with itself");
        }
        Arrivals.exchange(play, one, other);
    }

    @Override
    public void change(Seq<Integer> creatures, Change change) {
        Change bounded = Arguments.present("change", "change", change).checked();
        Array<Integer> there = numbers("change", creatures).filter(each -> {
            @Nullable CardOnField standing = table().find(each);
            return standing != null && standing.creature();
        });
        if (there.nonEmpty()) {
            play.emit(new PointsChanged(there, bounded));
        }
    }

    @Override
    @Rule("TL-1.9")
    public void makeToken(Card token, Place at) {
        place("makeToken", at);
        if (!which.source().card().makes(Arguments.present("makeToken", "token", token))) {
            throw new IllegalArgumentException(
                    "makeToken: it makes the token " + token.name() + ", which it does not name in tokens()");
        }
        Arrivals.token(play, token, at);
    }

    @Override
    public void putOntoField(Seat graveyard, String card, Place at, boolean revealing) {
        place("putOntoField", at);
        buried("putOntoField", graveyard, card)
                .forEach(each -> Arrivals.fromGraveyard(play, graveyard, each, at, revealing));
    }

    @Override
    @Rule("TL-9.21")
    public void comeBack() {
        CardOnField left = which.source();
        buried("comeBack", left.owner(), left.card().id())
                .forEach(each -> Arrivals.fromGraveyard(play, left.owner(), each, left.place(), false));
    }

    @Override
    @Rule("TL-9.6")
    public void defer() {
        if (which.part().isDefined() || effect.later().isEmpty()) {
            throw new IllegalStateException("defer: it has no later effects, or is one itself");
        }
        if (!deferred) {
            deferred = true;
            play.defer(new PendingEffect(source(), which.timing(), Option.some(place)));
        }
    }

    @Override
    public void draw(Seat player, int cards) {
        Draws.draw(play, seat("draw", player), Arguments.amount("draw", cards));
    }

    @Override
    @Rule("TL-9.16")
    public void discard(Seat player, Seq<String> cards) {
        Pile hand = table().side(seat("discard", player)).hand();
        discard(player, hand.find(Arguments.different("discard", "card", cards).filter(hand::holds)));
    }

    private void discard(Seat player, Array<Card> cards) {
        if (cards.nonEmpty()) {
            play.emit(new CardsDiscarded(player, cards));
        }
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        Array<Card> hand = table().side(seat("discardAtRandom", player)).hand().cards();
        int number = Arguments.amount("discardAtRandom", cards);
        if (number >= hand.size()) {
            discard(player, hand);
        } else if (number > 0) {
            discard(player, play.dice().shuffle(hand).take(number));
        }
    }

    @Override
    public void mill(Seat player, int cards) {
        Array<Card> top = table().side(seat("mill", player)).deck().top(Arguments.amount("mill", cards));
        if (top.nonEmpty()) {
            play.emit(new CardsMilled(player, top));
        }
    }

    @Override
    public Seq<Card> look(Seat deck, int cards) {
        Array<Card> top = table().side(seat("look", deck)).deck().top(Arguments.amount("look", cards));
        lookedAt().note(deck, top);
        if (questions.upToDate() && top.nonEmpty()) {
            play.emit(new DeckLookedAt(controller(), deck, top));
            eventsBefore++;
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
            play.emit(DeckRearranged.of(controller(), deck, first.appendAll(rest)));
        }
    }

    @Override
    @Rule("TL-9.19")
    public void putIntoDeck(Seat graveyard, String card) {
        Option<Card> buried = buried("putIntoDeck", graveyard, card);
        if (!table().side(graveyard).refilled()) {
            buried.forEach(each -> play.emit(CardPutIntoDeck.of(graveyard, each)));
        }
    }

    @Override
    @Rule("TL-10.8")
    public void damage(Seat castle, int damage) {
        Side side = table().side(seat("damage", castle));
        int taken = side.taken(Arguments.amount("damage", damage));
        if (taken > 0) {
            play.emit(new CastlesDamaged(Array.of(Hit.of(side, taken))));
        }
    }

    @Override
    public void heal(Seat castle, int hp) {
        Side side = table().side(seat("heal", castle));
        int healed = side.healed(Arguments.amount("heal", hp), play.options());
        if (healed > 0) {
            play.emit(new CastleHealed(castle, healed, side.castle() + healed));
        }
    }

    @Override
    public void limitDamage(Seat castle, int most) {
        int limit = Points.bounded(Arguments.amount("limitDamage", most));
        play.emit(new DamageLimited(seat("limitDamage", castle), limit));
    }

    @Override
    public void addToTotal(Place lane, int points) {
        LaneHalf row = table().row(place("addToTotal", lane));
        play.emit(new TotalChanged(lane, Points.bounded((long) row.plus() + points), row.times()));
    }

    @Override
    public void multiplyTotal(Place lane, int by) {
        LaneHalf row = table().row(place("multiplyTotal", lane));
        int factor = Arguments.amount("multiplyTotal", by);
        play.emit(new TotalChanged(lane, row.plus(), Points.bounded((long) row.times() * factor)));
    }
}
