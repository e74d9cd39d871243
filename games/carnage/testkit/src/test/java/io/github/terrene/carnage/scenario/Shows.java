package io.github.terrene.carnage.scenario;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.starter.StarterSet;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * A scenario that shows what a card of the starter set does. It is given the card, so that {@link EveryCardIsShownTest} can give it another
 * one.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@ExtendWith(Shows.Giving.class)
@interface Shows {
    /** The name of the card. */
    String value();

    /** Gives the scenario its card. */
    final class Giving implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext scenario) {
            return parameter.getParameter().getType().equals(Card.class);
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext scenario) {
            return card(scenario.getRequiredTestMethod().getAnnotation(Shows.class));
        }

        static Card card(Shows shows) {
            return StarterSet.cards()
                    .find(card -> card.name().equals(shows.value()))
                    .getOrElseThrow(() -> new IllegalArgumentException("no such card: " + shows.value()));
        }
    }
}
