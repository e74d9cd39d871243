package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** Whose time is up has not decided in time, whoever is late in noticing it. */
class ClocksTest {
    private static final int LIMIT = 60_000;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private Chair anna(String time) {
        return client.open(
                "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"],\"level\":\"BEGINNER\","
                        + "\"time\":{" + time + "}}");
    }

    private long ranOut(Chair chair) {
        return memory.lines.get(chair.table()).stream()
                .filter(line -> line.contains("RanOut"))
                .count();
    }

    @Test
    void clocksAreToldAsTheyAreThen() {
        Chair anna = anna("\"main\":" + LIMIT);
        memory.pass(1_000);
        JsonNode clock = anna.newest().get("clocks").get(0);
        assertThat(clock.toString()).isEqualTo("{\"seat\":\"A\",\"left\":59000,\"due\":59000}");
    }

    @Test
    void whatComesTooLateIsRefused() {
        Chair anna = anna("\"main\":" + LIMIT);
        JsonNode line = anna.newest();
        memory.pass(LIMIT);
        Client.Reply late =
                anna.move(line.get("number").intValue(), line.get("choices").get(0));
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.key()).isEqualTo("session/stale");
        assertThat(ranOut(anna)).isPositive();
    }

    @Test
    void aHostLetsTimeRunOut() {
        Chair anna = anna("\"decision\":" + LIMIT);
        LiveTable<?, ?, ?, ?, ?> table = client.tables().find(anna.table()).get();
        long due = table.session().due().get();
        memory.pass(due - memory.time() - 1);
        table.runOut();
        assertThat(ranOut(anna)).isZero();
        memory.pass(1);
        table.runOut();
        assertThat(ranOut(anna)).isEqualTo(1);
    }

    /** A clock that was set back makes nothing happen before what happened already. */
    @Test
    void timeDoesNotGoBack() {
        Chair anna = anna("\"main\":" + LIMIT);
        memory.pass(-500);
        JsonNode line = anna.newest();
        assertThat(anna.move(line.get("number").intValue(), line.get("choices").get(0))
                        .status())
                .isEqualTo(200);
        assertThat(memory.lines.get(anna.table())).allMatch(kept -> !kept.contains("\"at\":\"500\""));
    }

    @Test
    void clocksStandWhileNoProgramKeepsTheTable() {
        Chair anna = anna("\"main\":" + LIMIT);
        JsonNode line = anna.newest();
        int seen = line.get("number").intValue();
        memory.pass(LIMIT);
        Chair again = new Chair(Client.of(memory), anna.table(), anna.seat(), anna.token());
        assertThat(again.move(seen, line.get("choices").get(0)).status()).isEqualTo(200);
        assertThat(again.lines(seen, "").stream().map(each -> each.get("what").textValue()))
                .startsWith("CLOCKS_STOPPED", "CLOCKS_STARTED", "HAPPENED");
        assertThat(again.lines(seen, "&language=en").get(0).get("told").toString())
                .contains("All clocks stand still.");
    }

    @Test
    void aTableThatNobodyUsesIsForgottenAndFoundAgain() {
        Chair anna = anna("");
        JsonNode line = anna.newest();
        Stream stream = anna.stream(0, "");
        Reader reader = () -> {};
        stream.feed().wakes(reader);
        memory.pass(LIMIT + 1);
        client.tables().forgetIdle(LIMIT);
        assertThat(client.tables().inMemory()).as("somebody listens").isEqualTo(1);
        stream.feed().leaves(reader);
        client.tables().forgetIdle(LIMIT);
        assertThat(client.tables().inMemory()).isZero();
        assertThat(anna.newest()).isEqualTo(line);
        assertThat(client.tables().inMemory()).isEqualTo(1);
    }

    @Test
    void aTableAtWhichAClockRunsIsNotForgotten() {
        anna("\"main\":" + LIMIT);
        memory.pass(LIMIT - 1);
        client.tables().forgetIdle(1);
        assertThat(client.tables().inMemory()).isEqualTo(1);
    }
}
