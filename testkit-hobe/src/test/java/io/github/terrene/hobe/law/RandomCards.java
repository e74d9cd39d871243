package io.github.terrene.hobe.law;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.terrene.hobe.card.BattleType;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardBuilder;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.card.Icon;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Trigger;
import io.github.terrene.kernel.Dice;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * Cards made at random from the whole card language, sense and nonsense: whatever its records and enums can say. It is read from their
 * types, so that a word which comes into the language is said here, too.
 */
final class RandomCards {
    /** The records of the language, by name. */
    static final Array<Class<?>> WORDS = Array.ofAll(
                    new ClassFileImporter().importPackages("io.github.terrene.hobe.effect"))
            .filter(JavaClass::isRecord)
            .sortBy(JavaClass::getName)
            .map(JavaClass::reflect);

    private static final Array<Integer> SENSIBLE = Array.of(1, 1, 1, 2, 2, 3);
    private static final Array<Integer> NUMBERS =
            Array.of(-1_000_000_000, -100, -99, -2, -1, 0, 0, 1, 2, 3, 4, 10, 11, 99, 100, 1_000_000_000);

    private final Dice dice;
    private int made;

    RandomCards(Dice dice) {
        this.dice = dice;
    }

    /** A card of any kind. No two cards of one generator have the same name. */
    Card next() {
        CardBuilder card = blank(dice.below(8));
        card.cost(seldom(3) ? number() : 0);
        if (seldom(4)) {
            card.asks(dice.pick(Array.of(Icon.values())));
        }
        if (seldom(3)) {
            card.continuous((Continuous) make(Continuous.class));
        }
        for (int abilities = dice.below(3); abilities > 0; abilities--) {
            ability(card);
        }
        return card.build();
    }

    private CardBuilder blank(int kind) {
        return switch (kind) {
            case 0, 1 -> CardBuilder.event(name(), dice.pick(Array.of(EventTiming.values())), effects());
            case 2 -> CardBuilder.weapon(name());
            case 3 -> CardBuilder.situation(name());
            default ->
                CardBuilder.battle(
                                name(), dice.pick(Array.of(BattleType.values())), dice.pick(Array.of(Reach.values())))
                        .attack(number())
                        .hp(number())
                        .words(seldom(3) ? new String[] {"Phaeacian"} : new String[0]);
        };
    }

    private void ability(CardBuilder card) {
        Trigger trigger = (Trigger) make(Trigger.class);
        if (seldom(4)) {
            card.alsoInStandbyWhen(trigger, effects());
        } else {
            card.when(trigger, effects());
        }
    }

    private Effect[] effects() {
        return Array.fill(1 + dice.below(2), () -> (Effect) make(Effect.class)).toJavaArray(Effect[]::new);
    }

    private String name() {
        return "Random " + ++made;
    }

    private boolean seldom(int in) {
        return dice.below(in) == 0;
    }

    private int number() {
        return dice.pick(seldom(12) ? NUMBERS : SENSIBLE);
    }

    /** A value of a type, made from values of its components. */
    private Object make(Type type) {
        if (type instanceof ParameterizedType several) {
            Type of = several.getActualTypeArguments()[0];
            return Option.when(seldom(3), () -> make(of));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return number();
        } else if (plain == String.class) {
            return "Phaeacian";
        } else if (plain.isEnum()) {
            return dice.pick(Array.of(plain.getEnumConstants()));
        }
        return built(plain.isRecord() ? plain : dice.pick(WORDS.filter(plain::isAssignableFrom)));
    }

    private Object built(Class<?> word) {
        Constructor<?> constructor = word.getDeclaredConstructors()[0];
        try {
            return constructor.newInstance(Array.of(constructor.getGenericParameterTypes())
                    .map(this::make)
                    .toJavaArray());
        } catch (ReflectiveOperationException refused) {
            throw new AssertionError(word + " cannot be made", refused);
        }
    }
}
