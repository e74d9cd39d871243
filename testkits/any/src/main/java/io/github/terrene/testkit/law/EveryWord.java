package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/**
 * For tests to extend: one class says every word of a card language, so that a card set needs one import. A word is a public static method that
 * returns a record of the language, or a constant.
 */
public abstract class EveryWord {
    private final Class<?> words;
    private final Array<Class<?>> records;
    private final Array<Enum<?>> names;

    /**
     * A language.
     *
     * @param words the class that says it
     * @param records what its words mean
     * @param names the constants of its enums; those named UNKNOWN, which no card says, are left out
     */
    protected EveryWord(Class<?> words, Array<Class<?>> records, Enum<?>[]... names) {
        this.words = words;
        this.records = records;
        this.names = Array.of(names).flatMap(Array::of);
    }

    @Test
    void everyRecordOfTheLanguageHasAWord() {
        assertThat(Array.of(words.getMethods())
                        .filter(method -> Modifier.isStatic(method.getModifiers()))
                        .map(Method::getReturnType))
                .containsAll(records);
    }

    @Test
    void everyConstantOfTheLanguageHasAWord() throws IllegalAccessException {
        Array<Object> said = Array.empty();
        for (Field constant : words.getFields()) {
            said = said.append(constant.get(null));
        }
        assertThat(said).containsAll(names.reject(name -> name.name().equals("UNKNOWN")));
    }
}
