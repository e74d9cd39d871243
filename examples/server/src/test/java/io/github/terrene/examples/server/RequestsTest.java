package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    void theSameMoveTwiceIsDoneOnce() {
        Chair chair = asked();
        JsonNode line = chair.newest();
        int answers = line.get("number").intValue();
        JsonNode action = line.get("choices").get(0);
        Client.Reply first = chair.move(answers, action);
        Client.Reply again = chair.move(answers, action);
        assertThat(first.status()).isEqualTo(200);
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.text()).isEqualTo(first.text());
        assertThat(chair.lines(0, "")).hasSize(first.json().get("number").intValue());
    }

    @Test
    void aLateAnswerIsRefusedInTheLanguageAskedFor() {
        Chair chair = asked();
        JsonNode line = chair.newest();
        int answers = line.get("number").intValue();
        assertThat(chair.move(answers, line.get("choices").get(0)).status()).isEqualTo(200);
        Client.Reply late = client.post(
                chair.address("/moves?language=de"),
                chair.token(),
                "{\"answers\":" + answers + ",\"action\":{\"is\":\"Concede\",\"seat\":\"" + chair.seat() + "\"}}");
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.json().get("why").get(0).get("key").textValue()).isEqualTo("session/stale");
        assertThat(late.json().get("why").get(0).get("sentence").textValue())
                .isEqualTo("inzwischen ist etwas anderes gefragt");
    }

    @Test
    void whatTheRulesForbidIsRefusedWithTheirNumber() {
        Chair chair = asked();
        JsonNode refused = client.get(chair.address("/refused?language=en"), chair.token())
                .json()
                .get(0);
        assertThat(refused.get("label")).isNotEmpty();
        Client.Reply reply = chair.move(chair.newest().get("number").intValue(), refused.get("action"));
        assertThat(reply.status()).isEqualTo(409);
        JsonNode why = reply.json().get("why").get(0);
        assertThat(why.get("rule")).isEqualTo(refused.get("why").get(0).get("rule"));
        assertThat(why.get("sentence").textValue()).isNotEmpty();
        String rule = "/api/rules/" + why.get("rule").textValue();
        JsonNode english = client.get(rule).json();
        assertThat(english.get("language").textValue()).isEqualTo("en");
        JsonNode german = client.get(rule + "?language=de").json();
        assertThat(german.get("language").textValue()).isEqualTo("de");
        assertThat(german.get("text").textValue())
                .isNotEmpty()
                .isNotEqualTo(english.get("text").textValue());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rubbish",
                "[]",
                "{\"answers\":1}",
                "{\"answers\":\"one\",\"action\":{}}",
                "{\"answers\":1,\"action\":{\"is\":\"Castle\",\"seat\":\"A\"}}",
                "{\"answers\":99999999999999999999,\"action\":{}}",
                "{\"answers\":1,\"action\":{\"is\":\"GoToBattle\",\"seat\":\"A\"}"
            })
    void rubbishIsToldWithItsPlace(String body) {
        Chair chair = asked();
        Client.Reply reply = client.post(chair.address("/moves"), chair.token(), body);
        assertThat(reply.status()).isEqualTo(400);
        JsonNode problem = reply.json().get("problems").get(0);
        assertThat(problem.get("place").textValue()).startsWith("line 1, column ");
        assertThat(problem.get("sentence").textValue()).isNotEmpty();
        assertThat(chair.lines(0, "")).hasSize(1);
    }

    @Test
    void aBodyThatIsTooLargeIsNotRead() {
        Chair chair = asked();
        String large = "{\"answers\":1,\"action\":\"" + "x".repeat(200_000) + "\"}";
        assertThat(client.post(chair.address("/moves"), chair.token(), large).status())
                .isEqualTo(413);
        assertThat(client.post("/api/tables", "", large).status()).isEqualTo(413);
        assertThat(chair.lines(0, "")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"game\":\"chess\"}",
                "{\"game\":\"hobe\",\"decks\":[0]}",
                "{\"game\":\"hobe\",\"decks\":[0,7]}",
                "{\"game\":\"hobe\",\"decks\":[0,-1]}",
                "{\"game\":\"hobe\",\"seat\":\"C\"}",
                "{\"game\":\"hobe\",\"bots\":[\"Q\"]}",
                "{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"A\"]}",
                "{\"game\":\"hobe\",\"bots\":[\"B\"],\"level\":\"CLEVER\"}",
                "{\"game\":\"draft\",\"decks\":[0]}",
                "{\"game\":\"hobe\",\"name\":\"a\\nb\"}",
                "{\"game\":\"hobe\",\"name\":\"a\\u202eb\"}",
                "{\"game\":\"hobe\",\"name\":\"a\\u2066b\"}",
                "{\"game\":\"hobe\",\"name\":\"a\\u200bb\"}",
                "{\"game\":\"hobe\",\"name\":\"a\\u2028b\"}",
                "{\"game\":\"hobe\",\"name\":\"\\u3164 \\u2800\"}",
                "{\"game\":\"hobe\",\"name\":\"\\ufe0f\\u034f\"}",
                "{\"game\":\"hobe\",\"name\":\"\\u200d\\u00a0\"}",
                "{\"game\":\"hobe\",\"players\":3}",
                "{\"game\":\"draft\",\"players\":2}",
                "{\"game\":\"draft\",\"players\":13}",
                "{\"game\":\"draft\",\"players\":3,\"bots\":[\"D\"]}",
                "{\"game\":\"hobe\",\"seed\":7}",
                "{\"game\":\"hobe\",\"time\":{\"main\":60000,\"byo-yomi\":{\"x\":[{}]}}}",
                "{\"game\":\"hobe\",\"name\":\"A name that is longer than any name needs to be\"}"
            })
    void aTableThatCannotBeOpenedIsRefusedWithAllReasons(String wanted) {
        Client.Reply reply = client.post("/api/tables", "", wanted);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().get("problems")).hasSize(1);
    }

    @Test
    void aFieldWithALongNameIsOneThatNobodyKnows() {
        Client.Reply reply = client.post("/api/tables", "", "{\"game\":\"hobe\",\"" + "x".repeat(60_000) + "\":1}");
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().get("problems").get(0).get("key").textValue()).isEqualTo("server/unknown-field");
    }

    @Test
    void ofManyFieldsThatNobodyKnowsAFewAreNamed() {
        String fields =
                IntStream.range(0, 500).mapToObj(i -> "\"f" + i + "\":1").collect(Collectors.joining(","));
        JsonNode problems = client.post("/api/tables", "", "{\"game\":\"hobe\"," + fields + "}")
                .json()
                .get("problems");
        assertThat(problems).hasSize(Problem.MOST + 1);
        assertThat(problems.get(Problem.MOST).get("key").textValue()).isEqualTo("config/more");
        assertThat(problems.get(Problem.MOST).get("place").textValue()).isEqualTo("body");
    }

    @Test
    void aFieldThatNobodyKnowsIsRefusedWithItsPlace() {
        JsonNode problems = client.post(
                        "/api/tables",
                        "",
                        "{\"seed\":7,\"game\":\"hobe\",\"time\":{\"fast\":true},\"player\":{\"game\":1}}")
                .json()
                .get("problems");
        assertThat(problems)
                .extracting(problem -> problem.get("place").textValue())
                .containsExactly(
                        "line 1, column 2, /seed", "line 1, column 33, /time/fast", "line 1, column 46, /player");
        assertThat(problems).allMatch(problem -> problem.get("key").textValue().equals("server/unknown-field"));
        Chair chair = asked();
        assertThat(client.post(chair.address("/seats"), "", "{\"nick\":\"Eve\"}")
                        .status())
                .isEqualTo(400);
        assertThat(client.post(chair.address("/offers"), chair.token(), "{\"offer\":\"DRAW\",\"at\":1}")
                        .status())
                .isEqualTo(400);
        JsonNode line = chair.newest();
        String move = "{\"answers\":1,\"action\":" + line.get("choices").get(0) + ",\"forced\":true}";
        assertThat(client.post(chair.address("/moves"), chair.token(), move).status())
                .isEqualTo(400);
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
        Settings settings =
                new Settings(Settings.LOCAL, 0, folder.resolve("shared"), false, Timing.USUAL, Array.of(ours));
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
        assertThat(client.get("/api/tables").status()).isEqualTo(405);
    }

    @Test
    void pagesMayUseNothingFromElsewhere() {
        Client.Reply reply = client.get("/api/games");
        assertThat(reply.header("Content-Security-Policy")).isEqualTo("default-src 'self'");
        assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "odyssey-2v2", "terralore", "hobe", "carnage", "draft"})
    void eachGameIsDescribedForProgramsAndPeople(String game) {
        assertThat(client.get("/api/games/" + game + "/schema").json().get("$defs"))
                .isNotEmpty();
        assertThat(client.get("/api/games/" + game + "/types").text()).contains("export interface Documents");
        JsonNode cards = client.get("/api/games/" + game + "/cards?language=de").json();
        assertThat(cards)
                .hasSizeGreaterThan(30)
                .allMatch(card -> !card.get("name").textValue().isEmpty()
                        && !card.get("value").isEmpty())
                .anyMatch(card -> !card.get("line").textValue().isEmpty()
                        && !card.get("text").isEmpty());
    }
}
