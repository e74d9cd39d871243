package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ascending;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.event.CardEvent.BuriedExiled;
import io.github.terrene.terralore.event.CardEvent.CardPutIntoDeck;
import io.github.terrene.terralore.event.CardEvent.CardsDiscarded;
import io.github.terrene.terralore.event.CardEvent.CardsMilled;
import io.github.terrene.terralore.event.CardEvent.DeckLookedAt;
import io.github.terrene.terralore.event.CardEvent.DeckRearranged;
import io.github.terrene.terralore.event.CastleEvent.CastleHealed;
import io.github.terrene.terralore.event.CastleEvent.CastlesDamaged;
import io.github.terrene.terralore.event.CastleEvent.DamageLimited;
import io.github.terrene.terralore.event.CastleEvent.Hit;
import io.github.terrene.terralore.event.CastleEvent.TotalChanged;
import io.github.terrene.terralore.event.FieldEvent.CreaturesMoved;
import io.github.terrene.terralore.event.FieldEvent.PointsChanged;
import io.github.terrene.terralore.table.Current;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** One part of an effect being resolved: its questions are answered from earlier choices, and what it does becomes events. */
final class Resolving implements Resolution {
    private final Play play;
    private final CarryOut now;
    private int answered;
    private int harmless;
    private boolean deferred;
    private @Nullable Question question;

    Resolving(Play play, CarryOut now) {
        this.play = play;
        this.now = now;
        this.harmless = play.eventCount();
    }

