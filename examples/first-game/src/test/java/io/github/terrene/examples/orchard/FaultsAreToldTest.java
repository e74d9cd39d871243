package io.github.terrene.examples.orchard;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.programs.Programs;
import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.Shelf;
import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A game whose words or layout do not fit is left out, with all reasons at once, and the others are played. */
@Timeout(120)
class FaultsAreToldTest {
    private static final String WHO = "orchard (" + OrchardOnTheShelf.class.getName() + "), ";

    @TempDir
    Path folder;

    private Programs programs(String words, String layout) throws IOException {
        written("words/orchard.en.words", words);
        written("layouts/orchard.layout", layout);
        return Programs.HERE.and(folder, OrchardOnTheShelf.class);
    }

    private void written(String name, String text) throws IOException {
        Path file = folder.resolve("META-INF/terrene").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void theTerminalTellsThemAllAtOnceWithTheirPlaces() throws IOException {
        String words = "Event:\n  Sold = {who} sells\nOutcome (rool=OR-3.1) = over\n";
        String layout = """
                board SimpleShown
                  sides table.sides
                    count lost
                    figure where
                  count table.bascet
                  text table.night
                card Friut
                  mark #
                """;
        assertThat(programs(words, layout).terminal("--game", "orchard"))
                .isEqualTo(Array.of(
                                "terrene: orchard cannot be played:",
                                "  " + WHO + "words (en), line 2: who is no part of Event.Sold",
                                "  " + WHO + "words (en), line 3: Outcome cannot have rool=OR-3.1",
                                "  " + WHO
                                        + "orchard.layout, line 3: lost leads nowhere: there is no lost, but seat, hand, where",
                                "  " + WHO + "orchard.layout, line 4: where is not counted",
                                "  " + WHO
                                        + "orchard.layout, line 5: table.bascet leads nowhere: there is no bascet, but sides, basket, market, turn, night",
                                "  " + WHO
                                        + "orchard.layout, line 6: table.night is true or false, of which there are no words: make it an enum",
                                "  " + WHO + "card Friut: nothing that is shown, and no card, is called Friut",
                                "Try --help for all options.")
                        .mkString("", "\n", "\n"));
    }

    @Test
    void aFileThatCannotBeReadIsNamedWithTheLine() throws IOException {
        assertThat(programs("# Words.\nFruit {\n", "board SimpleShown\n  hands table\n")
                        .terminal("--game", "orchard"))
                .contains(
                        WHO + "orchard.en.words, line 2, column 1: a phrase is written: Name = words",
                        WHO + "orchard.layout, line 2: there is no such line here: hands table")
                .doesNotContain("\tat ");
    }

    @Test
    void whatIsMissingIsNamed() throws IOException {
        assertThat(Programs.HERE.and(folder, OrchardOnTheShelf.Bare.class).terminal("--game", "orchard"))
                .contains(
                        ": META-INF/terrene/words/bare.en.words is missing: nobody could be told anything\n",
                        ": META-INF/terrene/layouts/bare.layout is missing: nothing could be shown\n");
    }

    @Test
    void whoHasTriedAllGamesLooksThroughNoneAgain() {
        OrchardOnTheShelf.Bare bare = new OrchardOnTheShelf.Bare();
        Shelf shelf = Shelf.of(Array.of(bare));
        assertThat(shelf.usual(bare.id()).getLeft().map(Problem::key))
                .containsExactlyInAnyOrder("shelf/no-words", "shelf/no-layout");
        assertThat(shelf.tried().usual(bare.id()).isRight()).isTrue();
    }

    @Test
    void aBoardForSomethingElseIsNone() throws IOException {
        assertThat(programs("Fruit.FIG = fig\n", "board Shown\n").terminal("--game", "orchard"))
                .contains(WHO + "board Shown: nothing that is shown, and no card, is called Shown");
    }

    @Test
    void theServerOffersTheOthersAndTellsWhoeverRunsIt() throws Exception {
        Process server = programs("Fruit.FIG = fig\n", "board SimpleShown\n  count table.bascet\n")
                .started(
                        "io.github.terrene.examples.server.Main",
                        "--port",
                        "0",
                        "--tables",
                        folder.resolve("tables").toString());
        try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            while (!line.startsWith("Open http://")) {
                line = out.readLine();
            }
            URI games = URI.create(line.substring("Open ".length()) + "api/games");
            while (!line.contains(" left out: ")) {
                line = out.readLine();
            }
            assertThat(line)
                    .contains(" WARNING left out: " + WHO + "orchard.layout, line 2: table.bascet leads nowhere");
            assertThat(HttpClient.newHttpClient()
                            .send(HttpRequest.newBuilder(games).build(), BodyHandlers.ofString())
                            .body())
                    .contains("\"wreckers\"", "\"hobe\"")
                    .doesNotContain("orchard");
        } finally {
            server.destroyForcibly();
        }
    }
}
