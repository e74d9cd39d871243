package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.effect.Words;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.arbitrary.RandomWords;
import io.github.terrene.testkit.hobe.law.RandomCards;
import io.vavr.collection.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** One import brings all words, and one brings all events. */
class WordsTest {
    @Test
    @Rule("HB-1.6")
    void everyRecordOfTheLanguageHasAWord() {
        Array<Class<?>> said = Array.of(Words.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(Method::getReturnType);
        assertThat(said.distinct()).containsExactlyInAnyOrderElementsOf(RandomCards.WORDS);
    }

    @Test
    @Rule("HB-1.6")
    void everyEventIsInOnePackage() {
        Array<Class<?>> events = RandomWords.in(Event.class.getPackageName()).filter(Event.class::isAssignableFrom);
        assertThat(events).isNotEmpty().allMatch(event -> event.getEnclosingClass() == null);
    }
}