    /** Whether the effect has changed anything; looking at cards is not a change. */
    boolean changed() {
        return deferred || play.eventCount() > harmless;
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question question() {
        return question;
    }

    private Table table() {
        return play.table();
    }

    @Override
    @Rule("TL-9.25")
    public CardOnField source() {
        @Nullable CardOnField standing = table().find(now.source().number());
        return standing == null ? now.source() : standing;
    }

    @Override
    public boolean sourceStands() {
        return table().find(now.source().number()) != null;
    }

    @Override
    public Array<CardOnField> standing(Place place) {
        return table().standing(place);
    }

    @Override
    public int castle(Seat seat) {
        return table().castle(seat);
    }

    @Override
    public int handSize(Seat seat) {
        return table().handSize(seat);
    }

    @Override
    public int deckSize(Seat seat) {
        return table().deckSize(seat);
    }

    @Override
    public Array<Card> graveyard(Seat seat) {
        return table().graveyard(seat);
    }

    @Override
    public int points(CardOnField creature) {
        return table().points(creature);
    }

    @Override
    @Rule({"TL-9.9", "TL-9.29"})
    public Option<Choice> choose(Question asked) {
        return asked.options().size() <= 1 ? asked.options().headOption() : answer(asked);
    }

    /** Asks all questions, even one with a single option left: otherwise their number would tell what was chosen before. */
    @Override
    @Rule({"TL-9.15", "TL-9.29"})
    public Option<Array<String>> chooseDiscards(Seat player, int cards) {
        Array<String> hand = table().side(player).hand().cards().map(Card::id);
        return hand.size() <= cards
                ? Option.some(hand)
                : Ascending.choose(
                        cards,
                        hand,
                        offered -> answer(Question.discard(player, offered))
                                .map(choice -> ((Choice.InHand) choice).card()));
    }

    private Option<Choice> answer(Question asked) {
        if (answered < now.answers().size()) {
            return Option.some(now.answers().get(answered++));
        }
        question = question == null ? asked : question;
        return Option.none();
    }

    @Override
    public void destroy(Seq<Integer> creatures) {
        Departures.destroy(play, creatures);
    }

    @Override
    public void exile(Seq<Integer> creatures) {
        Departures.exile(play, creatures);
    }

    @Override
    public void exileBuried(Seat graveyard, String card) {
        table().graveyard(graveyard)
                .find(each -> each.id().equals(card))
                .forEach(each -> play.emit(new BuriedExiled(graveyard, each)));
    }

    @Override
    public void returnToHand(int creature) {
        Departures.returnToHand(play, creature);
    }

    @Override
    public void move(int creature) {
        Arrivals.move(play, creature);
    }

    @Override
    @Rule("TL-14.5")
    public void exchange(int one, int other) {
        play.emit(new CreaturesMoved(Array.of(one, other)));
    }

    @Override
    public void change(Seq<Integer> creatures, Change change) {
        Array<Integer> there = Array.ofAll(creatures).filter(each -> table().find(each) != null);
        if (there.nonEmpty()) {
            play.emit(new PointsChanged(there, change));
        }
    }

    @Override
    public void makeToken(Card token, Place at) {
        if (!now.source().card().makes(token)) {
            throw new IllegalArgumentException(
                    "it makes the token " + token.name() + ", which it does not name in tokens()");
        }
        Arrivals.token(play, token, at);
    }

    @Override
    public void putOntoField(Seat graveyard, String card, Place at, boolean revealing) {
        Arrivals.fromGraveyard(play, graveyard, card, at, revealing);
    }

    @Override
    @Rule("TL-9.21")
    public void comeBack() {
        CardOnField left = now.source();
        Arrivals.fromGraveyard(play, left.owner(), left.card().id(), left.place(), false);
    }

    @Override
    public void defer() {
        deferred = true;
        play.defer(new PendingEffect(source(), now.timing(), Option.some(now.next())));
    }

    @Override
    public void draw(Seat player, int cards) {
        Draws.draw(play, player, cards);
    }

    @Override
    public void discard(Seat player, Seq<String> cards) {
        if (cards.nonEmpty()) {
            play.emit(new CardsDiscarded(player, table().side(player).hand().find(cards)));
        }
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        Array<Card> hand = table().side(player).hand().cards();
        Array<Card> taken =
                hand.size() <= cards ? hand : play.dice().shuffle(hand).take(cards);
        if (taken.nonEmpty()) {
            play.emit(new CardsDiscarded(player, taken));
        }
    }

    @Override
    public void mill(Seat player, int cards) {
        Array<Card> top = table().side(player).deck().top(cards);
        if (top.nonEmpty()) {
            play.emit(new CardsMilled(player, top));
        }
    }

    @Override
    public Seq<Card> look(Seat deck, int cards) {
        Array<Card> top = table().side(deck).deck().top(cards);
        boolean firstTime = question == null && answered == now.answers().size();
        if (firstTime && top.nonEmpty()) {
            play.emit(new DeckLookedAt(controller(), deck, top));
            harmless++;
        }
        return top;
    }

    @Override
    public void putBack(Seat deck, Seq<Card> inOrder) {
        if (inOrder.nonEmpty()) {
            play.emit(new DeckRearranged(deck, Array.ofAll(inOrder)));
        }
    }

    @Override
    public void putIntoDeck(Seat graveyard, String card) {
        if (!table().side(graveyard).refilled()) {
            table().graveyard(graveyard)
                    .find(each -> each.id().equals(card))
                    .forEach(each -> play.emit(CardPutIntoDeck.of(graveyard, each)));
        }
    }

    @Override
    @Rule("TL-10.8")
    public void damage(Seat castle, int damage) {
        int taken = Castles.taken(table().side(castle), damage);
        if (taken > 0) {
            play.emit(new CastlesDamaged(Array.of(new Hit(castle, taken))));
        }
    }

    @Override
    public void heal(Seat castle, int hp) {
        int healed = Castles.healed(table().side(castle), hp, play.options());
        if (healed > 0) {
            play.emit(new CastleHealed(castle, healed));
        }
    }

    @Override
    public void limitDamage(Seat castle, int most) {
        play.emit(new DamageLimited(castle, most));
    }

    @Override
    public void addToTotal(Place lane, int points) {
        LaneHalf row = table().row(lane);
        play.emit(new TotalChanged(lane, row.plus() + points, row.times()));
    }

    @Override
    public void multiplyTotal(Place lane, int by) {
        LaneHalf row = table().row(lane);
        play.emit(new TotalChanged(lane, row.plus(), Current.capped((long) row.times() * by)));
    }
}
