package io.github.terrene.testkit.arbitrary;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.terrene.kernel.Dice;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.function.Supplier;

/**
 * Random words of a card language, sense and nonsense: whatever its records and enums can say. They are read from the types, so that a word
 * that comes into the language is said here, too.
 *
 * <pre>{@code
 * RandomWords words = new RandomWords(RandomWords.in("org.example.nim.effect"), dice).with(int.class, () -> dice.below(5));
 * Effect effect = words.any(Effect.class);
 * }</pre>
 */
public final class RandomWords {
    private final Array<Class<?>> language;
    private final Dice dice;
    private final Map<Class<?>, Supplier<?>> own;

    /**
     * Words of a language.
     *
     * @param language its records
     */
    public RandomWords(Array<Class<?>> language, Dice dice) {
        this(language, dice, HashMap.empty());
    }

    private RandomWords(Array<Class<?>> language, Dice dice, Map<Class<?>, Supplier<?>> own) {
        this.language = language;
        this.dice = dice;
        this.own = own;
    }

    /** The records in a package, by name. */
    public static Array<Class<?>> in(String packageName) {
        return Array.ofAll(new ClassFileImporter().importPackages(packageName))
                .filter(JavaClass::isRecord)
                .sortBy(JavaClass::getName)
                .map(JavaClass::reflect);
    }

    /** The same with a source of its own for a type: numbers need one, and names. */
    public <T> RandomWords with(Class<T> type, Supplier<? extends T> source) {
        return new RandomWords(language, dice, own.put(type, source));
    }

    /** True once in so many times. */
    public boolean seldom(int in) {
        return dice.below(in) == 0;
    }

    /** A constant. */
    public <T extends Enum<T>> T constant(Class<T> type) {
        return dice.pick(Array.of(type.getEnumConstants()));
    }

    /** A value of a type: of a record, any values of its components; of an interface, any record of the language that is of that type. */
    @SuppressWarnings("unchecked") // the value made for a type is of that type
    public <T> T any(Class<T> type) {
        return (T) made(type);
    }

    private Object made(Type type) {
        if (type instanceof ParameterizedType several) {
            Type of = several.getActualTypeArguments()[0];
            return several.getRawType() == Option.class
                    ? Option.when(seldom(3), () -> made(of))
                    : Array.fill(seldom(8) ? dice.below(4) : 1, () -> made(of));
        }
        Class<?> plain = (Class<?>) type;
        if (own.containsKey(plain)) {
            return own.get(plain).get().get();
        } else if (plain == boolean.class) {
            return seldom(2);
        } else if (plain.isEnum()) {
            return dice.pick(Array.of(plain.getEnumConstants()));
        }
        return built(plain.isRecord() ? plain : dice.pick(language.filter(plain::isAssignableFrom)));
    }

    private Object built(Class<?> word) {
        Constructor<?> constructor = word.getDeclaredConstructors()[0];
        try {
            return constructor.newInstance(Array.of(constructor.getGenericParameterTypes())
                    .map(this::made)
                    .toJavaArray());
        } catch (ReflectiveOperationException refused) {
            throw new IllegalArgumentException(word + " cannot be made", refused);
        }
    }
}
