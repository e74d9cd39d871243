package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CardVerbs;
import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.CardEvent.CardsFetched;
import io.github.terrene.odyssey.event.CardEvent.CardsMilled;
import io.github.terrene.odyssey.event.CardEvent.CardsTakenBack;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.upkeep.Draws;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What an effect being resolved does to cards of hands, decks and discard piles. */
final class CardChanges implements CardVerbs {
    private final Play play;
    private final AbilityContext scope;

    CardChanges(Play play, AbilityContext scope) {
        this.play = play;
        this.scope = scope;
    }

    private Seat seat(String method, Seat player) {
        return Given.seat(play, method, player);
    }

    @Override
    public void draw(Seat player, int cards) {
        Draws.draw(play, seat("draw", player), Given.amount("draw", cards), scope.cause());
    }

    @Override
    public void mill(Seat player, int cards) {
        Pile deck = play.table().side(seat("mill", player)).deck();
        Array<Card> top = Array.ofAll(deck.top(Given.amount("mill", cards)));
        if (!top.isEmpty()) {
            play.emit(new CardsMilled(player, top));
        }
    }

    /** The cards with these ids, each of which must lie there: otherwise cards would come from nowhere. */
    private static Array<Card> cards(String method, Seq<String> ids, Seq<? extends Card> pile, String where) {
        Seq<? extends Card> left = pile;
        Array<Card> found = Array.empty();
        for (String id : ids) {
            Card card = left.find(each -> each.id().equals(id))
                    .getOrElseThrow(
                            () -> new IllegalArgumentException(method + ": no card \"" + id + "\" is in the " + where));
            left = without(left, card);
            found = found.append(card);
        }
        return found;
    }

    private static <C extends Card> Seq<C> without(Seq<C> cards, Card card) {
        return cards.removeAt(cards.indexWhere(card::equals));
    }

    private Seq<Card> hand(Seat player) {
        return play.table().side(player).hand().cards();
    }

    @Override
    public void discard(Seat player, Seq<String> cards) {
        Seq<Card> hand = hand(seat("discard", player));
        if (!Given.all("discard", "card", cards).isEmpty()) {
            play.emit(new CardsDiscarded(player, cards("discard", cards, hand, "hand"), scope.cause()));
        }
    }

    @Override
    public void discardAtRandom(Seat player, int cards) {
        Seq<Card> hand = hand(seat("discardAtRandom", player));
        int number = Given.amount("discardAtRandom", cards);
        if (!hand.isEmpty() && number > 0) {
            Array<Card> chosen = play.dice().shuffle(hand).take(number).sortBy(Card::id);
            play.emit(new CardsDiscarded(player, chosen, scope.cause()));
        }
    }

    @Override
    @Rule("TO-8.36")
    public void fetch(Seat player, Seq<String> found) {
        Pile deck = play.table().side(seat("fetch", player)).deck();
        Array<Card> cards = cards("fetch", Given.all("fetch", "card", found), deck.cards(), "deck");
        Array<Card> rest = cards.foldLeft(deck.cards(), Array::remove);
        Pile shuffled = Pile.of(play.dice().shuffle(rest));
        play.emit(new CardsFetched(
                player, cards, shuffled, play.table().side(player).insiders(), true));
    }

    @Override
    public void takeBack(Seat player, Seq<String> cards) {
        Side side = play.table().side(seat("takeBack", player));
        if (!Given.all("takeBack", "card", cards).isEmpty()) {
            Array<Card> taken = cards("takeBack", cards, side.discards(), "discard pile");
            play.emit(new CardsTakenBack(player, taken, side.insiders(), true));
        }
    }
}
