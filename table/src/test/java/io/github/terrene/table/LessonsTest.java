package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lessons are given step by step; each request says which step is reached. */
class LessonsTest {
    private static final InMemory MEMORY = new InMemory();
    private static final Client CLIENT = Client.of(MEMORY);
    private static final int CHOICE = 4;

    private static JsonNode step(int number) {
        return CLIENT.get("lessons/hobe/" + number + "?language=en").json();
    }

    private static Client.Reply choose(int number, String action) {
        return CLIENT.post("lessons/hobe/" + number + "?language=de", "", "{\"action\":" + action + "}");
    }

    private static String said(JsonNode words) {
        return String.join("", words.findValuesAsText("text"));
    }

    @Test
    void gamesThatHaveALessonAreListed() {
        assertThat(CLIENT.get("lessons").text()).contains("{\"game\":\"hobe\",\"title\":\"Hobe\"}");
    }

    @Test
    void aStepSaysSomethingAndPointsAtIt() {
        JsonNode first = CLIENT.get("lessons/hobe?language=en").json();
        JsonNode lesson = first.get("lesson");
        assertThat(said(lesson.get("heading"))).isEqualTo("What you win by");
        assertThat(said(lesson.get("says"))).startsWith("Your deck is your life.");
        assertThat(lesson.get("rules").toString()).isEqualTo("[\"HB-2.4\",\"HB-11.1\"]");
        assertThat(lesson.get("points").toString()).isEqualTo("[[1,0],[0,0]]");
        assertThat(first.at("/lines/0/board/boxes/1/boxes/0/label").textValue()).isEqualTo("deck");
        assertThat(first.at("/lines/0/board/boxes/1/keys/0").textValue()).isEqualTo("A");
        assertThat(first.has("choice")).isFalse();
        assertThat(step(1)).isEqualTo(first);
    }

    @Test
    void aLessonIsPlayedToItsEnd() {
        JsonNode at = step(1);
        int steps = at.at("/lesson/of").intValue();
        for (int number = 1; number < steps; number++) {
            assertThat(at.at("/lesson/step").intValue()).isEqualTo(number);
            at = at.has("choice")
                    ? choose(number, at.at("/choice/action").toString()).json()
                    : step(number + 1);
        }
        assertThat(said(at.at("/lesson/heading"))).isEqualTo("Spiel weiter");
        assertThat(at.get("lines").get(at.get("lines").size() - 1).get("told").toString())
                .contains("Ben");
        assertThat(MEMORY.lines).isEmpty();
        assertThat(MEMORY.notes).isEmpty();
    }

    @Test
    void whatIsForLaterIsRefused() {
        JsonNode choices = step(CHOICE).get("lines").get(0).get("choices");
        String other = choices.get(0).get("action").toString();
        assertThat(other).isNotEqualTo(step(CHOICE).at("/choice/action").toString());
        Client.Reply later = choose(CHOICE, other);
        assertThat(later.status()).isEqualTo(Answer.REFUSED);
        assertThat(later.key()).isEqualTo("lesson/later");
        assertThat(later.text()).contains("das kommt später: Die Lektion geht mit einer anderen Wahl weiter");
        Client.Reply illegal =
                choose(CHOICE, "{\"is\":\"PlayCard\",\"seat\":\"A\",\"card\":\"war-chant\",\"targets\":[]}");
        assertThat(illegal.status()).isEqualTo(Answer.REFUSED);
        assertThat(illegal.key()).isEqualTo("HB-7.2/not-in-hand");
        Client.Reply none = choose(1, other);
        assertThat(none.status()).isEqualTo(Answer.BAD);
        assertThat(none.key()).isEqualTo("lesson/no-choice");
        assertThat(none.text()).contains("in diesem Schritt gibt es nichts zu wählen");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "11", "-1", "99999999999", "one", "٣"})
    void aStepThatIsMadeUpIsRefused(String number) {
        Client.Reply reply = CLIENT.get("lessons/hobe/" + number + "?language=de");
        assertThat(reply.status()).isEqualTo(Answer.NOT_FOUND);
        assertThat(reply.text())
                .isEqualTo("{\"problems\":[{\"place\":\"step\",\"key\":\"lesson/step\","
                        + "\"sentence\":\"die Schritte dieser Lektion haben die Nummern 1 bis 10\"}]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lessons/draft", "lessons/hobe-small/1", "lessons/nim/1", "lessons/hobe/1/2"})
    void whereThereIsNoLessonThereIsNothing(String address) {
        assertThat(CLIENT.get(address).key()).isEqualTo("server/not-found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "{}",
                "{\"action\":7}",
                "{\"action\":{}}",
                "{\"action\":{\"is\":\"Pass\"},\"seed\":7}"
            })
    void whatIsNoChoiceIsRefused(String body) {
        Client.Reply reply = CLIENT.post("lessons/hobe/4", "", body);
        assertThat(reply.status()).isEqualTo(Answer.BAD);
        assertThat(reply.json().get("problems")).isNotEmpty();
    }
}
