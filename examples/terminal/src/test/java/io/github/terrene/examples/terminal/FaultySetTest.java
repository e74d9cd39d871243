package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.shelf.FaultySet;
import io.vavr.collection.Array;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A jar brings cards with an effect that cannot be carried out: it is said which card that is, and the game goes on. */
class FaultySetTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"beginner", "casual"})
    @DisplayName("bots do something else until somebody wins")
    void bots(String level) throws IOException {
        Run run = played("", "--level", level);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(words(run))
                .contains("Nothing is done. Grey Ghost: the effect ", " is faulty: not written yet", " wins");
    }

    @Test
    @DisplayName("bots that think ahead see it coming")
    void botsThatThink() throws IOException {
        Run run = played("", "--level", "attentive");
        assertThat(run.err()).isEmpty();
        assertThat(words(run)).contains("plays Grey Ghost", " wins").doesNotContain("Nothing is done");
    }

    @Test
    @DisplayName("a person is told so and asked again, and hears nothing of what the other one tries in vain")
    void person() throws IOException {
        String play = "1\n".repeat(4);
        String move = "1\n2\n1\n";
        assertThat(words(played(play + move, "--human", "A", "--level", "beginner")))
                .contains("What do you move or play? 1 Move Pale Ghost (standby 0) to front 0")
                .containsPattern(
                        "> 1 Nothing is done. Pale Ghost: .* What do you move or play[?] .* > 2 Nothing is done. White Ghost: ")
                .doesNotContain("Nothing is done. Grey Ghost");
    }

    /** Lines end where there is no more room. */
    private static String words(Run run) {
        return run.out().replaceAll("\\s+", " ");
    }

    private Run played(String typed, String... options) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        URL jar = FaultySet.installed(folder).toUri().toURL();
        try (URLClassLoader found = new URLClassLoader(new URL[] {jar}, before)) {
            thread.setContextClassLoader(found);
            String[] all = Array.of("--game", "hobe", "--decks", "ghosts,ghosts", "--seed", "1")
                    .appendAll(Array.of(options))
                    .toJavaArray(String[]::new);
            return Run.typing(typed, all);
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
