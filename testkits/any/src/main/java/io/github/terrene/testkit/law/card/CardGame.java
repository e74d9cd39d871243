package io.github.terrene.testkit.law.card;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/**
 * A game that can be played with any cards: what laws about cards that nobody thought of need to know about it.
 *
 * @param <K> cards
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 */
public interface CardGame<K, C, S, A> {
    /** Cards at random, no two with the same name. */
    Supplier<K> cards(Dice dice);

    /** What a catalogue says is wrong with a card. */
    Seq<Problem> faults(K card);

    /** How many cards both decks of a game have together. */
    int decks();

    /** Rules with these cards. */
    Rules<C, S, A, ?, ?> rules(Seq<K> cards);

    /** A game with decks of these cards. */
    C config(Seq<K> cards);

    /** Ways to play. */
    Seq<? extends Policy<? super S, ? super A>> policies();

    /** A number of cards without faults. */
    default Array<K> faultless(long seed, int number) {
        Supplier<K> cards = cards(Rng.of(seed).dice());
        Array<K> found = Array.empty();
        while (found.size() < number) {
            K card = cards.get();
            found = faults(card).isEmpty() ? found.append(card) : found;
        }
        return found;
    }
}
