package io.github.terrene.examples.wreckers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.programs.Programs;
import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** No program knows the game: its jar brings it by naming it in a service file, and by nothing else. */
@Timeout(120)
class FoundByProgramsTest {
    private static final Array<String> ALL =
            Array.of(System.getProperty("java.class.path").split(File.pathSeparator));
    private static final Programs WITH = Programs.HERE;
    private static final Programs WITHOUT = new Programs(ALL.reject(
                    each -> Files.exists(Path.of(each, "META-INF", "services", ShelvedGame.class.getName()))
                            && Files.exists(Path.of(each, "META-INF", "terrene", "words", "wreckers.en.words")))
            .mkString(File.pathSeparator));

    @TempDir
    Path folder;

    private static String said(String address, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address));
        return HttpClient.newHttpClient()
                .send(
                        (body.isEmpty() ? request : request.POST(BodyPublishers.ofString(body))).build(),
                        BodyHandlers.ofString())
                .body();
    }

    @Test
    void theTerminalPlaysItToItsEndAndAgain() throws IOException {
        Path replay = folder.resolve("wreckers.replay");
        assertThat(WITH.terminal("--game", "wreckers", "--seed", "3", "--save", replay.toString()))
                .startsWith("South, North, a game of Wreckers. Seed 3.")
                .contains("South plays white 3.", "North wins")
                .contains("To see it again: --game wreckers --seed 3");
        assertThat(WITH.terminal("--replay", replay.toString())).contains("Verified:");
        assertThat(WITH.terminal("--help")).contains("carnage, draft, wreckers;");
    }

    @Test
    void theArenaPlaysIt() throws IOException {
        assertThat(WITH.terminal("arena", "--game", "wreckers", "--agents", "random,greedy", "--games", "4"))
                .startsWith("Wreckers, 4 games");
    }

    @Test
    void botsPlayItAtTheServer() throws Exception {
        Process server = WITH.started(
                "io.github.terrene.examples.server.Main",
                "--port",
                "0",
                "--pause",
                "0",
                "--tables",
                folder.resolve("tables").toString());
        try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            while (!line.startsWith("Open http://")) {
                line = out.readLine();
            }
            String tables = line.substring("Open ".length()) + "api/tables";
            String opened = said(tables, "{\"game\":\"wreckers\",\"bots\":[\"A\",\"B\"]}");
            String table = tables + "/" + opened.replaceAll(".*\"table\":\"([0-9a-f]+)\".*", "$1");
            String shown = said(table, "");
            while (!shown.contains("\"over\":true")) {
                Thread.sleep(50); // bots move by themselves
                shown = said(table, "");
            }
            assertThat(shown).contains("WK-3.");
        } finally {
            server.destroyForcibly();
        }
    }

    @Test
    void withoutItsServiceFileItIsNotThere() throws IOException {
        assertThat(WITHOUT).isNotEqualTo(WITH);
        assertThat(WITHOUT.terminal("--game", "wreckers", "--seed", "3"))
                .contains("expected one of [odyssey, terralore, hobe, carnage, draft] but was 'wreckers'");
    }

    /** A game that is not written yet. */
    public static final class Broken implements ShelvedGame {
        @Override
        public String id() {
            return "broken";
        }

        @Override
        public String title() {
            return "Broken";
        }

        @Override
        public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
            throw new UnsupportedOperationException("not written yet");
        }
    }

    @Test
    void oneThatIsBrokenIsLeftOutAndTheOthersArePlayed() throws IOException {
        Programs programs = WITH.and(folder.resolve("jar"), Broken.class, FoundByProgramsTest.class);
        assertThat(programs.terminal("--game", "wreckers", "--seed", "3", "--quiet"))
                .contains("terrene: left out: ", "FoundByProgramsTest")
                .contains("Seed 3.");
        assertThat(programs.terminal("--game", "broken", "--seed", "7"))
                .contains("broken cannot be played:", "UnsupportedOperationException: not written yet")
                .doesNotContain("\tat ");
    }
}
