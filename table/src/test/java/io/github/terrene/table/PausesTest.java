package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The host of a table may stop all clocks. */
class PausesTest {
    private static final int LIMIT = 60_000;
    private static final int INCREMENT = 5_000;
    private static final int HOUR = 3_600_000;
    private static final int MOST = 500;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private Chair anna(String more) {
        return client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"" + more + "}");
    }

    private Chair timed() {
        return anna(",\"time\":{\"main\":" + LIMIT + ",\"increment\":" + INCREMENT + "}");
    }

    private static Client.Reply clocks(Chair by, boolean stopped) {
        return by.client().post(by.address("/clocks"), by.token(), "{\"stopped\":" + stopped + "}");
    }

    private static String host(Chair chair) {
        return chair.client().get(chair.address("")).json().path("host").asText();
    }

    private static List<String> told(Chair chair, String language) {
        return chair.lines(1, "&language=" + language).stream()
                .map(line -> line.at("/told/0/words").findValuesAsText("text"))
                .map(words -> String.join("", words))
                .toList();
    }

    private static Chair after(Client anew, Chair chair) {
        return new Chair(anew, chair.table(), chair.seat(), chair.token());
    }

    @Test
    void whileAllClocksStandPlayersMoveAndTheirTimeStaysAsItWas() {
        Chair anna = timed();
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        Chair asked = anna.newest().get("choices").isEmpty() ? ben : anna;
        memory.pass(1_000);
        assertThat(clocks(anna, true).json().get("number").intValue()).isEqualTo(2);
        memory.pass(HOUR);
        JsonNode line = asked.newest();
        String clock = "{\"seat\":\"" + asked.seat() + "\",\"left\":" + (LIMIT - 1_000) + "}";
        assertThat(line.get("clocks").toString()).contains(clock).doesNotContain("due");
        assertThat(line.get("by").textValue()).isEqualTo("A");
        assertThat(asked.move(line.get("number").intValue(), line.get("choices").get(0))
                        .status())
                .isEqualTo(Answer.OK);
        assertThat(asked.newest().get("clocks").toString()).contains(clock).doesNotContain("due");
        assertThat(clocks(anna, true).status()).as("once more").isEqualTo(Answer.OK);
        assertThat(clocks(anna, false).status()).isEqualTo(Answer.OK);
        assertThat(asked.newest().get("clocks").toString()).contains("\"left\":" + (LIMIT - 1_000) + ",\"due\":");
        assertThat(anna.lines(1, "").stream().map(each -> each.get("what").textValue()))
                .startsWith("CLOCKS_STOPPED")
                .endsWith("CLOCKS_STARTED");
    }

    @Test
    void allAreToldByWhom() {
        Chair anna = timed();
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        clocks(anna, true);
        clocks(anna, false);
        assertThat(told(anna, "en")).containsExactly("You stop all clocks.", "You let the clocks run again.");
        assertThat(told(ben, "en")).containsExactly("Anna stops all clocks.", "Anna lets the clocks run again.");
        assertThat(told(anna, "de")).containsExactly("Du hältst alle Uhren an.", "Du lässt die Uhren wieder laufen.");
        assertThat(told(ben.onlooker(), "de"))
                .containsExactly("Anna hält alle Uhren an.", "Anna lässt die Uhren wieder laufen.");
    }

    @Test
    void onlyTheHostDoesThat() {
        Chair anna = timed();
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        assertThat(host(ben)).isEqualTo("A");
        Client.Reply refused = clocks(ben, true);
        assertThat(refused.status()).isEqualTo(Answer.REFUSED);
        assertThat(refused.key()).isEqualTo("server/not-host");
        assertThat(refused.json().at("/why/0/sentence").textValue())
                .isEqualTo("only Anna can do that, as the host of this table");
        assertThat(clocks(anna.onlooker(), true).status()).isEqualTo(Answer.TOKEN_NEEDED);
        clocks(anna, true);
        assertThat(clocks(ben, false).key()).isEqualTo("server/not-host");
        client.delete(anna.address("/seats/A"), anna.token());
        assertThat(host(ben)).as("the host has left").isEqualTo("B");
        assertThat(clocks(ben, false).status()).isEqualTo(Answer.OK);
        assertThat(host(anna(",\"bots\":[\"B\"]"))).isEqualTo("A");
        assertThat(host(Chair.of(
                        client,
                        client.post("tables", "", "{\"game\":\"hobe\",\"bots\":[\"A\",\"B\"]}")
                                .json())))
                .isEmpty();
        assertThat(host(client.open("{\"game\":\"hobe\",\"bots\":[\"A\"]}"))).isEqualTo("B");
    }

    @Test
    void aPauseLastsLongerThanTheProgram() {
        Chair anna = timed();
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        clocks(anna, true);
        int lines = memory.lines.get(anna.table()).size();
        memory.pass(HOUR);
        Client anew = Client.of(memory);
        assertThat(after(anew, ben).newest().get("what").textValue()).isEqualTo("CLOCKS_STOPPED");
        assertThat(after(anew, ben).newest().get("clocks").toString()).doesNotContain("due");
        assertThat(memory.lines.get(anna.table())).as("nothing was done").hasSize(lines);
        assertThat(clocks(after(anew, anna), false).status()).isEqualTo(Answer.OK);
        assertThat(after(anew, ben).newest().get("clocks").toString())
                .contains("\"left\":" + LIMIT + ",\"due\":" + LIMIT);
    }

    @Test
    void aPauseLastsWhenAnotherProgramTakesOver() {
        Shared shared = new Shared();
        Client one = shared.program("one", new InMemory());
        Client other = shared.program("other", new InMemory());
        Chair anna = one.open("{\"game\":\"hobe\",\"seat\":\"A\",\"time\":{\"main\":" + LIMIT + "}}");
        clocks(anna, true);
        after(other, anna).newest();
        shared.ended.add("one");
        assertThat(after(other, anna).newest().get("clocks").toString()).doesNotContain("due");
        assertThat(other.tables().inMemory(anna.table()).get().leads()).isTrue();
        assertThat(clocks(after(other, anna), false).status()).isEqualTo(Answer.OK);
        assertThat(after(other, anna).newest().get("clocks").toString()).contains("due");
    }

    @Test
    void whereNoClockRunsNothingIsDone() {
        Chair calm = anna("");
        assertThat(clocks(calm, true).json().get("number").intValue()).isEqualTo(1);
        Chair timed = timed();
        Chair ben = timed.sitDown("{\"name\":\"Ben\"}");
        for (int late = 0; !ben.newest().get("over").booleanValue(); late++) {
            assertThat(late).isLessThan(MOST);
            memory.pass(2 * LIMIT);
            client.tables().find(timed.table()).get().runOut();
        }
        int lines = ben.lines(0, "").size();
        assertThat(clocks(timed, true).json().get("number").intValue()).isEqualTo(lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "{\"stopped\":1}", "{\"stopped\":true,\"by\":\"B\"}"})
    void rubbishIsToldWithItsPlace(String body) {
        Chair anna = timed();
        Client.Reply reply = client.post(anna.address("/clocks"), anna.token(), body);
        assertThat(reply.status()).isEqualTo(Answer.BAD);
        assertThat(anna.lines(0, "")).hasSize(1);
    }
}
