package io.github.terrene.examples.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A program that knows nothing of the set finds its deck, and tells of its cards in both languages. */
class FoundByProgramsTest {
    private static String terminal(String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(each -> each.startsWith("-XX:"))
                .forEach(command::add);
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), "io.github.terrene.examples.terminal.Main"));
        command.addAll(List.of(options));
        Process run = new ProcessBuilder(command).redirectErrorStream(true).start();
        run.getOutputStream().close();
        return new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theTerminalPlaysIt() throws IOException {
        String[] options = {"--game", "hobe", "--decks", "low-water,black", "--seed", "3", "--level", "beginner"};
        assertThat(terminal(options)).contains("South with Low Water", "Result: ");
        String[] german = {
            "--game", "hobe", "--decks", "low-water,black", "--seed", "3", "--level", "beginner", "--language", "de"
        };
        assertThat(terminal(german)).contains("South mit Low Water", "Ergebnis: ");
    }
}
