package io.github.terrene.testkit.odyssey.cards;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.effect.character.PendingChange;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Printed;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** One import brings all words. */
class WordsTest {
    /** Something to say for each type that a word asks for. */
    private static final Map<Class<?>, Object> SAMPLES = HashMap.<Class<?>, Object>empty()
            .put(int.class, 1)
            .put(String.class, "Sample")
            .put(Array.class, these(draw(1)))
            .put(Amount.class, perCounter(1, CHARGE))
            .put(CardFilter.class, card(CHARACTER))
            .put(CardKind[].class, new CardKind[0])
            .put(CharacterFilter.class, yourCharacter())
            .put(Condition.class, youControl(FIRE))
            .put(Counter.class, CHARGE)
            .put(Effect.class, draw(1))
            .put(HappeningKind.class, IS_RECRUITED)
            .put(Payment.class, payHp(1))
            .put(Printed.class, RandomCards.GROUND)
            .put(Who.class, SELF);

    @Test
    void everyWordOfTheLanguageIsThere() throws ReflectiveOperationException {
        SaidWords said = new SaidWords();
        said.read(item("Lamp").trigger(BLUE, free(), draw(1)).passive(has(STAB)).build());
        said.read(storm("Hail")
                .actions(1)
                .xp(healing(1), healing(1), healing(1), healing(1))
                .breaks(draw(1))
                .build());
        for (Field constant : Words.class.getFields()) {
            constant.setAccessible(true); // it is inherited from an interface of the package
            said.read(constant.get(null));
        }
        for (Method word : methods()) {
            word.setAccessible(true); // it is inherited from a class of the package
            Object meant = word.invoke(
                    null,
                    Array.of(word.getParameterTypes()).map(WordsTest::sample).toJavaArray());
            said.read(meant instanceof PendingChange change ? change.permanently() : meant);
        }
        assertThat(said.found()).containsAll(SaidWords.language());
    }

    private static Array<Method> methods() {
        return Array.of(Words.class.getMethods()).filter(method -> Modifier.isStatic(method.getModifiers()));
    }

    private static Object sample(Class<?> type) {
        if (SAMPLES.containsKey(type)) {
            return SAMPLES.get(type).get();
        } else if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        Object several = java.lang.reflect.Array.newInstance(type.getComponentType(), 1);
        java.lang.reflect.Array.set(several, 0, sample(type.getComponentType()));
        return several;
    }
}
