package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.event.CardDiscarded;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.CardsRecovered;
import io.github.terrene.hobe.event.CardsShown;
import io.github.terrene.hobe.event.CostPaidOpenly;
import io.github.terrene.hobe.event.EventCountered;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.setup.Options.CostPile;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Cards leave decks one at a time; a player whose deck is empty has lost at once. */
@Internal
@Rule({"HB-11.1", "HB-11.2", "HB-11.3", "HB-11.8"})
public final class Decks {
    private Decks() {}

    /** The top cards of a deck go to the Lost pile; all of them if there are fewer. */
    @Rule({"HB-9.9", "HB-10.8", "HB-10.18"})
    public static void lose(Play play, Seat seat, int cards) {
        int lost = Math.min(cards, play.table().deckSize(seat));
        if (lost > 0 && !play.over()) {
            play.emit(new CardsLost(seat, lost, play.table().deckSize(seat) - lost));
            check(play, seat);
        }
    }

    /** Pays the cost of a played card, before anything else happens. */
    @Rule({"HB-7.10", "HB-7.11", "HB-8.10", "HB-11.2"})
    public static void pay(Play play, Seat seat, int cost) {
        if (play.options().costPile() == CostPile.LOST) {
            lose(play, seat, cost);
        } else if (cost > 0) {
            play.emit(new CostPaidOpenly(
                    seat, play.table().side(seat).deck().cards().take(cost)));
            check(play, seat);
        }
    }

    /** A player draws cards, one at a time, until the deck is empty. */
    @Rule({"HB-4.1", "HB-5.3", "HB-5.4", "HB-10.26"})
    public static void draw(Play play, Seat seat, int cards) {
        for (int i = 0; i < cards && !play.over(); i++) {
            play.emit(new CardDrawn(seat, play.table().side(seat).deck().cards().head()));
            DueEffects.happening(play, When.DRAWS, seat);
            check(play, seat);
        }
    }

    /** A player looks at the top cards of a deck, or all if there are fewer. */
    @Rule("HB-10.18")
    static void look(Play play, Seat seat, Seat of, int cards) {
        show(play, seat, of, Where.DECK, play.table().side(of).deck().cards().take(cards));
    }

    /** A player looks at a hand. */
    @Rule("HB-10.18")
    static void lookAtHand(Play play, Seat seat, Seat of) {
        show(play, seat, of, Where.HAND, play.table().side(of).hand().cards());
    }

    private static void show(Play play, Seat seat, Seat of, Where where, Array<Card> cards) {
        if (cards.nonEmpty() && !play.over()) {
            play.emit(new CardsShown(seat, of, where, cards));
        }
    }

    /** A player discards a card of that id, if it is in the hand. */
    public static void discard(Play play, Seat seat, String id) {
        @Nullable Card card = play.table().side(seat).hand().find(id);
        if (card != null) {
            play.emit(new CardDiscarded(seat, card));
        }
    }

    /** A player discards cards at random, one after another. */
    @Rule("HB-10.23")
    static void discardAtRandom(Play play, Seat seat, int cards) {
        Array<Card> hand = play.table().side(seat).hand().cards();
        Array<Card> taken = play.dice().shuffle(hand).take(cards);
        taken.forEach(card -> play.emit(new CardDiscarded(seat, card)));
    }

    /** Shuffles cards of a Lost pile, taken at random, back into the deck. */
    @Rule({"HB-10.11", "HB-10.18"})
    static void recover(Play play, Seat seat, int cards) {
        Side side = play.table().side(seat);
        int number = Math.min(
                Math.min(cards, Proofreader.MOST_RECOVERED - side.recovered()),
                side.lost().size());
        if (number > 0 && !play.over()) {
            Array<Card> lost = play.dice().shuffle(side.lost().cards());
            Array<Card> deck = side.deck().cards().appendAll(lost.take(number));
            play.emit(new CardsRecovered(seat, new Pile(play.dice().shuffle(deck)), new Pile(lost.drop(number))));
        }
    }

    /** Counters the Event directly before the last one. */
    @Rule({"HB-8.2", "HB-8.6", "HB-8.11"})
    static void counter(Play play) {
        Array<PlayedEvent> played = play.table().played();
        if (played.size() > 1 && !play.over()) {
            play.emit(new EventCountered(played.get(played.size() - 2)));
        }
    }

    private static void check(Play play, Seat seat) {
        if (play.table().deckSize(seat) == 0) {
            play.end(Players.opponent(seat), "HB-11.1");
        }
    }
}
