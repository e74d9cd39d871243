package io.github.terrene.testkit.odyssey.cards;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;
import java.lang.reflect.RecordComponent;
import java.util.Set;
import java.util.TreeSet;

/** The words that values are made of: the kinds of records, and the constants of enums, those in them included. */
final class SaidWords {
    private final Set<String> found = new TreeSet<>();

    Set<String> found() {
        return found;
    }

    void read(Card card) {
        read(card.abilities());
        if (card instanceof TerrainCard terrain) {
            read(terrain.xpTree());
        }
    }

    void read(Object value) {
        if (value instanceof Iterable<?> several) {
            several.forEach(this::read);
        } else if (value instanceof Enum<?> constant) {
            found.add(name(constant));
        } else if (value instanceof CharacterFilter filter) {
            found.add(name(CharacterFilter.class));
            read(Array.of(filter.whose(), filter.classes(), filter.affiliations()));
        } else if (value instanceof Record words) {
            found.add(name(words.getClass()));
            Array.of(words.getClass().getRecordComponents()).forEach(part -> read(valueOf(part, words)));
        }
    }

    static String name(Enum<?> constant) {
        return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
    }

    static String name(Class<?> type) {
        return type.getCanonicalName().replaceAll("^[a-z0-9.]+\\.", "");
    }

    private static Object valueOf(RecordComponent part, Record words) {
        try {
            return part.getAccessor().invoke(words);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(part + " cannot be read", closed);
        }
    }

    /** All kinds of effects, all that is permitted by a sealed family of words, all constants. */
    static Set<String> language() {
        Set<String> words = new TreeSet<>();
        for (JavaClass type : new ClassFileImporter().importPackagesOf(Effect.class, Ability.class, Color.class)) {
            Class<?> found = type.reflect();
            if (found.isEnum() && found != Affiliation.class) {
                Array.of(found.getEnumConstants()).forEach(constant -> words.add(name((Enum<?>) constant)));
            } else if (found.isRecord() && isWord(found)) {
                words.add(name(found));
            }
        }
        return words;
    }

    private static boolean isWord(Class<?> type) {
        return Array.of(type.getInterfaces()).exists(family -> family == Effect.class || family.isSealed());
    }
}
