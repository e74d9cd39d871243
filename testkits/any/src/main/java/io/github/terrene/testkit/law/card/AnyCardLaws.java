package io.github.terrene.testkit.law.card;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.TableSpecimen;
import io.github.terrene.testkit.law.play.EventLaws;
import io.github.terrene.testkit.law.view.MemoryLaws;
import io.github.terrene.testkit.law.view.OnlookerLaws;
import io.github.terrene.testkit.law.view.ViewLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Whatever a card language can express keeps its secrets, and multiplies or loses no card. All laws hold for all cards; these are the ones that
 * cards can break, with cards that nobody has seen before in each try. {@code mvn -Plong test} tries more than 100,000 cards.
 *
 * @param <K> cards
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 * @param <T> tables
 */
public interface AnyCardLaws<K, C, S, A, E extends TableEvent<T>, V, T> extends RandomCardLaws<K, C, S, A> {
    /** Games with these cards. */
    TableSpecimen<C, S, A, E, V, T> specimen(Seq<K> cards);

    @Property
    default void gamesWithAnyCardsKeepSecretsAndCards(@ForAll long seed) {
        Array<K> cards =
                faultless(seed, 2 * decks()).reject(DeckCards::picksAtRandom).take(decks());
        TableSpecimen<C, S, A, E, V, T> specimen = specimen(cards);
        int policy = (int) Math.floorMod(seed, (long) specimen.policies().size());
        Walk<C> walk = Walk.drawn(new SeededConfig<>(config(cards), seed), policy, specimen.longest());
        Breakable<C, S, A, E, V, T> laws = () -> specimen;
        try {
            laws.everyCardLiesInExactlyOneZone(walk);
            laws.aHiddenCardIsShownToOnePlayerAtATime(walk);
            laws.foldingTheEventsRebuildsTheTable(walk);
            laws.foldingTheEventsThatASeatWasSentGivesTheTableOfItsView(walk);
            laws.whatASeatRemembersIsSoAndIsImagined(walk);
            laws.anImaginedStateHasTheViewItWasImaginedFrom(walk);
            laws.equalViewsGiveEqualChoices(walk);
            laws.equalViewsGiveAnActionEqualEventsUpToTheNextReveal(walk);
            laws.anOnlookerSeesNothingThatAnyPlayerDoesNotSee(walk);
        } catch (AssertionError | RuntimeException broken) {
            throw new AssertionError(broken.getMessage() + "\nwith the cards " + cards.mkString("\n"), broken);
        }
    }

    /** The laws that cards can break. */
    interface Breakable<C, S, A, E extends TableEvent<T>, V, T>
            extends ZoneLaws<C, S, A, E, V, T>,
                    EventLaws<C, S, A, E, V>,
                    MemoryLaws<C, S, A, E, V>,
                    ViewLaws<C, S, A, E, V>,
                    OnlookerLaws<C, S, A, E, V> {}
}
