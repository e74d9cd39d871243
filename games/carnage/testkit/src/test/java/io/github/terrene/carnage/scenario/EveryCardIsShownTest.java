package io.github.terrene.carnage.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import java.lang.reflect.Method;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/** Each card of the starter set has a scenario, and it is that card which the scenario shows. */
class EveryCardIsShownTest {
    private static final Array<Class<?>> BOOKS =
            Array.of(FireCardsTest.class, WaterCardsTest.class, EarthCardsTest.class, AirCardsTest.class);

    static Stream<Named<Method>> scenarios() {
        return BOOKS.flatMap(book ->
                        AnnotationSupport.findAnnotatedMethods(book, Shows.class, HierarchyTraversalMode.TOP_DOWN))
                .map(scenario -> Named.of(shown(scenario).name(), scenario))
                .toJavaStream();
    }

    private static Card shown(Method scenario) {
        return Shows.Giving.card(scenario.getAnnotation(Shows.class));
    }

    @Test
    @Rule({"CG-16.1", "CG-16.4"})
    void eachCardHasOneScenario() {
        assertThat(scenarios().map(Named::getName))
                .containsExactlyInAnyOrderElementsOf(StarterSet.cards().map(Card::name));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @Rule("CG-16.4")
    void theScenarioOfACardFailsIfAnythingOfItIsChanged(Method scenario) {
        Array<Card> changed = ChangedCards.of(shown(scenario));
        assertThat(holds(scenario, shown(scenario)))
                .as("the scenario of the card as it is")
                .isTrue();
        assertThat(changed).isNotEmpty();
        assertThat(changed.filter(card -> holds(scenario, card))
                        .map(card -> card + ": " + card.abilities() + card.continuous()))
                .as("changes of %s that its scenario does not notice", shown(scenario))
                .isEmpty();
    }

    private static boolean holds(Method scenario, Card card) {
        Object book = ReflectionSupport.newInstance(scenario.getDeclaringClass());
        return catchThrowable(() -> ReflectionSupport.invokeMethod(scenario, book, card)) == null;
    }
}
