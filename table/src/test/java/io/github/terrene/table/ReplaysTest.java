package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that is over can be kept as a replay, and watched from every seat. */
class ReplaysTest {
    private static final int MOST_MOVES = 2_000;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private Chair played(String wanted) {
        Chair chair = client.open("{\"seat\":\"A\",\"name\":\"Anna\",\"bots\":[\"B\"]," + wanted + "}");
        return new Monkey(chair, 3)
                .playUntil(line -> line.get("over").booleanValue(), MOST_MOVES)
                .chair();
    }

    private String replay(Chair chair) {
        return client.get(chair.address("/replay")).json().get("replay").textValue();
    }

    private Client.Reply watched(String replay) {
        return client.post(
                "replays",
                "",
                JsonNodeFactory.instance.objectNode().put("replay", replay).toString());
    }

    private static List<JsonNode> happened(List<JsonNode> lines) {
        return lines.stream()
                .filter(line -> line.has("events"))
                .map(line -> line.get("events"))
                .collect(Collectors.toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hobe", "terralore", "carnage", "odyssey"})
    void whoWatchesIsToldWhatEachSeatWasTold(String game) {
        Chair player = played("\"game\":\"" + game + "\"");
        Chair watched = Chair.of(client, watched(replay(player)).json());
        assertThat(watched.seat()).isEmpty();
        assertThat(happened(watched.lines(0, "&seat=A"))).isEqualTo(happened(player.lines(0, "")));
        assertThat(happened(watched.lines(0, "&seat=B"))).isNotEqualTo(happened(watched.lines(0, "&seat=A")));
        JsonNode table = client.get(watched.address("")).json();
        assertThat(table.get("replay").booleanValue()).isTrue();
        assertThat(table.get("over").booleanValue()).isTrue();
        assertThat(replay(watched)).isEqualTo(replay(player));
        Chair again =
                Chair.of(Client.of(memory), client.get(watched.address("")).json());
        assertThat(again.lines(0, "&seat=B")).isEqualTo(watched.lines(0, "&seat=B"));
        assertThat(again.lines(0, "")).isEqualTo(watched.lines(0, ""));
    }

    /** Which cards somebody drew is told to the player alone, and to whoever watches the game when it is over. */
    @ParameterizedTest
    @ValueSource(strings = {"hobe", "terralore", "carnage", "odyssey"})
    void whoWatchesWithNobodysEyesIsToldWhatThePlayersWereToldTogether(String game) {
        Chair player = played("\"game\":\"" + game + "\"");
        Chair watched = Chair.of(client, watched(replay(player)).json());
        JsonNode all = told(watched, "");
        assertThat(all).isEqualTo(together(told(watched, "&seat=A"), told(watched, "&seat=B")));
        assertThat(all).isNotEqualTo(told(player.onlooker(), ""));
    }

    private static JsonNode told(Chair chair, String eyes) {
        ArrayNode told = JsonNodeFactory.instance.arrayNode();
        happened(chair.lines(0, eyes)).forEach(events -> events.forEach(told::add));
        return told;
    }

    /** The first, and where it has an unknown card, the second. */
    private static JsonNode together(JsonNode one, JsonNode other) {
        JsonNode all = one.deepCopy();
        if (all instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                list.set(i, together(list.get(i), other.get(i)));
            }
        } else if (all instanceof ObjectNode object) {
            object.properties().forEach(part -> part.setValue(together(part.getValue(), other.get(part.getKey()))));
        }
        return all.asText().matches("[?]|unknown.*") ? other : all;
    }

    @Test
    void aMatchIsWatchedAsOne() {
        Chair player = played("\"game\":\"hobe\",\"match\":true");
        String replay = replay(player);
        assertThat(replay).contains("\ngame hobe-match\n");
        Chair watched = Chair.of(client, watched(replay).json());
        assertThat(happened(watched.lines(0, "&seat=A"))).isEqualTo(happened(player.lines(0, "")));
    }

    @Test
    void aGameThatGoesOnTellsNobodyItsSecrets() {
        Chair chair = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"]}");
        Client.Reply refused = client.get(chair.address("/replay"), chair.token());
        assertThat(refused.status()).isEqualTo(Answer.NOT_FOUND);
        assertThat(refused.key()).isEqualTo("server/not-over");
        List<JsonNode> onlookers = chair.onlooker().lines(0, "");
        assertThat(chair.onlooker().lines(0, "&seat=A")).isEqualTo(onlookers);
        assertThat(chair.lines(0, "&seat=B")).isEqualTo(chair.lines(0, ""));
    }

    @Test
    void nobodySitsDownWhereAReplayIsWatched() {
        Chair watched =
                Chair.of(client, watched(replay(played("\"game\":\"carnage\""))).json());
        Client.Reply refused = client.post(watched.address("/seats"), "", "{}");
        assertThat(refused.status()).isEqualTo(Answer.BAD);
        assertThat(refused.key()).isEqualTo("server/replay");
    }

    @Test
    void whatIsNoReplayIsToldWhereItIsWrong() {
        assertThat(watched("Once upon a time").key()).isEqualTo("server/no-replay");
        assertThat(watched("terrene-replay 1\nlibrary 1\ngame chess\n").key()).isEqualTo("server/no-replay");
        String replay = replay(played("\"game\":\"hobe\""));
        Client.Reply cut = watched(replay.substring(0, replay.length() / 2));
        assertThat(cut.status()).isEqualTo(Answer.BAD);
        assertThat(cut.text()).contains("line ");
        Client.Reply other = watched(replay.replaceFirst("\nseed -?[0-9]+", "\nseed 12345"));
        assertThat(other.status()).isEqualTo(Answer.BAD);
        assertThat(other.key()).startsWith("replay/");
        assertThat(memory.lines).hasSize(1);
    }
}
