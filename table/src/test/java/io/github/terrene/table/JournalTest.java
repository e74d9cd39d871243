package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However often a client loses its connection, it misses nothing. */
class JournalTest {
    private static final int MOVES = 25;

    private final Client client = Client.ofAllGames();

    private Monkey played(String game) {
        Chair chair = client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
        return new Monkey(chair, 3).playUntil(line -> line.get("over").booleanValue(), MOVES);
    }

    /** A line without what is sent only where a client begins, or only of the newest line. */
    private static JsonNode lasting(JsonNode line) {
        ObjectNode copy = line.deepCopy();
        return copy.remove(List.of("shown", "changes", "choices", "question", "canUndo", "over", "outcome", "awaited"));
    }

    @Test
    void fromEveryNumberOnTheSameLinesAreSent() {
        Monkey monkey = played("hobe");
        List<JsonNode> received = monkey.received();
        Screen screen = new Screen(received.get(0).get("shown"));
        for (int after = 0; after < received.size(); after++) {
            List<JsonNode> again = monkey.chair().lines(after, "");
            screen.apply(received.get(after).path("changes"));
            assertThat(again.get(0).get("shown")).isEqualTo(screen.shown());
            for (int i = 0; i + after < received.size(); i++) {
                assertThat(lasting(again.get(i))).isEqualTo(lasting(received.get(after + i)));
            }
        }
    }

    @Test
    void theBoardFollowsFromItsChanges() {
        Chair chair = played("hobe").chair();
        List<JsonNode> lines = chair.lines(0, "&language=de");
        Screen board = new Screen(lines.get(0).get("board"));
        for (int after = 1; after < lines.size(); after++) {
            board.apply(lines.get(after).get("boardChanges"));
            assertThat(chair.lines(after, "&language=de").get(0).get("board")).isEqualTo(board.shown());
        }
    }

    @Test
    void aStreamBeginsBehindTheNumberThatIsNamed() {
        Monkey monkey = played("carnage");
        int all = monkey.chair().lines(0, "").size();
        for (int after : new int[] {0, 1, all / 2, all - 1}) {
            Stream stream = monkey.chair().stream(after, "");
            Feed.Message first = stream.next();
            assertThat(first.line()).isEmpty();
            assertThat(Client.read(first.json()).get("seat").textValue()).isEqualTo("A");
            Feed.Message line = stream.next();
            assertThat(line.line()).contains(after + 1);
            assertThat(Client.read(line.json()))
                    .isEqualTo(monkey.chair().lines(after, "").get(0));
        }
    }

