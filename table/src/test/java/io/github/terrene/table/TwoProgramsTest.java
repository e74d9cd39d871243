package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Two programs that keep their tables at the same place, such as two windows of a browser. */
class TwoProgramsTest {
    private final InMemory memory = new InMemory();
    private final Client one = Client.of(memory);
    private final Client other = Client.of(memory);

    private static JsonNode asked(Chair chair) {
        JsonNode line = chair.newest();
        assertThat(line.get("choices")).isNotEmpty();
        return line;
    }

    private static Client.Reply first(Chair chair, JsonNode line) {
        return chair.move(line.get("number").intValue(), line.get("choices").get(0));
    }

    @Test
    void whatTheOtherDidIsReadAndHeard() {
        Chair here = one.open("{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"],\"time\":{\"decision\":60000}}");
        Chair there = new Chair(other, here.table(), here.seat(), here.token());
        JsonNode line = asked(there);
        int known = one.tables().lines(here.table());
        Stream stream = here.stream(here.lines(0, "").size(), "");
        stream.next();
        assertThat(first(there, line).status()).isEqualTo(Answer.OK);
        one.tables()
                .readOn(
                        here.table(),
                        Array.ofAll(memory.lines.get(here.table())).drop(known));
        assertThat(one.tables().lines(here.table()))
                .isEqualTo(memory.lines.get(here.table()).size());
        assertThat(stream.line().get("what").textValue()).isEqualTo("CLOCKS_STOPPED");
        assertThat(here.lines(0, "&language=de")).isEqualTo(there.lines(0, "&language=de"));
    }

    @Test
    void whoHasNotReadOnChangesNothing() {
        Chair here = one.open("{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"]}");
        Chair there = new Chair(other, here.table(), here.seat(), here.token());
        JsonNode line = asked(there);
        assertThat(first(there, line).status()).isEqualTo(Answer.OK);
        Client.Reply late = first(here, line);
        assertThat(late.status()).isEqualTo(Answer.BUSY);
        assertThat(late.key()).isEqualTo("server/unwritable");
        one.tables().forget(here.table());
        assertThat(first(here, line).status()).isEqualTo(Answer.OK);
        assertThat(here.lines(0, "")).isEqualTo(there.lines(0, ""));
    }

    @Test
    void whatIsNotInMemoryHasNoLinesThere() {
        Chair here = one.open("{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"]}");
        assertThat(other.tables().lines(here.table())).isZero();
        other.tables().readOn(here.table(), Array.of("nonsense"));
        assertThat(other.tables().find(here.table()).isDefined()).isTrue();
    }
}
