package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A program that Maven starts runs in a machine of its own, as if it had been started by itself. */
class OwnMachineTest {
    /**
     * Says what it was started with, waits for a line, and ends with the code that this line says. If there is none, it does not end soon: what
     * it reads is closed, too, when the machine above it is.
     */
    static final class Program {
        private Program() {}

        public static void main(String[] args) throws IOException, InterruptedException {
            System.out.println(ProcessHandle.current().pid());
            System.out.println(String.join(" ", args));
            String code = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
            if (code == null) {
                TimeUnit.MINUTES.sleep(2);
            } else {
                System.exit(Integer.parseInt(code));
            }
        }
    }

    private static Process started(String... args) throws IOException {
        return new ProcessBuilder(Array.of(
                                System.getProperty("java.home") + "/bin/java",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-D" + OwnMachine.PROGRAM + "=" + Program.class.getName(),
                                OwnMachine.class.getName())
                        .appendAll(Array.of(args))
                        .asJava())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static ProcessHandle program(BufferedReader said) throws IOException {
        return ProcessHandle.of(Long.parseLong(said.readLine())).orElseThrow();
    }

    @Test
    void itIsToldAndTellsWhatItWouldByItself() throws IOException, InterruptedException {
        Process maven = started("--seed", "7 8");
        BufferedReader said = maven.inputReader(StandardCharsets.UTF_8);
        assertThat(program(said).pid()).isNotEqualTo(maven.pid());
        assertThat(said.readLine()).isEqualTo("--seed 7 8");
        maven.getOutputStream().write("3\n".getBytes(StandardCharsets.UTF_8));
        maven.getOutputStream().flush();
        assertThat(maven.waitFor()).isEqualTo(3);
    }

    @Test
    void itEndsWithMaven() throws Exception {
        Process maven = started();
        ProcessHandle program = program(maven.inputReader(StandardCharsets.UTF_8));
        maven.destroy();
        program.onExit().get(1, TimeUnit.MINUTES);
    }

    /** Killed, Maven's machine cannot tell anybody. */
    @Test
    void itEndsWhenMavenIsKilled() throws Exception {
        Process maven = started();
        ProcessHandle program = program(maven.inputReader(StandardCharsets.UTF_8));
        maven.destroyForcibly();
        program.onExit().get(1, TimeUnit.MINUTES);
    }
}