    /** A client that stops listening then has heard everything. */
    @Test
    void aStreamSaysThatTheGameIsOverAfterTheLastLine() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        Stream before = anna.stream(0, "&language=en");
        offer(anna, "DRAW");
        reply(ben, true);
        endsWithTheLastLine(before);
        endsWithTheLastLine(anna.stream(0, "&language=en"));
    }

    private static void endsWithTheLastLine(Stream stream) {
        boolean over = false;
        Feed.Message message = stream.next();
        while (message.line().isDefined() || !table(message).get("over").booleanValue()) {
            over = Client.read(message.json()).path("over").booleanValue();
            message = stream.next();
        }
        assertThat(over).isTrue();
        assertThat(words(table(message).get("outcome"))).isEqualTo("All agree on a draw.");
        assertThat(stream.feed().next(1)).isEmpty();
    }

    private static JsonNode table(Feed.Message message) {
        return Client.read(message.json()).get("table");
    }

    @Test
    void whoReadsIsWokenWhenThereIsSomethingNew() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Feed feed = anna.onlooker().stream(0, "").feed();
        List<String> woken = new ArrayList<>();
        Reader reader = () -> woken.add("woken");
        feed.wakes(reader);
        anna.sitDown("{\"name\":\"Ben\"}");
        assertThat(woken).hasSize(1);
        feed.leaves(reader);
        offer(anna, "DRAW");
        assertThat(woken).hasSize(1);
    }

    @Test
    void aNumberOfALineThatIsNoneIsRefused() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        for (String after : List.of("-1", "two", "", "2", "99999999999", "1 ")) {
            Client.Reply reply = client.get(anna.address("/journal?after=" + after), anna.token());
            assertThat(reply.status()).as(after).isEqualTo(400);
            assertThat(reply.key()).isEqualTo("server/after");
        }
    }

    @Test
    void onlyTheNewestLineHasChoices() {
        Chair chair = played("carnage").chair();
        List<JsonNode> lines = chair.lines(0, "&language=de");
        assertThat(lines.subList(0, lines.size() - 1)).hasSizeGreaterThan(10).noneMatch(line -> line.has("choices"));
        JsonNode newest = lines.get(lines.size() - 1);
        assertThat(newest.get("choices"))
                .isNotEmpty()
                .allMatch(choice -> !choice.get("label").isEmpty());
        assertThat(newest.get("question")).isNotEmpty();
        assertThat(newest.has("canUndo")).isTrue();
    }

    @Test
    void whoSitsDownIsToldToAllWhoRead() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Stream stream = anna.onlooker().stream(0, "");
        Feed.Message before = stream.next();
        assertThat(Client.read(before.json()).has("seat")).isFalse();
        assertThat(table(before).get("seats").get(1).get("kind").textValue()).isEqualTo("OPEN");
        assertThat(stream.next().line()).contains(1);
        anna.sitDown("{\"name\":\"Ben\"}");
        assertThat(table(stream.next()).get("seats").get(1).get("name").textValue())
                .isEqualTo("Ben");
    }

    @Test
    void whatWasToldToASeatIsNotForWhoeverSitsThereNext() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Stream stream = anna.stream(0, "");
        assertThat(stream.feed().over()).isFalse();
        assertThat(client.delete(anna.address("/seats/A"), anna.token()).status())
                .isEqualTo(200);
        anna.sitDown("{\"seat\":\"A\",\"name\":\"Eve\"}");
        assertThat(stream.feed().over()).isTrue();
        assertThat(stream.feed().next(1)).isEmpty();
    }

    @Test
    void aDrawIsOfferedDeclinedAndAgreed() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        offer(anna, "DRAW");
        reply(ben, false);
        offer(ben, "DRAW");
        reply(anna, true);
        List<JsonNode> lines = anna.lines(1, "&language=en");
        assertThat(lines.stream().map(line -> line.get("what").textValue()))
                .containsExactly("PROPOSED", "DECLINED", "PROPOSED", "DRAW_AGREED");
        assertThat(lines.get(0).get("by").textValue()).isEqualTo("A");
        assertThat(lines.get(3).get("over").booleanValue()).isTrue();
        JsonNode outcome = lines.get(3).get("outcome");
        assertThat(outcome.get("winners")).isEmpty();
        assertThat(outcome.get("losers")).isEmpty();
        assertThat(outcome.get("ranks").toString()).isEqualTo("[[\"A\",\"B\"]]");
        assertThat(outcome.has("rule")).isFalse();
        assertThat(words(outcome)).isEqualTo("All agree on a draw.");
        assertThat(lines.stream().map(JournalTest::said))
                .containsExactly("You offer a draw.", "Ben declines.", "Ben offers a draw.", "All agree on a draw.");
        assertThat(ben.lines(1, "&language=de").stream().map(JournalTest::said))
                .containsExactly(
                        "Anna bietet ein Unentschieden an.",
                        "Du lehnst ab.",
                        "Du bietest ein Unentschieden an.",
                        "Alle sind mit einem Unentschieden einverstanden.");
        assertThat(anna.offer("DRAW").status()).isEqualTo(409);
        for (Chair chair : List.of(anna, ben)) {
            JsonNode last = chair.lines(4, "&language=en").get(0);
            assertThat(last.get("choices")).isEmpty();
            assertThat(last.has("concede"))
                    .as("there is nothing left to give up")
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"en,you have already made an offer", "de,du hast schon etwas angeboten"})
    void whoOffersTwoThingsIsToldWhyNot(String language, String why) {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        anna.sitDown("{\"name\":\"Ben\"}");
        offer(anna, "DRAW");
        Client.Reply refused = client.post(
                anna.address("/offers?language=" + language), anna.token(), "{\"answers\":2,\"offer\":\"UNDO\"}");
        assertThat(refused.json().get("why").get(0).get("sentence").textValue()).startsWith(why);
    }

    private static String said(JsonNode line) {
        return words(line.get("told").get(0));
    }

    /** What is said, as a text. */
    static String words(JsonNode said) {
        StringBuilder text = new StringBuilder();
        said.get("words").forEach(word -> text.append(word.get("text").textValue()));
        return text.toString();
    }

    @Test
    void aBotLetsAPersonTakeBackAndDeclinesADraw() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
        new Monkey(anna, 3).playUntil(line -> line.get("over").booleanValue(), 5);
        Stream stream = anna.stream(0, "");
        offer(anna, "DRAW");
        assertThat(until(stream, "DECLINED").get("by").textValue()).isEqualTo("B");
        offer(anna, "UNDO");
        assertThat(until(stream, "TAKEN_BACK").get("agreed").booleanValue()).isTrue();
    }

    private static JsonNode until(Stream stream, String what) {
        JsonNode line = stream.line();
        while (!line.get("what").textValue().equals(what)) {
            line = stream.line();
        }
        return line;
    }

    private static void offer(Chair chair, String offer) {
        assertThat(chair.offer(offer).status()).isEqualTo(200);
    }

    private static void reply(Chair chair, boolean agrees) {
        assertThat(chair.reply(agrees).status()).isEqualTo(200);
    }

    /** Whatever came after it was seen. */
    @Test
    void aReplyAnswersTheOfferThatWasSeen() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        offer(anna, "DRAW");
        Client.Reply early = client.post(ben.address("/replies"), ben.token(), "{\"answers\":1,\"agrees\":true}");
        assertThat(early.status()).isEqualTo(409);
        assertThat(early.json().get("why").get(0).get("key").textValue()).isEqualTo("session/stale");
        assertThat(client.post(ben.address("/replies"), ben.token(), "{\"agrees\":true}")
                        .status())
                .isEqualTo(400);
        assertThat(anna.lines(0, "").get(1).get("proposal").get("reply").booleanValue())
                .isFalse();
        assertThat(ben.lines(0, "").get(1).get("proposal").get("reply").booleanValue())
                .isTrue();
        reply(ben, true);
    }

    @Test
    void whatMayBeTakenBackIsTakenBack() {
        Chair anna = client.open("{\"game\":\"terralore\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]}");
        JsonNode before = anna.newest();
        assertThat(anna.send("/undo", "").status()).isEqualTo(409);
        assertThat(anna.move(
                                before.get("number").intValue(),
                                before.get("choices").get(0))
                        .status())
                .isEqualTo(200);
        JsonNode said = anna.lines(0, "&language=en").get(anna.lines(0, "").size() - 1);
        assertThat(said.get("canUndo").booleanValue()).isTrue();
        assertThat(anna.send("/undo", "").status()).isEqualTo(200);
        JsonNode after = anna.newest();
        assertThat(after.get("what").textValue()).isEqualTo("TAKEN_BACK");
        assertThat(after.get("choices")).isEqualTo(before.get("choices"));
        assertThat(after.get("shown")).isEqualTo(before.get("shown"));
    }
}
