package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What one part of an effect can look at while it is resolved, and how it says what it means. What makes no sense is refused as a bug in the
 * effect.
 */
abstract class Surveying implements Resolution {
    final Play play;
    private final CardOnField card;

    /**
     * For an effect of that card.
     *
     * @param card as it is, or as it was when it left
     */
    Surveying(Play play, CardOnField card) {
        this.play = play;
        this.card = card;
    }

    final Table table() {
        return play.table();
    }

    static Seat seat(String method, Seat seat) {
        return Arguments.seat(method, seat, Players.BOTH);
    }

    static Place place(String method, Place place) {
        seat(method, Arguments.present(method, "place", place).seat());
        Arguments.present(method, "lane", place.lane());
        return place;
    }

    /** The number of a card that is or was on the field. */
    final int number(String method, int number) {
        if (number < 1 || number >= table().next()) {
            throw new IllegalArgumentException(method + ": no card on the field ever had the number " + number);
        }
        return number;
    }

    final Array<Integer> numbers(String method, Seq<Integer> given) {
        Array<Integer> numbers = Arguments.different(method, "Creature", given);
        for (int i = 0; i < numbers.size(); i++) {
            number(method, numbers.get(i));
        }
        return numbers;
    }

    @Override
    @Rule("TL-9.25")
    public CardOnField source() {
        @Nullable CardOnField standing = table().find(card.number());
        return standing == null ? card : standing;
    }

    @Override
    public boolean sourceStands() {
        return table().find(card.number()) != null;
    }

    @Override
    public Array<CardOnField> standing(Place place) {
        return table().standing(place("standing", place));
    }

    @Override
    public int castle(Seat seat) {
        return table().castle(seat("castle", seat));
    }

    @Override
    public int handSize(Seat seat) {
        return table().handSize(seat("handSize", seat));
    }

    @Override
    public int deckSize(Seat seat) {
        return table().deckSize(seat("deckSize", seat));
    }

    @Override
    public Array<Card> graveyard(Seat seat) {
        return table().graveyard(seat("graveyard", seat));
    }

    @Override
    public int points(CardOnField creature) {
        int number = number(
                "points", Arguments.present("points", "Creature", creature).number());
        @Nullable CardOnField standing = table().find(number);
        return table().points(standing == null ? creature : standing);
    }

    final Option<Card> buried(String method, Seat graveyard, String card) {
        Arguments.present(method, "card", card);
        return table().graveyard(seat(method, graveyard)).find(each -> each.id().equals(card));
    }

    /** The cards on top of decks that one part of an effect has looked at. */
    @Rule("TL-9.18")
    static final class LookedAt {
        private Array<Card> south = Array.empty();
        private Array<Card> north = Array.empty();

        void note(Seat deck, Array<Card> top) {
            Array<Card> all = of(deck).appendAll(top.reject(of(deck)::contains));
            if (deck.index() == 0) {
                south = all;
            } else {
                north = all;
            }
        }

        private Array<Card> of(Seat deck) {
            return deck.index() == 0 ? south : north;
        }

        /** Those that are still on top of that deck, the top first. */
        Array<Card> onTop(Seat deck, Table table) {
            return table.side(deck).deck().cards().takeWhile(of(deck)::contains);
        }

        /**
         * These cards, without those that are no longer on top of that deck.
         *
         * @throws IllegalArgumentException if one was not looked at
         */
        Array<Card> among(Seat deck, Array<Card> cards, Table table) {
            cards.reject(of(deck)::contains).forEach(card -> {
                throw new IllegalArgumentException("putBack: " + card.name() + " was not looked at");
            });
            return cards.filter(onTop(deck, table)::contains);
        }
    }
}
