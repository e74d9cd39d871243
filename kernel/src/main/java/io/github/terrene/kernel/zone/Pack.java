package io.github.terrene.kernel.zone;

import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * What a deck can consist of that a player brings.
 *
 * @param type the type of its cards
 * @param cards the cards, one of each; imagined decks list them in this order
 * @param ids gives the id of a card
 * @param places gives the place of the card with an id among {@code cards}, or -1
 * @param copies gives how many copies of a card a deck may have
 * @param rare cards that are imagined only where no others are left
 * @param size how many cards a deck has, which matters only if players bring several decks of one type
 * @param <K> its cards
 */
public record Pack<K>(
        Class<K> type,
        Array<K> cards,
        Function<K, String> ids,
        ToIntFunction<String> places,
        ToIntFunction<K> copies,
        Predicate<K> rare,
        int size) {
    /**
     * What decks of these cards can consist of.
     *
     * @param copies gives how many copies of a card a deck may have
     */
    public static <K> Pack<K> of(Class<K> type, Array<K> cards, Function<K, String> ids, ToIntFunction<K> copies) {
        return new Pack<>(type, cards, ids, new Places(cards.map(ids)), copies, card -> false, cards.size());
    }

    /** The same pack for decks of that size. */
    public Pack<K> sized(int number) {
        return new Pack<>(type, cards, ids, places, copies, rare, number);
    }

    /** The same pack with rare cards. */
    public Pack<K> rarely(Predicate<K> which) {
        return new Pack<>(type, cards, ids, places, copies, which, size);
    }
}
