package io.github.terrene.terralore.law;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.terrene.kernel.Dice;
import io.github.terrene.terralore.card.Affinity;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Tribe;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.Tokens;
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
                    new ClassFileImporter().importPackages("io.github.terrene.terralore.effect"))
            .filter(JavaClass::isRecord)
            .sortBy(JavaClass::getName)
            .map(JavaClass::reflect);

    private static final Array<Integer> SENSIBLE = Array.of(1, 1, 1, 2, 2, 3, 4);
    private static final Array<Integer> NUMBERS = Array.of(
            -1_000_000_000, -100, -99, -4, -2, -1, 0, 0, 1, 2, 3, 4, 5, 7, 8, 16, 17, 20, 21, 99, 100, 1_000_000_000);
    private static final Array<Affinity> AFFINITIES =
            StarterSet.cards().flatMap(Card::affinity).distinct();
    private static final Array<Tribe> TRIBES =
            StarterSet.cards().flatMap(Card::tribes).distinct();

    private final Dice dice;
    private int made;

    RandomCards(Dice dice) {
        this.dice = dice;
    }

    /** A card of any kind. No two cards of one generator have the same name. */
    Card next() {
        CardBuilder card =
                dice.below(3) > 0 ? CardBuilder.creature(name()).points(number(), number()) : CardBuilder.skill(name());
        card.cost(seldom(4) ? number() : dice.below(3)).affinity(dice.pick(AFFINITIES));
        int leaving = dice.below(8);
        if (leaving < 2) {
            card.staying();
        } else if (leaving == 2) {
            card.exiled();
        }
        if (seldom(2)) {
            card.onReveal(effects());
        }
        return text(card).build();
    }

    private Card token() {
        CardBuilder token = CardBuilder.token(name()).points(dice.below(3));
        if (seldom(2)) {
            token.affinity(dice.pick(AFFINITIES)).tribe(dice.pick(TRIBES));
        }
        return text(token).build();
    }

    private CardBuilder text(CardBuilder card) {
        if (seldom(4)) {
            card.continuous((Continuous) make(Continuous.class));
        }
        if (seldom(5)) {
            card.atCounting(effects());
        }
        if (seldom(5)) {
            card.whenDestroyed(effects());
        }
        return seldom(5) ? card.endOfTurn(effects()) : card;
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
        return dice.pick(seldom(8) ? NUMBERS : SENSIBLE);
    }

    /** A value of a type, made from values of its components. */
    private Object make(Type type) {
        if (type instanceof ParameterizedType several) {
            Type of = several.getActualTypeArguments()[0];
            return several.getRawType() == Option.class
                    ? Option.when(seldom(3), () -> make(of))
                    : Array.fill(seldom(8) ? dice.below(4) : 1, () -> make(of));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return number();
        } else if (plain == boolean.class) {
            return seldom(2);
        } else if (plain == String.class) {
            return dice.pick(Array.of(
                            Tokens.SPROUT, Tokens.BURDEN, StarterSet.cards().head()))
                    .name();
        } else if (plain == Affinity.class) {
            return dice.pick(AFFINITIES);
        } else if (plain == Tribe.class) {
            return dice.pick(TRIBES);
        } else if (plain == Card.class) {
            return seldom(20) ? dice.pick(StarterSet.cards()) : token();
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
