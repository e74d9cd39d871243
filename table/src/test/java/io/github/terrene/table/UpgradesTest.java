package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table that was kept by other rules or with other cards is found, told of, and watched as far as it was the same; nothing is lost. */
class UpgradesTest {
    private static final String COOK =
            "Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it enters the battlefield: draw a card.\n";
    private static final int MOVES = 12;

    private final InMemory memory = new InMemory();

    /** A person who tries a card of their own against a bot, and has moved a few times. */
    private Chair played() {
        String wanted = JsonNodeFactory.instance
                .objectNode()
                .put("game", "hobe")
                .put("seat", "A")
                .put("cards", COOK)
                .put("trial", true)
                .set("bots", JsonNodeFactory.instance.arrayNode().add("B"))
                .toString();
        Chair chair = Client.of(memory).open(wanted);
        return new Monkey(chair, 3)
                .playUntil(line -> line.get("over").booleanValue(), MOVES)
                .chair();
    }

    /** The same seat, at tables of a program that has just begun. */
    private Chair again(Chair chair) {
        return new Chair(Client.of(memory), chair.table(), chair.seat(), chair.token());
    }

    private void changed(Chair chair, int line, String from, String to) {
        String kept = memory.lines.get(chair.table()).get(line);
        assertThat(kept).contains(from);
        memory.lines.get(chair.table()).set(line, kept.replace(from, to));
    }

    private int number(Chair chair, String what) {
        List<String> kept = memory.lines.get(chair.table());
        return (int) kept.stream().takeWhile(line -> !line.contains(what)).count();
    }

    @Test
    void whoPlaysIsToldThatCardsHaveChanged() {
        Chair before = played();
        changed(before, 0, "HP 3", "HP 4");
        List<String> kept = List.copyOf(memory.lines.get(before.table()));
        memory.occurrences.clear();
        Chair chair = again(before);
        JsonNode stopped = Client.read(chair.stream(0, "&language=de").next().json())
                .get("table")
                .get("stopped");
        assertThat(stopped.get("key").textValue()).isEqualTo("server/outdated");
        assertThat(stopped.get("sentence").textValue())
                .startsWith("inzwischen haben sich die Regeln oder Karten geändert")
                .contains(" von " + kept.size() + " Zeilen");
        JsonNode newest = chair.newest();
        assertThat(newest.has("choices")).isFalse();
        assertThat(newest.get("awaited")).isEmpty();
        Client.Reply move = chair.move(
                newest.get("number").intValue(), before.newest().path("choices").path(0));
        assertThat(move.status()).as(move.text()).isEqualTo(Answer.REFUSED);
        assertThat(move.key()).isEqualTo("server/outdated");
        assertThat(chair.client().get(chair.address("/replay")).key()).isEqualTo("server/outdated");
        assertThat(memory.lines.get(chair.table())).isEqualTo(kept);
        assertThat(memory.occurrences.get(0))
                .isInstanceOfSatisfying(
                        Occurrence.Outdated.class,
                        outdated -> assertThat(outdated.all()).isEqualTo(kept.size()));
    }

    @Test
    void withTheOldCardsItGoesOnWhereItWas() {
        Chair before = played();
        List<JsonNode> lines = before.lines(0, "");
        changed(before, 0, "HP 3", "HP 4");
        assertThat(again(before).newest().has("choices")).isFalse();
        changed(before, 0, "HP 4", "HP 3");
        Chair chair = again(before);
        assertThat(chair.lines(0, "")).isEqualTo(lines);
        Monkey monkey = new Monkey(chair, 4).playUntil(line -> line.get("over").booleanValue(), 3);
        assertThat(monkey.moves()).isPositive();
    }

    /** What is watched is what was played: where the rules lead to something else, it ends. */
    @Test
    void itIsWatchedAsFarAsTheRulesLeadToTheSame() {
        Chair before = played();
        List<JsonNode> lines = before.lines(0, "&language=en");
        int last = memory.lines.get(before.table()).size() - 1;
        while (!memory.lines.get(before.table()).get(last).contains("\"Moved\",")) {
            last--;
        }
        changed(before, last, "\"after\":\"", "\"after\":\"0");
        changed(before, last, "\"after\":\"0", "\"after\":\"");
        String kept = memory.lines.get(before.table()).get(last);
        memory.lines.get(before.table()).set(last, kept.replaceFirst("\"after\":\".", "\"after\":\"" + other(kept)));
        memory.occurrences.clear();
        Chair chair = again(before);
        List<JsonNode> watched = chair.lines(0, "&language=en");
        assertThat(watched).hasSizeBetween(2, lines.size() - 1);
        for (int i = 0; i < watched.size(); i++) {
            assertThat(watched.get(i).get("told")).isEqualTo(lines.get(i).get("told"));
        }
        assertThat(memory.occurrences)
                .startsWith(new Occurrence.Outdated(
                        chair.table(),
                        "hobe",
                        last,
                        memory.lines.get(chair.table()).size()));
    }

