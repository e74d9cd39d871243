package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.Words;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No word of the language is missing in {@code docs/card-language.md}. */
class CardLanguagePageTest {
    static Stream<String> words() {
        Stream<Method> vocabulary =
                Arrays.stream(Words.class.getMethods()).filter(method -> Modifier.isStatic(method.getModifiers()));
        Stream<Method> builders = Stream.<Class<?>>of(
                        CardBuilder.class, CharacterBuilder.class, TerrainBuilder.class, AssignableBuilder.class)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()));
        return Stream.concat(vocabulary, builders)
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                .map(Method::getName)
                .filter(name -> !name.equals("of"))
                .distinct()
                .sorted();
    }

    @DisplayName("is explained")
    @ParameterizedTest(name = "{0}")
    @MethodSource("words")
    void explained(String word) throws IOException {
        assertThat(Files.readString(Path.of("../../docs/card-language.md"))).contains(word + "(");
    }
}
