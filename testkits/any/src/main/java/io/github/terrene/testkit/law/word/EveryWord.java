package io.github.terrene.testkit.law.word;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.vavr.collection.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/**
 * A test to extend: one class has every word of a card language, so that a card set needs one import. A word is a public static method that
 * returns a record of the language, or a constant. Moreover, every record is in the form of a card.
 */
public abstract class EveryWord {
    private final Class<?> words;
    private final Array<Class<?>> records;
    private final Array<Class<?>> formed;
    private final Array<Enum<?>> names;

    /**
     * A language.
     *
     * @param words the class that has its words
     * @param language the package of the records that its words stand for
     * @param formed the types that cards consist of according to their form
     * @param names the constants of its enums; those named UNKNOWN, which no card uses, are left out
     */
    protected EveryWord(Class<?> words, String language, Array<Class<?>> formed, Enum<?>[]... names) {
        this.words = words;
        this.records = records(language);
        this.formed = formed;
        this.names = Array.of(names).flatMap(Array::of);
    }

    /** The records in a package, by name. */
    protected static Array<Class<?>> records(String packageName) {
        return Array.ofAll(new ClassFileImporter().importPackages(packageName))
                .filter(JavaClass::isRecord)
                .sortBy(JavaClass::getName)
                .map(JavaClass::reflect);
    }

    /** A record without a form can be neither in a card that is written as data, nor in one that is made at random. */
    @Test
    void everyRecordOfTheLanguageHasAForm() {
        assertThat(formed).containsAll(records);
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
