package io.github.terrene.hobe.rule.resolve;

import static io.github.terrene.kernel.card.Arguments.amount;
import static io.github.terrene.kernel.card.Arguments.different;
import static io.github.terrene.kernel.card.Arguments.present;
import static io.github.terrene.kernel.card.Arguments.seat;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Change;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.event.CardsChanged;
import io.github.terrene.hobe.event.CardsRecovered;
import io.github.terrene.hobe.event.EventCountered;
import io.github.terrene.hobe.event.PutIntoPlay;
import io.github.terrene.hobe.event.TakenBack;
import io.github.terrene.hobe.event.Tokens;
import io.github.terrene.hobe.event.TokensChanged;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One part of an effect being resolved: what it asks is an {@link Inquiry}, and what it does becomes events. What makes no
 * sense is refused with an {@link IllegalArgumentException}, which becomes a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
final class Resolving implements Resolution {
    private final Play play;
    private final CarryOut now;
    private final Inquiry inquiry;
    private final int eventsBefore;

    Resolving(Play play, CarryOut now) {
        this.play = play;
        this.now = now;
        this.inquiry = new Inquiry(play, now);
        this.eventsBefore = play.eventCount();
    }

    /** Whether the effect has changed anything. */
    boolean changed() {
        return play.eventCount() > eventsBefore;
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question question() {
        return inquiry.question();
    }

    private Table table() {
        return play.table();
    }

    @Override
    public Board board() {
        return table();
    }

    @Override
    public Seat controller() {
        return now.controller(table());
    }

    @Override
    public Option<CardInPlay> source() {
        return now.source().map(table()::latest);
    }

    @Override
    public Option<CardInPlay> cause() {
        return now.cause();
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

    /** The Battle cards in play with these numbers that the effect may change, each once. */
    private Array<CardInPlay> reached(String method, Seq<Integer> cards) {
        Array<CardInPlay> there = inPlay(method, cards);
        return play.over() ? Array.empty() : there.filter(card -> card.battle() && reaches(card));
    }

    private Array<CardInPlay> inPlay(String method, Seq<Integer> cards) {
        return different(method, "card", cards).flatMap(number -> Option.of(table().find(number)));
    }

    private static Seat player(String method, Seat seat) {
        return seat(method, seat, Players.BOTH);
    }

    @Override
    public Option<Array<Choice>> aimedAt(Targets targets) {
        return inquiry.aimedAt(targets, controller());
    }

    @Override
    public Option<Choice> choose(Question asked) {
        return inquiry.choose(present("choose", "question", asked));
    }

    @Override
    public Option<String> chooseInHand(Seat player) {
        return inquiry.chooseInHand(player("chooseInHand", player));
    }

    /** Says what keeps out an answer to the question. */
    void keepOut(Choice choice, Verdict why) {
        inquiry.keepOut(choice, this::reaches, why);
    }

    @Override
    public void damage(Seq<Integer> cards, int damage) {
        Departures.damage(play, reached("damage", cards), amount("damage", damage));
    }

    @Override
    @Rule({"HB-3.11", "HB-10.9"})
    public void heal(Seq<Integer> cards, int tokens) {
        amount("heal", tokens);
        Array<Tokens> healed = reached("heal", cards)
                .filter(card -> tokens > 0 && card.missing() > 0)
                .map(card -> new Tokens(card.number(), card.tokens() + Math.min(card.missing(), tokens)));
        if (healed.nonEmpty()) {
            play.emit(new TokensChanged(healed));
        }
    }

    @Override
    public void destroy(Seq<Integer> cards) {
        Departures.destroy(
                play, inPlay("destroy", cards).filter(card -> !play.over() && (!card.battle() || reaches(card))));
    }

    @Override
    public void change(Seq<Integer> cards, Change change) {
        Change bounded = present("change", "change", change).bounded();
        Array<Integer> there = reached("change", cards).map(CardInPlay::number);
        if (there.nonEmpty()) {
            play.emit(new CardsChanged(there, bounded));
        }
    }

    @Override
    public void sendToStandby(Seq<Integer> cards) {
        reached("sendToStandby", cards).forEach(card -> Arrivals.sendToStandby(play, card));
    }

    @Override
    public void bringToBattlefield(int card, Slot slot) {
        if (!present("bringToBattlefield", "slot", slot).battlefield()) {
            throw new IllegalArgumentException("bringToBattlefield: " + slot + " is not on the battlefield");
        }
        reached("bringToBattlefield", Array.of(card)).forEach(each -> Arrivals.bring(play, each, slot));
    }

    @Override
    public void returnToHand(Seq<Integer> cards) {
        Departures.returnToHand(play, reached("returnToHand", cards));
    }

    @Override
    public void takeBack(Seat underworld, String card) {
        buried("takeBack", underworld, card).forEach(each -> play.emit(new TakenBack(underworld, each, each)));
    }

    @Override
    public void putIntoStandby(Seat underworld, String card) {
        for (Card each : buried("putIntoStandby", underworld, card).filter(there -> there.kind() == CardKind.BATTLE)) {
            @Nullable Slot slot = table().emptyStandby(underworld);
            if (slot != null) {
                Place place = Place.of(underworld, slot);
                play.emit(new PutIntoPlay(CardInPlay.entering(table().next(), each, underworld, place)));
            }
        }
    }

    private Option<Card> buried(String method, Seat underworld, String id) {
        Array<Card> cards = table().underworld(player(method, underworld));
        present(method, "card", id);
        return play.over() ? Option.none() : cards.find(each -> each.id().equals(id));
    }

    @Override
    public void lose(Seat deck, int cards) {
        Decks.lose(play, player("lose", deck), amount("lose", cards));
    }

    @Override
    public void draw(Seat player, int cards) {
        Decks.draw(play, player("draw", player), amount("draw", cards));
    }

    @Override
    public void discard(Seat player, String card) {
        player("discard", player);
        present("discard", "card", card);
        if (!play.over()) {
            Decks.discard(play, player, card);
        }
    }

    @Override
    @Rule({"HB-10.11", "HB-10.18"})
    public void recover(Seat player, int cards) {
        Side side = table().side(player("recover", player));
        int number = Math.min(
                Math.min(amount("recover", cards), Proofreader.MOST_RECOVERED - side.recovered()),
                side.lost().size());
        if (number > 0 && !play.over()) {
            Array<Card> lost = play.dice().shuffle(side.lost().cards());
            Array<Card> deck = side.deck().cards().appendAll(lost.take(number));
            play.emit(new CardsRecovered(player, new Pile(play.dice().shuffle(deck)), new Pile(lost.drop(number))));
        }
    }

    @Override
    @Rule({"HB-8.2", "HB-8.6", "HB-8.11"})
    public void counter() {
        Array<PlayedEvent> played = table().played();
        if (now.source().isEmpty() && played.size() > 1 && !play.over()) {
            play.emit(new EventCountered(played.get(played.size() - 2)));
        }
    }
}
