package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables that everybody may find. */
class LobbyTest {
    private static final int MINUTE = 60_000;
    private static final int MOST_MOVES = 2_000;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private Chair opened(String more) {
        return client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\",\"level\":\"BEGINNER\"" + more + "}");
    }

    private List<JsonNode> lobby() {
        List<JsonNode> tables = new ArrayList<>();
        client.get("tables").json().forEach(tables::add);
        return tables;
    }

    private List<String> names() {
        return lobby().stream().map(table -> table.get("table").textValue()).toList();
    }

    @Test
    void whoWaitsForOthersIsFoundOnlyIfThatIsWished() {
        opened("");
        opened(",\"listed\":false");
        Chair anna = opened(",\"listed\":true");
        assertThat(names()).containsExactly(anna.table());
        assertThat(lobby().get(0)).isEqualTo(client.get(anna.address("")).json());
        assertThat(lobby().get(0).at("/seats/0/name").textValue()).isEqualTo("Anna");
        assertThat(lobby().get(0).at("/seats/1/kind").textValue()).isEqualTo("OPEN");
    }

    @Test
    void tablesWithAnOpenSeatComeFirst() {
        Chair full = opened(",\"listed\":true,\"bots\":[\"B\"]");
        Chair waiting = opened(",\"listed\":true");
        memory.pass(1);
        full.lines(0, "");
        assertThat(names()).containsExactly(waiting.table(), full.table());
        waiting.sitDown("{\"name\":\"Ben\"}");
        memory.pass(1);
        full.lines(0, "");
        assertThat(names()).containsExactly(full.table(), waiting.table());
    }

    @Test
    void nobodyIsFoundWhoHasLeft() {
        Chair anna = opened(",\"listed\":true");
        memory.pass(MINUTE - 1);
        assertThat(names()).containsExactly(anna.table());
        memory.pass(1);
        assertThat(names()).isEmpty();
        client.stream(anna.address("/journal"), anna.token()).feed().wakes(() -> {});
        memory.pass(MINUTE);
        assertThat(names()).as("while somebody reads").containsExactly(anna.table());
    }

    @Test
    void aGameThatIsOverIsNotFound() {
        Chair anna = opened(",\"listed\":true,\"bots\":[\"B\"]");
        assertThat(names()).containsExactly(anna.table());
        new Monkey(anna, 1).playUntil(line -> line.get("over").booleanValue(), MOST_MOVES);
        assertThat(names()).isEmpty();
    }

    @Test
    void aTableIsFoundAgainWhenItsProgramHasBegunAnew() {
        Chair anna = opened(",\"listed\":true");
        Client anew = Client.of(memory);
        assertThat(anew.get("tables").text()).isEqualTo("[]");
        anew.get(anna.address(""));
        assertThat(anew.get("tables").json().at("/0/table").textValue()).isEqualTo(anna.table());
    }
}
