package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.Shelf;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.control.Option;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a client asks, it gets an answer that a program can use, and nothing is done that should not be. */
class RequestsTest {
    private static final String ALONE = "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}";

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    /** A table of Hobe at which two people sit; the one who is asked first is here. */
    private Chair asked() {
        Chair anna = client.open(ALONE);
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        return anna.newest().get("choices").isEmpty() ? ben : anna;
    }

    @Test
    void gamesAreListedWithoutBeingMadeAndToldOfOneByOne() {
        JsonNode games = client.get("games").json();
        JsonNode titles = client.get("titles").json();
        assertThat(titles).hasSameSizeAs(games);
        for (int i = 0; i < titles.size(); i++) {
            JsonNode game = games.get(i);
            assertThat(titles.get(i).get("title")).isEqualTo(game.get("title"));
            assertThat(client.get("games/" + titles.get(i).get("game").textValue())
                            .json())
                    .isEqualTo(game);
        }
        assertThat(client.get("games/chess").status()).isEqualTo(Answer.NOT_FOUND);
    }

    @Test
    void aMatchIsPlayedWhereThereAreMatches() {
        for (JsonNode game : client.get("games").json()) {
            Client.Reply opened = client.post("tables", "", "{\"game\":" + game.get("game") + ",\"match\":true}");
            if (game.get("matches").booleanValue()) {
                assertThat(opened.status()).isEqualTo(Answer.CREATED);
            } else {
                assertThat(opened.key()).isEqualTo("server/no-match");
            }
        }
        assertThat(memory.lines).hasSize(5);
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
        String rule = "rules/" + why.get("rule").textValue();
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
        Client.Reply reply = client.post("tables", "", wanted);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().get("problems")).hasSize(1);
    }

    @Test
    void aFieldWithALongNameIsOneThatNobodyKnows() {
        Client.Reply reply = client.post("tables", "", "{\"game\":\"hobe\",\"" + "x".repeat(60_000) + "\":1}");
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().get("problems").get(0).get("key").textValue()).isEqualTo("server/unknown-field");
    }

    @Test
    void ofManyFieldsThatNobodyKnowsAFewAreNamed() {
        String fields =
                IntStream.range(0, 500).mapToObj(i -> "\"f" + i + "\":1").collect(Collectors.joining(","));
        JsonNode problems = client.post("tables", "", "{\"game\":\"hobe\"," + fields + "}")
                .json()
                .get("problems");
        assertThat(problems).hasSize(Problem.MOST + 1);
        assertThat(problems.get(Problem.MOST).get("key").textValue()).isEqualTo("config/more");
        assertThat(problems.get(Problem.MOST).get("place").textValue()).isEqualTo("body");
    }

    @Test
    void aFieldThatNobodyKnowsIsRefusedWithItsPlace() {
        JsonNode problems = client.post(
                        "tables", "", "{\"seed\":7,\"game\":\"hobe\",\"time\":{\"fast\":true},\"player\":{\"game\":1}}")
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
    @ValueSource(strings = {"odyssey", "odyssey-2v2", "terralore", "hobe", "carnage", "draft"})
    void eachGameIsDescribedForProgramsAndPeople(String game) {
        assertThat(client.get("games/" + game + "/schema").json().get("$defs")).isNotEmpty();
        assertThat(client.get("games/" + game + "/types").text()).contains("export interface Documents");
        JsonNode cards = client.get("games/" + game + "/cards?language=de").json();
        assertThat(cards)
                .hasSizeGreaterThan(30)
                .allMatch(card -> !card.get("name").textValue().isEmpty()
                        && !card.get("value").isEmpty())
                .anyMatch(card -> !card.get("line").textValue().isEmpty()
                        && !card.get("text").isEmpty());
    }

    private static void isRefused(Client.Reply reply, int status, String key) {
        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.key()).isEqualTo(key);
        assertThat(reply.json().toString()).doesNotContain("{}");
    }

    @Test
    void whatIsWrongWithATableHasAKey() {
        isRefused(client.post("tables", "", "{\"game\":\"chess\"}"), 400, "server/no-game");
        isRefused(client.post("tables", "", "{\"game\":\"hobe\",\"players\":3}"), 400, "server/players");
        isRefused(client.post("tables", "", "{\"game\":\"hobe\",\"decks\":[9,9]}"), 400, "server/decks");
        isRefused(client.post("tables", "", "{\"game\":\"hobe\",\"seat\":\"C\"}"), 400, "server/no-seat");
        isRefused(
                client.post("tables", "", "{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"A\"]}"),
                400,
                "server/bot-there");
        isRefused(client.post("tables", "", "{\"game\":\"hobe\",\"name\":\"a\\nb\"}"), 400, "server/name");
        isRefused(client.post("tables", "", "{\"game\":\"hobe\",\"time\":{\"main\":1}}"), 400, "server/time");
        isRefused(client.post("tables", "", "{\"game\":\"hobe\",\"seed\":1}"), 400, "server/unknown-field");
    }

    @Test
    void whatIsAskedAtNoAddressOrWithoutATokenIsRefused() {
        Chair anna = client.open(ALONE);
        isRefused(client.get("tables/nobody"), 404, "server/not-found");
        isRefused(client.get("nothing"), 404, "server/not-found");
        isRefused(client.delete("games", ""), 405, "server/not-allowed");
        assertThat(client.tables().verbs(Array.of("tables", anna.table(), "moves")))
                .containsExactly("POST");
        assertThat(client.tables().verbs(Array.of("nothing"))).isEmpty();
        isRefused(client.get("games?language=fr"), 400, "server/language");
        isRefused(client.post(anna.address("/moves"), "", "{}"), 401, "server/token");
        isRefused(client.post(anna.address("/moves"), "wrong", "{}"), 401, "server/token");
        isRefused(client.get(anna.address("/journal"), "wrong"), 401, "server/token");
        isRefused(client.delete(anna.address("/seats/B"), anna.token()), 401, "server/token");
        isRefused(client.post(anna.address("/seats"), "", "{\"seat\":\"A\"}"), 409, "session/taken");
    }

    @Test
    void aBodyThatIsTooLargeIsNotRead() {
        Request large =
                new Request("POST", Array.of("tables"), HashMap.empty(), Option.none(), "en", Option.none(), false);
        Answer.Text answer = (Answer.Text) client.tables().answer(large);
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.text()).contains("server/too-large");
    }

    @Test
    void whatCannotBeKeptIsNotDone() {
        Chair chair = asked();
        JsonNode line = chair.newest();
        memory.writes(false);
        isRefused(chair.move(1, line.get("choices").get(0)), 503, "server/unwritable");
        isRefused(client.post("tables", "", ALONE), 503, "server/unwritable");
        assertThat(memory.failures).hasSize(2).allMatch(UncheckedIOException.class::isInstance);
        memory.writes(true);
        assertThat(chair.newest()).isEqualTo(line);
        assertThat(chair.move(1, line.get("choices").get(0)).status()).isEqualTo(200);
        memory.isFull();
        isRefused(client.post("tables", "", ALONE), 503, "server/full");
    }

    @Test
    void aTableThatCannotBeReadHarmsNoOther() {
        memory.lines.put("damaged", List.of("{\"game\":\"hobe\",\"setup\":{}}"));
        memory.lines.put("of-chess", List.of("{\"game\":\"chess\"}"));
        isRefused(client.get("tables/damaged"), 500, "server/damaged");
        isRefused(client.get("tables/of-chess"), 500, "server/damaged");
        assertThat(memory.failures).hasSize(2).allMatch(DamagedTable.class::isInstance);
        assertThat(client.open(ALONE).lines(0, "")).hasSize(1);
    }

    @Test
    void aMistakeIsToldAndThrownAtNobody() {
        Tables tables = new Tables(Shelf.onPath(), memory, memory);
        Answer.Text answer = (Answer.Text) tables.answer(new Request(
                "GET", Array.of("games"), HashMap.of("language", null), Option.none(), "en", Option.none(), false));
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.text()).contains("server/broken");
        assertThat(memory.failures).hasSize(1);
    }
}
