package io.github.terrene.kernel.card;

import io.vavr.collection.Array;
import java.util.function.Function;

/** Checks what is passed to a game's catalogue. A null in it is a bug of the caller; the exception says where it is. */
public final class CardInput {
    private CardInput() {}

    /**
     * All elements that are given.
     *
     * @param what what each of them is, such as {@code card}
     * @throws IllegalArgumentException if one is null; the message says which one, counted from 1
     */
    public static <T> Array<T> all(Iterable<? extends T> given, String what) {
        Array<T> all = Array.ofAll(given);
        int missing = all.indexWhere(each -> each == null);
        if (missing >= 0) {
            throw new IllegalArgumentException(what + " " + (missing + 1) + " is null");
        }
        return all;
    }

    /**
     * What is found in each card, one card after another.
     *
     * @throws IllegalArgumentException if a card cannot be inspected because an effect is null or throws; the message names the card
     */
    public static <K extends PrintedCard, T> Array<T> inEach(Array<K> cards, Function<K, ? extends Iterable<T>> look) {
        return cards.flatMap(card -> {
            try {
                return look.apply(card);
            } catch (RuntimeException thrown) {
                throw new IllegalArgumentException("the card " + card.id() + " cannot be read: " + thrown, thrown);
            }
        });
    }
}