    private static char other(String line) {
        char first = line.charAt(line.indexOf("\"after\":\"") + "\"after\":\"".length());
        return first == '0' ? '1' : '0';
    }

    @Test
    void whatIsNoLongerAllowedEndsWhatCanBeWatched() {
        Chair before = played();
        int moved = number(before, "\"Moved\",");
        changed(before, moved, "\"answers\":", "\"answers\":9");
        Chair chair = again(before);
        assertThat(chair.lines(0, "")).hasSize(1);
        assertThat(chair.send("/undo", "").key()).isEqualTo("server/outdated");
    }

    @Test
    void aGameWhoseCardsAreGoneIsNotPlayedAnyMoreButKept() {
        Chair before = played();
        changed(before, 0, "Harbour Cook", "Harbour Chef");
        List<String> kept = List.copyOf(memory.lines.get(before.table()));
        Client.Reply reply = again(before).client().get(before.address(""));
        assertThat(reply.status()).isEqualTo(Answer.GONE);
        assertThat(reply.key()).isEqualTo("server/no-longer");
        assertThat(memory.lines.get(before.table())).isEqualTo(kept);
        assertThat(memory.failures).hasSize(1).first().matches(why -> ((DamagedTable) why).isOutdated());
    }

    @Test
    void theyAreFoundWhenTheProgramBegins() {
        Chair same = played();
        Chair other = played();
        Chair gone = played();
        changed(other, 0, "HP 3", "HP 4");
        changed(gone, 0, "Harbour Cook", "Harbour Chef");
        memory.lines.put("damaged", List.of("{\"game\":\"hobe\",\"setup\":{}}"));
        memory.occurrences.clear();
        Operator operator = new Operator(Client.of(memory).tables(), memory, memory, Option.none());
        assertThat(operator.lookThrough()).isEqualTo(2);
        assertThat(memory.occurrences)
                .extracting(what -> ((Occurrence.Outdated) what).table())
                .containsExactlyInAnyOrder(other.table(), gone.table())
                .doesNotContain(same.table());
        assertThat(memory.failures)
                .hasSize(1)
                .first()
                .matches(why -> ((DamagedTable) why).table().equals("damaged"));
    }

    /** Earlier versions did not keep to which state something led. */
    @Test
    void aTableWithoutFingerprintsGoesOn() {
        Chair before = played();
        List<JsonNode> lines = before.lines(0, "");
        List<String> kept = new ArrayList<>();
        memory.lines
                .get(before.table())
                .forEach(line -> kept.add(line.replaceAll(",\"after\":\"[0-9a-f]{16}\"}$", "}")));
        assertThat(kept).isNotEqualTo(memory.lines.get(before.table()));
        memory.lines.put(before.table(), kept);
        assertThat(again(before).lines(0, "")).isEqualTo(lines);
    }

    @Test
    void nobodyPlaysOrPaysForTimeThere() {
        Client client = Client.of(memory);
        Chair before = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"],\"time\":{\"main\":60000}}");
        new Monkey(before, 3).playUntil(line -> line.get("over").booleanValue(), 3);
        int moved = number(before, "\"Moved\",");
        changed(before, moved, "\"answers\":", "\"answers\":9");
        List<String> kept = List.copyOf(memory.lines.get(before.table()));
        Chair chair = again(before);
        assertThat(chair.newest().has("clocks")).isFalse();
        LiveTable<?, ?, ?, ?, ?> table =
                chair.client().tables().find(chair.table()).get();
        memory.pass(100_000);
        table.runOut();
        assertThat(table.bots().isAwaited()).isFalse();
        assertThat(table.idle(1_000)).isTrue();
        assertThat(memory.lines.get(chair.table())).isEqualTo(kept);
    }
}
