package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.server.store.Storage;
import io.vavr.collection.Array;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a client asks, it gets an answer that a program can use, and nothing is done that should not be. */
@Timeout(60)
class RequestsTest {
    private static final String ALONE = "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}";

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void open() throws IOException {
        server = Server.open(Settings.quick(folder));
        client = Client.of(server.port());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    /** A table of Hobe at which two people sit; the one who is asked first is here. */
    private Chair asked() {
        Chair anna = client.open(ALONE);
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        return anna.newest().get("choices").isEmpty() ? ben : anna;
    }

    @Test
    void aBodyThatIsTooLargeIsNotRead() {
        Chair chair = asked();
        String large = "{\"answers\":1,\"action\":\"" + "x".repeat(300_000) + "\"}";
        assertThat(client.post(chair.address("/moves"), chair.token(), large).status())
                .isEqualTo(413);
        assertThat(client.post("/api/tables", "", large).status()).isEqualTo(413);
        assertThat(chair.lines(0, "")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "", "german", "x-de", "*"})
    void aLanguageThatIsNotSpokenIsRefused(String language) {
        for (String address : List.of("/api/games/hobe/cards", "/api/games", asked().address("/journal"))) {
            Client.Reply reply = client.get(address + "?language=" + language);
            assertThat(reply.status()).isEqualTo(400);
            assertThat(reply.json().get("problems").get(0).get("key").textValue())
                    .isEqualTo("server/language");
        }
    }

    @Test
    void whatIsNamedWithoutAValueIsNotIgnored() {
        assertThat(client.get("/api/games?language").status()).isEqualTo(400);
        assertThat(client.get("/api/games?x=1&language").status()).isEqualTo(400);
        assertThat(client.get(asked().address("/journal?after")).status()).isEqualTo(400);
        assertThat(client.get("/api/games?languages").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "de-AT", "DE", "de-Latn-CH"})
    void theLanguageOfARegionIsThatLanguage(String language) {
        String german = client.get("/api/games/hobe/cards?language=de").text();
        assertThat(client.get("/api/games/hobe/cards?language=" + language).text())
                .isEqualTo(german);
        assertThat(client.send(client.request("/api/games/hobe/cards", "")
                                .header("Accept-Language", "fr, en;q=0, " + language + ";q=0.5"))
                        .text())
                .isEqualTo(german);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/nothing",
                "/api/tables/00000000000000000000000000000000",
                "/api/tables/lock",
                "/api/games/chess/schema",
                "/api/rules/HB-0",
                "/no-such-file.html",
                "/sub/"
            })
    void whatIsNotThereIsNotFound(String address) {
        assertThat(client.get(address).status()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/tables/..%2f..%2fsecret/journal",
                "/../Server.class",
                "/%2e%2e/META-INF/MANIFEST.MF",
                "/..%2fMETA-INF/LICENSE",
                "//META-INF/LICENSE.txt"
            })
    void noAddressLeadsAnywhereElse(String address) {
        assertThat(client.get(address).status()).isIn(400, 404);
    }

    @Test
    void theRootAnswersAndHeadersCanBeAskedFor() {
        assertThat(client.get("/").status()).isEqualTo(200);
        for (String address : List.of("/", "/api/games", "/api/games/hobe/types", asked().address("/journal"))) {
            Client.Reply head = client.send(client.request(address, "").method("HEAD", BodyPublishers.noBody()));
            assertThat(head.status()).isEqualTo(200);
            assertThat(head.text()).isEmpty();
            assertThat(head.header("Content-Type")).isNotEmpty();
        }
    }

    @Test
    void pagesFromElsewhereMayUseItIfTheOperatorSaysSo() throws IOException {
        String ours = "https://games.example.org";
        Settings settings = new Settings(
                Settings.LOCAL,
                0,
                new Storage.InFolder(folder.resolve("shared"), false),
                Timing.USUAL,
                Array.of(ours),
                Guard.NONE);
        try (Server shared = Server.open(settings)) {
            Client there = Client.of(shared.port());
            assertThat(allowed(there, ours)).isEqualTo(ours);
            assertThat(allowed(there, "https://games-example.org")).isEmpty();
            Client.Reply asked = there.send(there.request("/api/tables", "")
                    .method("OPTIONS", BodyPublishers.noBody())
                    .header("Origin", ours)
                    .header("Access-Control-Request-Method", "POST")
                    .header("Access-Control-Request-Headers", "authorization,content-type"));
            assertThat(asked.status()).isEqualTo(200);
            assertThat(asked.header("Access-Control-Allow-Methods")).contains("POST");
            assertThat(asked.header("Access-Control-Allow-Headers")).containsIgnoringCase("authorization");
        }
        assertThat(allowed(client, ours)).isEmpty();
    }

    private static String allowed(Client client, String origin) {
        return client.send(client.request("/api/games", "").header("Origin", origin))
                .header("Access-Control-Allow-Origin");
    }

    @Test
    void whatCannotBeDoneAtAnAddressIsSaid() {
        Client.Reply reply = client.delete("/api/games", "");
        assertThat(reply.status()).isEqualTo(405);
        assertThat(reply.header("Allow")).isEqualTo("GET, HEAD");
        assertThat(client.get("/api/replays").status()).isEqualTo(405);
    }

    @Test
    void pagesMayUseNothingFromElsewhere() {
        Client.Reply reply = client.get("/api/games");
        assertThat(reply.header("Content-Security-Policy")).isEqualTo("default-src 'self'");
        assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }
}
