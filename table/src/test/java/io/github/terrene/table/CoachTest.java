package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.vavr.collection.Array;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever has the token of a coach sees what one player sees, and does nothing. */
class CoachTest {
    private static final int MOST_MOVES = 2_000;
    private static final int SHORT = 20_000;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    /** A person, and the coach of that person. */
    private record Coached(Chair player, Chair coach) {
        static Coached of(Client client, JsonNode opened) {
            Chair player = Chair.of(client, opened);
            return new Coached(
                    player,
                    new Chair(client, player.table(), "", opened.get("coach").textValue()));
        }
    }

    private Coached anna(String game, String more) {
        return Coached.of(
                client,
                client.post("tables", "", "{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\"" + more + "}")
                        .json());
    }

    /** All that one is sent now. */
    private static List<String> sent(Chair chair) {
        Array<String> all = Array.of(
                        "",
                        "/cards",
                        "/view",
                        "/refused?language=de",
                        "/journal?after=0",
                        "/journal?after=0&language=en",
                        "/journal?after=0&language=de")
                .map(address -> chair.client().get(chair.address(address), chair.token()))
                .map(reply -> reply.status() + " " + reply.text());
        return all.appendAll(chair.stream(0, "&language=en")
                        .feed()
                        .next(Integer.MAX_VALUE)
                        .map(Feed.Message::json))
                .toJavaList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hobe", "odyssey"})
    void aCoachIsSentWhatThePlayerIsSent(String game) {
        Coached anna = anna(game, ",\"bots\":[\"B\"],\"level\":\"BEGINNER\"");
        assertThat(sent(anna.coach())).isEqualTo(sent(anna.player())).allMatch(text -> text.length() > 4);
        assertThat(sent(anna.player())).isNotEqualTo(sent(anna.player().onlooker()));
        new Monkey(anna.player(), 1).playUntil(line -> line.get("number").intValue() > 5, MOST_MOVES);
        assertThat(sent(anna.coach())).isEqualTo(sent(anna.player()));
        new Monkey(anna.player(), 2).playUntil(line -> line.get("over").booleanValue(), MOST_MOVES);
        assertThat(sent(anna.coach())).isEqualTo(sent(anna.player()));
    }

    @Test
    void aCoachDoesNothing() {
        Coached anna = anna("hobe", ",\"time\":{\"main\":60000}");
        int lines = memory.lines.get(anna.player().table()).size();
        for (String rest :
                List.of("/seats", "/moves", "/undo", "/offers", "/replies", "/again", "/dismissals", "/clocks")) {
            Client.Reply reply =
                    client.post(anna.coach().address(rest), anna.coach().token(), "{}");
            assertThat(reply.status()).as(rest).isEqualTo(Answer.FORBIDDEN);
            assertThat(reply.key()).isEqualTo("server/coach");
        }
        assertThat(client.delete(anna.coach().address("/seats/A"), anna.coach().token())
                        .key())
                .isEqualTo("server/coach");
        assertThat(memory.lines.get(anna.player().table())).hasSize(lines);
        assertThat(anna.player().token()).isNotEqualTo(anna.coach().token());
        assertThat(memory.lines.get(anna.player().table()).toString())
                .doesNotContain(anna.coach().token());
    }

    @Test
    void whileACoachReadsThePlayerMayBeAway() {
        Coached anna = anna("hobe", "");
        anna.coach().stream(0, "").feed().wakes(() -> {});
        memory.pass(SHORT);
        anna.coach().newest();
        assertThat(client.get(anna.player().address(""))
                        .json()
                        .at("/seats/0/away")
                        .textValue())
                .isEqualTo("SHORT");
    }

    @Test
    void aCoachSeesNothingMoreOnceThePlayerHasLeft() {
        Coached anna = anna("hobe", "");
        Coached other = anna("hobe", "");
        Feed feed = anna.coach().stream(0, "").feed();
        assertThat(feed.over()).isFalse();
        client.delete(anna.player().address("/seats/A"), anna.player().token());
        assertThat(feed.over()).isTrue();
        assertThat(feed.next(1)).isEmpty();
        for (Chair nobody : List.of(
                anna.coach(),
                new Chair(client, anna.player().table(), "", other.coach().token()))) {
            for (String rest : List.of("/journal", "/view", "/refused")) {
                assertThat(client.get(nobody.address(rest), nobody.token()).status())
                        .as(rest)
                        .isEqualTo(Answer.TOKEN_NEEDED);
            }
            assertThat(client.post(nobody.address("/moves"), nobody.token(), "{}")
                            .status())
                    .isEqualTo(Answer.TOKEN_NEEDED);
        }
    }

    @Test
    void whoSitsDownIsGivenOneToo() {
        Chair anna = anna("hobe", "").player();
        Coached ben = Coached.of(
                client,
                client.post(anna.address("/seats"), "", "{\"name\":\"Ben\"}").json());
        assertThat(sent(ben.coach())).isEqualTo(sent(ben.player())).isNotEqualTo(sent(anna));
    }
}
