package io.github.terrene.terralore.law;

import static io.github.terrene.terralore.card.CardBuilder.creature;
import static io.github.terrene.terralore.effect.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Duration;
import io.github.terrene.terralore.effect.Where;
import io.github.terrene.terralore.effect.Whose;
import io.github.terrene.terralore.effect.Words;
import io.github.terrene.testkit.terralore.law.RandomCards;
import io.vavr.collection.Array;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** One import gives a card set all words of the language. */
class WordsTest {
    @Test
    void everyWordOfTheLanguageIsThere() throws IllegalAccessException {
        Array<Class<?>> said = Array.of(Words.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(method -> method.getReturnType());
        assertThat(said).containsAll(RandomCards.WORDS);
        Array<Object> constants = Array.empty();
        for (var field : Words.class.getFields()) {
            constants = constants.append(field.get(null));
        }
        assertThat(constants)
                .containsAll(Array.of(Whose.values()))
                .containsAll(Array.of(Where.values()))
                .containsAll(Array.of(Duration.values()));
    }

    @Test
    void aCardReadsAsItIsPrinted() {
        assertThat(CardText.of(creature("Ember Fox")
                        .onReveal(destroy(target(creatures(ENEMY, HERE).ofAtMost(2))))
                        .whenDestroyed(damageCastle(ENEMY, 1))
                        .build()))
                .isEqualTo("On reveal: Destroy an enemy Creature of at most 2 points here. "
                        + "When destroyed: 1 damage to the enemy castle.");
    }
}
