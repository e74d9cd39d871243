package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.character.CharacterEffects;
import io.github.terrene.odyssey.effect.table.TableEffects;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No word of the language is missing in {@code docs/card-language.md}. */
class CardLanguagePageTest {
    static Stream<String> words() {
        Stream<Method> vocabulary = Stream.<Class<?>>of(
                        Cards.class,
                        Cost.class,
                        Payment.class,
                        Target.class,
                        When.class,
                        Passive.class,
                        Gain.class,
                        Amount.class,
                        CharacterEffects.class,
                        CharacterFilter.class,
                        Condition.class,
                        TableEffects.class)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> Modifier.isStatic(method.getModifiers()));
        Stream<Method> builders = Stream.<Class<?>>of(
                        CardBuilder.class, CharacterBuilder.class, TerrainBuilder.class, AssignableBuilder.class)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()));
        return Stream.concat(vocabulary, builders)
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                .map(Method::getName)
                .filter(name -> !Set.of("all", "of", "builder").contains(name))
                .distinct()
                .sorted();
    }

    @DisplayName("is explained")
    @ParameterizedTest(name = "{0}")
    @MethodSource("words")
    void explained(String word) throws IOException {
        assertThat(Files.readString(Path.of("../docs/card-language.md"))).contains(word + "(");
    }
}
