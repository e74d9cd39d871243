package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.zone.Pack;
import io.github.terrene.kernel.zone.Places;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * The cards of a game, looked up by their ids. A game's catalogue is such an index, made from cards in which no fault was found.
 *
 * @param <K> the game's cards
 */
public class CardIndex<K extends PrintedCard> {
    private final Array<K> cards;
    private final Array<K> all;
    private final Map<String, Option<K>> byId = new LinkedHashMap<>();
    private final Places places;

    /**
     * An index of cards with different ids.
     *
     * @param cards the cards that can be in decks
     * @param others the cards that cannot, such as tokens: they are found by their ids, but are not among the {@link #cards}
     */
    protected CardIndex(Iterable<? extends K> cards, Iterable<? extends K> others) {
        this.cards = Array.<K>ofAll(cards).sortBy(PrintedCard::id);
        this.cards.forEach(card -> byId.put(card.id(), Option.some(card)));
        this.places = new Places(this.cards.map(PrintedCard::id));
        others.forEach(card -> byId.put(card.id(), Option.some(card)));
        this.all = this.cards.appendAll(others).distinctBy(PrintedCard::id).sortBy(PrintedCard::id);
    }

    /** The cards that can be in decks, sorted by id. */
    public final Array<K> cards() {
        return cards;
    }

    /** All cards, sorted by id: those that can be in decks, and those that cannot, such as tokens. */
    public final Array<K> all() {
        return all;
    }

    /** The card with that id. */
    public final Option<K> find(String id) {
        return byId.getOrDefault(id, Option.none());
    }

    /**
     * The cards with these ids, in that order, or a problem for each id that no card has.
     *
     * @param rule the number of the rule by which an unknown card is refused
     * @param place where the ids are, such as {@code deck of seat A}
     */
    public final Either<Seq<Problem>, Array<K>> findAll(Iterable<String> ids, String rule, String place) {
        Array<String> all = Array.ofAll(ids);
        Array<Problem> unknown = all.distinct()
                .filter(id -> find(id).isEmpty())
                .map(id -> Problem.at(place, rule + "/unknown-card", "there is no card {id}", id));
        return unknown.isEmpty() ? Either.right(all.flatMap(this::find)) : Either.left(unknown);
    }

    /** Whether a card is one of those that can be in decks. */
    public final boolean has(K card) {
        int place = place(card.id());
        return place >= 0 && cards.get(place).equals(card);
    }

    /**
     * What decks of these cards can consist of.
     *
     * @param type the type of the cards
     * @param copies gives how many copies of a card a deck may have
     */
    @Internal
    public final Pack<K> pack(Class<K> type, ToIntFunction<K> copies) {
        return new Pack<>(type, cards, PrintedCard::id, places, copies, card -> false, cards.size());
    }

    /** The place of the card with that id among {@link #cards}, or -1 if it is not one of them. */
    @Internal
    public final int place(String id) {
        return places.applyAsInt(id);
    }
}
