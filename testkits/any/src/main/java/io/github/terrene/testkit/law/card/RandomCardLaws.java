package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.BrokenCopies;
import io.github.terrene.testkit.law.Budget;
import io.github.terrene.testkit.law.ComesBack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import java.util.function.Supplier;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * Everything that a card language can express is either refused by a catalogue or can be played.
 *
 * @param <K> cards
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 */
@AddLifecycleHook(Budget.class)
public interface RandomCardLaws<K, C, S, A> extends CardGame<K, C, S, A> {
    /** How many cards are read at once. */
    int MANY = 100;

    /** The form of a card with all that is printed on it. */
    Form<K> form();

    /** Everything that a card says, to look for the words of the language in it. */
    default Object said(K card) {
        return card;
    }

    /** The names of the words that cards must say: records and constants. */
    Seq<String> words();

    /** The rules by which cards must be refused. */
    Seq<String> refusals();

    @Property
    default void aCardHasAFaultOrCanBePlayedToTheEnd(@ForAll long seed) {
        Array<K> cards = faultless(seed, decks());
        Rules<C, S, A, ?, ?> rules = rules(cards);
        Walk<C> start = new Walk<>(new SeededConfig<>(config(cards), seed), 0, Array.empty());
        for (Policy<? super S, ? super A> policy : policies()) {
            S last = Playthrough.of(rules, policies(), start).playedOn(policy, Rng.of(seed), 20_000);
            assertThat(rules.outcome(last))
                    .as("outcome of a game with %s", cards)
                    .isNotEmpty();
        }
    }

    /** Nothing that can be written as a card is too strange to be read, and whatever is wrong with it is said with its place. */
    @Property
    default void anyCardIsReadAsItIsWrittenAndRefusedWithAPlaceIfItIs(@ForAll long seed) {
        Supplier<K> cards = cards(Rng.of(seed).dice());
        for (int i = 0; i < MANY; i++) {
            K card = cards.get();
            ComesBack.check(form(), card);
            assertThat(faults(card))
                    .as("what is wrong with %s", card)
                    .noneMatch(problem -> problem.place().isEmpty());
        }
    }

    /** Cards as data: what is printed on them is what they are. */
    @Property
    default void aCardComesBackFromItsForm(@ForAll long seed) {
        Form<K> form = form();
        faultless(seed, 20).forEach(card -> ComesBack.check(form, card));
    }

    /** Whatever object mappers leave out of a card is a problem that says so, and nothing is thrown. */
    @Property
    default void whateverIsMissingInACardIsAProblem(@ForAll long seed) {
        for (K card : faultless(seed, 1)) {
            for (K maimed : BrokenCopies.of(form(), card)) {
                assertThat(faults(maimed))
                        .as("what is wrong with %s", maimed)
                        .isNotEmpty()
                        .allMatch(problem -> problem.key().endsWith("/missing-part"))
                        .noneMatch(problem -> problem.toString().contains("null"));
            }
        }
    }

    /** A word that no card can use, or only cards that are refused, is useless. */
    @Example
    default void cardsUseTheWholeLanguage() {
        TreeSet<String> said =
                faultless(1, 1_500).foldLeft(TreeSet.empty(), (all, card) -> all.addAll(SaidWords.of(said(card))));
        assertThat(said).containsAll(words());
    }

    /** Each of {@link #refusals} refuses a card. */
    @Example
    default void everyFaultOccurs() {
        Supplier<K> cards = cards(Rng.of(2).dice());
        assertThat(Array.fill(3_000, cards).flatMap(this::faults).map(Problem::rule))
                .containsAll(refusals());
    }
}
