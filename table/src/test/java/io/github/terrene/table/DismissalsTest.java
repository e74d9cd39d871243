package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nobody has to wait for ever for somebody who does not come back. */
class DismissalsTest {
    private static final int LONG = 120_000;
    private static final int MOST = 500;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private Chair anna(String game, String more) {
        return client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"name\":\"Anna\"" + more + "}");
    }

    private Client.Reply dismiss(Chair by, String seat) {
        return client.post(by.address("/dismissals"), by.token(), "{\"seat\":\"" + seat + "\"}");
    }

    private static String told(Chair chair, int line, String language) {
        return StreamSupport.stream(
                        chair.lines(line - 1, "&language=" + language)
                                .get(0)
                                .at("/told/0/words")
                                .spliterator(),
                        false)
                .map(word -> word.get("text").textValue())
                .reduce("", String::concat);
    }

    private static List<String> whats(Chair chair) {
        return chair.lines(0, "").stream()
                .map(line -> line.get("what").textValue())
                .toList();
    }

    @Test
    void whoIsAwayForTwoMinutesCanBeLetGo() {
        Chair anna = anna("hobe", "");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        memory.pass(LONG / 2 - 500);
        Client.Reply early = dismiss(anna, "B");
        assertThat(early.status()).isEqualTo(Answer.REFUSED);
        assertThat(early.key()).isEqualTo("server/not-away");
        assertThat(early.json().at("/why/0/facts/1/value/number").textValue()).isEqualTo("61");
        assertThat(early.json().at("/why/0/sentence").textValue())
                .isEqualTo("Ben can be let go if nobody is there for 61 more seconds");
        memory.pass(LONG / 2 + 499);
        assertThat(dismiss(anna, "B").json().at("/why/0/sentence").textValue())
                .isEqualTo("Ben can be let go if nobody is there for 1 more second");
        memory.pass(1);
        assertThat(dismiss(anna, "B").json().get("number").intValue()).isEqualTo(3);
        assertThat(whats(anna)).containsExactly("HAPPENED", "DISMISSED", "HAPPENED");
        JsonNode line = anna.lines(1, "").get(0);
        assertThat(line.get("by").textValue() + line.get("seat").textValue()).isEqualTo("AB");
        assertThat(told(anna, 2, "en")).isEqualTo("You let Ben go, who has been away for long.");
        assertThat(told(ben, 2, "en")).isEqualTo("Anna lets you go, who have been away for long.");
        assertThat(told(ben, 2, "de")).isEqualTo("Anna lässt dich nach langer Abwesenheit gehen.");
        assertThat(told(anna.onlooker(), 2, "de")).isEqualTo("Anna lässt Ben nach langer Abwesenheit gehen.");
        assertThat(anna.newest().at("/outcome/winners").toString()).isEqualTo("[\"A\"]");
        assertThat(dismiss(anna, "B").key()).isEqualTo("session/over");
        assertThat(dismiss(ben, "A").key()).isEqualTo("session/over");
    }

    @Test
    void whoReadsOrHasComeBackStays() {
        Chair anna = anna("hobe", "");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        memory.pass(LONG);
        ben.newest();
        assertThat(dismiss(anna, "B").key()).isEqualTo("server/not-away");
        ben.stream(0, "").feed().wakes(() -> {});
        memory.pass(LONG);
        assertThat(dismiss(anna, "B").key()).isEqualTo("server/not-away");
        assertThat(whats(anna)).containsExactly("HAPPENED");
    }

    @Test
    void aSeatThatItsPlayerHasLeftCanBeLetGoUnlessSomebodyTakesIt() {
        Chair anna = anna("hobe", "");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        memory.pass(LONG);
        client.delete(ben.address("/seats/B"), ben.token());
        assertThat(dismiss(anna, "B").key()).isEqualTo("server/not-away");
        memory.pass(LONG);
        Chair cleo = anna.sitDown("{\"name\":\"Cleo\"}");
        assertThat(dismiss(anna, "B").key()).isEqualTo("server/not-away");
        client.delete(cleo.address("/seats/B"), cleo.token());
        memory.pass(LONG);
        assertThat(dismiss(anna, "B").status()).isEqualTo(Answer.OK);
        assertThat(told(anna, 2, "en")).isEqualTo("You let B go, who has been away for long.");
    }

    @Test
    void nobodyElseIsLetGo() {
        Chair anna = anna("odyssey-2v2", ",\"bots\":[\"C\"]");
        memory.pass(LONG);
        assertThat(dismiss(anna, "A").key()).isEqualTo("server/own-seat");
        assertThat(dismiss(anna, "B").key()).as("an open seat").isEqualTo("server/no-person");
        assertThat(dismiss(anna, "C").key()).as("a bot").isEqualTo("server/no-person");
        assertThat(dismiss(anna, "E").key()).isEqualTo("session/no-seat");
        assertThat(dismiss(anna, "Z").key()).isEqualTo("session/no-seat");
        assertThat(dismiss(anna.onlooker(), "A").status()).isEqualTo(Answer.TOKEN_NEEDED);
        assertThat(client.post(anna.address("/dismissals"), "wrong", "{\"seat\":\"A\"}")
                        .status())
                .isEqualTo(Answer.TOKEN_NEEDED);
        assertThat(whats(anna)).containsExactly("HAPPENED");
        assertThat(client.post(anna.address("/dismissals?language=de"), anna.token(), "{\"seat\":\"C\"}")
                        .json()
                        .at("/why/0/sentence")
                        .textValue())
                .isEqualTo("Cleo kann nicht weg sein: Dort spielt kein Mensch");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "{\"seat\":\"\"}", "{\"seat\":7}", "{\"seat\":\"B\",\"now\":true}"})
    void rubbishIsToldWithItsPlace(String body) {
        Chair anna = anna("hobe", "");
        Client.Reply reply = client.post(anna.address("/dismissals"), anna.token(), body);
        assertThat(reply.status()).isEqualTo(Answer.BAD);
        assertThat(reply.json().at("/problems/0/place").textValue()).startsWith("line 1, column ");
    }

    private String away(Chair chair) {
        List<String> away = new ArrayList<>();
        client.get(chair.address("")).json().get("seats").forEach(seat -> {
            if (seat.has("away")) {
                away.add(seat.get("seat").textValue());
            }
        });
        return String.join("", away);
    }

    /** Somebody plays until the game is over; nobody else is there but bots. */
    private JsonNode playsOn(Chair chair) {
        for (int moves = 0; moves < MOST; moves++) {
            client.tables().find(chair.table()).get().runOut();
            memory.playBots();
            JsonNode line = chair.newest();
            if (line.get("over").booleanValue()) {
                return line;
            }
            JsonNode choices = line.get("choices");
            if (choices.size() > 0) {
                chair.move(line.get("number").intValue(), choices.get(choices.size() - 1));
            }
        }
        throw new AssertionError("the game does not end");
    }

    /** In the Odyssey one may give up only in one's own turn. */
    @ParameterizedTest
    @ValueSource(strings = {"", "-2v2\",\"bots\":[\"C\",\"D\"],\"level\":\"BEGINNER"})
    void whomTheRulesDoNotLetGoYetLeavesAsSoonAsTheyDo(String more) {
        Chair anna = anna("odyssey" + more, "");
        anna.sitDown("{\"seat\":\"B\",\"name\":\"Ben\"}");
        memory.pass(LONG);
        assertThat(dismiss(anna, "B").status()).isEqualTo(Answer.OK);
        assertThat(whats(anna)).containsExactly("HAPPENED", "DISMISSED");
        assertThat(away(anna)).as("nobody waits for that seat").isEmpty();
        assertThat(dismiss(anna, "B").json().get("number").intValue())
                .as("once more")
                .isEqualTo(2);
        JsonNode over = playsOn(anna);
        assertThat(over.at("/outcome/winners").toString()).startsWith("[\"A\"");
        assertThat(whats(anna)).containsOnlyOnce("DISMISSED");
        assertThat(memory.lines.get(anna.table())).anyMatch(line -> line.contains("\"is\":\"RanOut\""));
    }

    @Test
    void whoeverIsLetGoInAMatchLeavesAllOfItsGames() {
        Chair anna = anna("hobe", ",\"match\":true");
        anna.sitDown("{\"name\":\"Ben\"}");
        memory.pass(LONG);
        assertThat(dismiss(anna, "B").status()).isEqualTo(Answer.OK);
        assertThat(anna.newest().get("over").booleanValue()).isFalse();
        assertThat(playsOn(anna).at("/outcome/winners").toString()).isEqualTo("[\"A\"]");
    }

    @Test
    void ofADraftTheOthersPlayOn() {
        Chair anna = anna("draft", ",\"players\":3");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        anna.sitDown("{\"name\":\"Cleo\"}");
        memory.pass(LONG);
        ben.newest();
        assertThat(dismiss(anna, "C").status()).isEqualTo(Answer.OK);
        assertThat(anna.newest().get("over").booleanValue()).isFalse();
        assertThat(dismiss(ben, "C").status()).as("once more").isEqualTo(Answer.OK);
        assertThat(whats(anna)).containsOnlyOnce("DISMISSED");
        assertThat(away(anna)).isEmpty();
        memory.pass(LONG);
        assertThat(away(anna)).isEqualTo("AB");
    }
}
