package io.github.terrene.testkit.odyssey.scenario.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.odyssey.scenario.CharacterSetup;
import io.github.terrene.testkit.odyssey.scenario.Choosing;
import io.github.terrene.testkit.odyssey.scenario.Doing;
import io.github.terrene.testkit.odyssey.scenario.Having;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.Sight;
import io.github.terrene.testkit.odyssey.scenario.Using;
import io.github.terrene.testkit.script.Script;
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

/** No word is missing on the page about scenarios. */
class ScenarioPageTest {
    private static final Path PAGE = Path.of("../../docs/scenarios.md");
    private static final Set<String> NOT_SAID = Set.of(
            "toString",
            "seat",
            "table",
            "tell",
            "everyScenarioEnds",
            "self",
            "config",
            "saving",
            "isChoice",
            "state",
            "at",
            "name",
            "equals",
            "hashCode");

    static Stream<String> words() {
        Stream<Method> shared = Arrays.stream(Script.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()));
        Stream<Method> own = Stream.of(
                        Scenario.class,
                        ScenarioBook.class,
                        Doing.class,
                        Choosing.class,
                        Having.class,
                        CharacterSetup.class,
                        Using.class,
                        Player.class,
                        Sight.class)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0);
        return Stream.concat(shared, own)
                .filter(method -> !method.isSynthetic())
                .map(Method::getName)
                .filter(name -> !NOT_SAID.contains(name))
                .distinct()
                .sorted();
    }

    @DisplayName("is explained")
    @ParameterizedTest(name = "{0}")
    @MethodSource("words")
    void explained(String word) throws IOException {
        assertThat(Files.readString(PAGE)).containsPattern("\\b" + word + "\\(");
    }
}
