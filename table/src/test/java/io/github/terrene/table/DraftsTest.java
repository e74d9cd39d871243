package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** People draft together, and bots beside them. */
class DraftsTest {
    private static final int MOST_MOVES = 20_000;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);
    private final Random random = new Random(1);

    /** Where each has read its journal to. */
    private final Map<Chair, JsonNode> newest = new HashMap<>();

    private JsonNode newest(Chair chair) {
        JsonNode before = newest.get(chair);
        List<JsonNode> more =
                chair.lines(before == null ? 0 : before.get("number").intValue(), "&language=en");
        if (!more.isEmpty()) {
            newest.put(chair, more.get(more.size() - 1));
        }
        return newest.get(chair);
    }

    private void choose(Chair chair, JsonNode line) {
        JsonNode choices = line.get("choices");
        Client.Reply reply = chair.move(
                line.get("number").intValue(),
                choices.get(random.nextInt(choices.size())).get("action"));
        assertThat(reply.status()).as(reply.text()).isEqualTo(Answer.OK);
    }

    /** Whether the game is over as soon as nobody has anything to choose. */
    private boolean play(List<Chair> people, Set<String> asked) {
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            boolean chosen = false;
            for (Chair chair : people) {
                JsonNode line = newest(chair);
                if (line.path("choices").size() > 0) {
                    asked.add(chair.seat() + " "
                            + line.get("choices").get(0).at("/action/is").textValue());
                    choose(chair, line);
                    chosen = true;
                }
            }
            if (!chosen) {
                return newest(people.get(0)).get("over").booleanValue();
            }
        }
        return false;
    }

    @Test
    void twoPeopleAndTwoBotsPlayAWholeEncounter() {
        Chair anna = client.open(
                "{\"game\":\"draft\",\"players\":4,\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\",\"D\"],\"level\":\"BEGINNER\"}");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        assertThat(ben.seat()).isEqualTo("C");
        Set<String> asked = new HashSet<>();
        assertThat(play(List.of(anna, ben), asked)).isTrue();
        assertThat(asked).contains("A InDraft", "C InDraft", "A InTournament", "C InTournament");
        JsonNode table = client.get(anna.address("?language=en")).json();
        assertThat(table.get("over").booleanValue()).isTrue();
        assertThat(memory.failures).isEmpty();
    }

    @Test
    void whoHasPickedWaitsForTheOthersAndIsToldForWhom() {
        Chair anna = client.open(
                "{\"game\":\"draft\",\"players\":4,\"seat\":\"A\",\"bots\":[\"B\",\"D\"],\"level\":\"BEGINNER\"}");
        Chair ben = anna.sitDown("{}");
        choose(anna, newest(anna));
        JsonNode waiting = newest(anna);
        assertThat(waiting.path("choices")).isEmpty();
        assertThat(waiting.get("awaited")).hasToString("[\"B\",\"C\",\"D\"]");
        choose(ben, newest(ben));
        assertThat(newest(anna).path("choices")).isNotEmpty();
    }
}
