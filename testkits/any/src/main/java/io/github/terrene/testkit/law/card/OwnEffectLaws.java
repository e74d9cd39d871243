package io.github.terrene.testkit.law.card;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.testkit.law.Budget;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.time.Duration;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Assertions;

/**
 * Anything that a card set defines in Java, beyond the words of a card language, is either played, or refused by name. No card is ever in two
 * places or nowhere, nothing but a {@link io.github.terrene.kernel.card.FaultyEffect} is ever thrown, and every state that is reached can be
 * saved.
 *
 * <p>{@link #cards} makes cards of the whole language, among them some with custom effects that make {@link OddCalls}, and with traits and
 * continuous texts that give odd answers.
 *
 * @param <K> cards
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 */
@AddLifecycleHook(Budget.class)
public interface OwnEffectLaws<K, C, S, A, E> extends CardGame<K, C, S, A> {
    /** How long a game may take; a game takes a moment, so longer ones do not end. */
    Duration ENDLESS = Duration.ofMinutes(1);

    /** How many games are played at most to try every method. */
    int GAMES = 200;

    @Override
    Rules<C, S, A, E, ?> rules(Seq<K> cards);

    /** The calls that the effects make: one object, which notes them all. */
    OddCalls<?> calls();

    /** The name of a card, as messages give it. */
    String name(K card);

    /** Checks that every card that began is in exactly one place, and that numbers are within their ranges. */
    void conserved(C config, S state);

    /** Methods that never return or never refuse, whatever they are given: by default none. */
    default Array<String> exempt() {
        return Array.empty();
    }

    /** These actions in the order in which a player tries them, until one is carried out: by default any order. */
    default Seq<A> inOrder(S state, Seq<A> legal, Dice dice) {
        return dice.shuffle(legal);
    }

    @Property
    default void anOwnEffectIsPlayedOrRefusedByName(@ForAll long seed) {
        played(seed);
    }

    private void played(long seed) {
        Array<K> cards = faultless(seed, decks());
        RecklessGame<C, S, A, E> game = new RecklessGame<>(
                rules(cards),
                config(cards),
                cards.map(this::name),
                this::conserved,
                this::inOrder,
                Rng.of(seed).dice());
        Assertions.assertTimeoutPreemptively(ENDLESS, () -> game.playFrom(seed), () -> "no end, with seed " + seed);
    }

    /** Checks that every method was tried; otherwise the law above would say less than it seems to. */
    @Example
    default void everyMethodReturnsAndRefuses() {
        for (int seed = 0;
                seed < GAMES && neverReturned().size() + neverRefused().size() > 0;
                seed++) {
            calls().seek(neverReturned(), neverRefused());
            played(seed);
        }
        calls().seek(Array.empty(), Array.empty());
        SoftAssertions tried = new SoftAssertions();
        tried.assertThat(neverReturned()).as("never returned").isEmpty();
        tried.assertThat(neverRefused()).as("never refused").isEmpty();
        tried.assertAll();
    }

    private Seq<String> neverReturned() {
        return calls().neverReturned().removeAll(exempt());
    }

    private Seq<String> neverRefused() {
        return calls().neverRefused().removeAll(exempt());
    }
}
