package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.shelf.ReadyPuzzles;
import io.github.terrene.shelf.Shelf;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles are given and solved by requests that say all that was chosen; what is not asked for is not told. */
class PuzzlesTest {
    /** So many cards at least lie hidden in all puzzles of a game. */
    private static final int ENOUGH = 20;

    private static final String ATTACK = "{\"is\":\"Attack\",\"seat\":\"A\"}";

    private static final InMemory MEMORY = new InMemory();
    private static final Client CLIENT = Client.of(MEMORY);

    private static String attempt(List<JsonNode> moves, JsonNode... wrong) {
        ObjectNode sent = JsonNodeFactory.instance.objectNode();
        moves.forEach(sent.putArray("moves")::add);
        List.of(wrong).forEach(sent.putArray("wrong")::add);
        return sent.toString();
    }

    private static JsonNode after(String puzzle, List<JsonNode> moves) {
        return CLIENT.post(puzzle + "?language=en", "", attempt(moves)).json();
    }

    private static JsonNode last(JsonNode posed) {
        return posed.get("lines").get(posed.get("lines").size() - 1);
    }

    private static String said(JsonNode words) {
        return String.join("", words.findValuesAsText("text"));
    }

    private static List<String> labels(JsonNode posed) {
        List<String> all = new ArrayList<>();
        last(posed).get("choices").forEach(choice -> all.add(said(choice.get("label"))));
        return all;
    }

    @Test
    void gamesThatHavePuzzlesAreListed() {
        assertThat(CLIENT.get("puzzles").text())
                .isEqualTo("[{\"game\":\"odyssey\",\"title\":\"Terrene Odyssey\"},"
                        + "{\"game\":\"terralore\",\"title\":\"Terralore\"},{\"game\":\"hobe\",\"title\":\"Hobe\"},"
                        + "{\"game\":\"carnage\",\"title\":\"Carnage\"}]");
        JsonNode carnage = CLIENT.get("puzzles/carnage").json();
        assertThat(carnage).hasSize(10);
        assertThat(carnage.get(3).toString()).isEqualTo("{\"number\":4,\"grade\":2,\"decisions\":2}");
    }

    @Test
    void aPuzzleIsGivenWithoutItsSolution() {
        JsonNode posed = CLIENT.get("puzzles/carnage/4?language=en").json();
        ObjectNode puzzle = ((ObjectNode) posed.get("puzzle")).without(List.of("told"));
        assertThat(puzzle.toString())
                .isEqualTo(
                        "{\"game\":\"carnage\",\"title\":\"Carnage\",\"number\":4,\"of\":10,\"grade\":2,"
                                + "\"decisions\":2,\"seat\":\"A\",\"seats\":[{\"seat\":\"A\",\"name\":\"Ada\",\"kind\":\"PERSON\"},"
                                + "{\"seat\":\"B\",\"name\":\"Ben\",\"kind\":\"PERSON\"}],\"aim\":\"WIN\",\"turns\":0,\"shown\":false}");
        assertThat(posed.has("verdict")).isFalse();
        assertThat(posed.get("lines")).hasSize(1);
        assertThat(labels(posed)).containsExactly("pay a Raïven and keep it", "let it go to the discard pile");
    }

    @Test
    void eachChoiceIsToldToBeRightOrWrong() {
        String puzzle = "puzzles/carnage/4";
        JsonNode posed = CLIENT.get(puzzle + "?language=en").json();
        JsonNode yes = last(posed).get("choices").get(0).get("action");
        JsonNode no = last(posed).get("choices").get(1).get("action");
        JsonNode wrong = after(puzzle, List.of(no));
        assertThat(wrong.get("verdict").textValue()).isEqualTo("WRONG");
        assertThat(wrong.get("lines")).isEqualTo(posed.get("lines"));
        JsonNode right = after(puzzle, List.of(yes));
        assertThat(right.get("verdict").textValue()).isEqualTo("RIGHT");
        assertThat(labels(right))
                .containsExactly("premium Harbour Judge (level 4)", "Tide Reckoner (level 3)", "Bell Ringer (level 2)");
        JsonNode solved =
                after(puzzle, List.of(yes, last(right).get("choices").get(0).get("action")));
        assertThat(solved.get("verdict").textValue()).isEqualTo("SOLVED");
        assertThat(last(solved).get("over").booleanValue()).isTrue();
    }

    /** Asks for each step of the solution. */
    @ParameterizedTest
    @CsvSource({"odyssey, 12", "terralore, 12", "hobe, 12", "carnage, 10"})
    void everyPuzzleIsSolvedByItsSolution(String game, int puzzles) {
        for (int number = 1; number <= puzzles; number++) {
            String puzzle = "puzzles/" + game + "/" + number;
            List<JsonNode> moves = new ArrayList<>();
            String verdict = "RIGHT";
            while (verdict.equals("RIGHT")) {
                JsonNode solution =
                        CLIENT.post(puzzle + "/solution", "", attempt(moves)).json();
                JsonNode hint =
                        CLIENT.post(puzzle + "/hint", "", attempt(moves)).json();
                assertThat(hint.get("action")).isNotEqualTo(solution.get("action"));
                moves.add(hint.get("action"));
                assertThat(after(puzzle, moves).get("verdict").textValue())
                        .as(puzzle)
                        .isEqualTo("WRONG");
                moves.set(moves.size() - 1, solution.get("action"));
                verdict = after(puzzle, moves).get("verdict").textValue();
            }
            assertThat(verdict).as(puzzle).isEqualTo("SOLVED");
            assertThat(moves)
                    .as(puzzle)
                    .hasSizeLessThanOrEqualTo(
                            CLIENT.get(puzzle).json().at("/puzzle/decisions").intValue());
        }
        assertThat(MEMORY.lines).isEmpty();
        assertThat(MEMORY.notes).isEmpty();
    }

    @Test
    void hintsTellOneWrongChoiceAfterAnother() {
        String hints = "puzzles/carnage/4/hint?language=de";
        List<JsonNode> moves = List.of(last(after("puzzles/carnage/4", List.of()))
                .get("choices")
                .get(0)
                .get("action"));
        JsonNode first = CLIENT.post(hints, "", attempt(moves)).json();
        JsonNode second =
                CLIENT.post(hints, "", attempt(moves, first.get("action"))).json();
        assertThat(said(first.get("label"))).isEqualTo("Gezeitenrechner (Stufe 3)");
        assertThat(said(second.get("label"))).isEqualTo("Glöckner (Stufe 2)");
        Client.Reply none = CLIENT.post(hints, "", attempt(moves, first.get("action"), second.get("action")));
        assertThat(none.status()).isEqualTo(Answer.BAD);
        assertThat(none.key()).isEqualTo("puzzle/no-hint");
        assertThat(none.text()).contains("alle anderen sind schon als falsch bekannt");
    }

    @Test
    void oneADay() {
        assertThat(CLIENT.get("puzzles/hobe/days/20788")
                        .json()
                        .at("/puzzle/number")
                        .intValue())
                .isEqualTo(5);
        assertThat(CLIENT.get("puzzles/hobe/days/20789")
                        .json()
                        .at("/puzzle/number")
                        .intValue())
                .isEqualTo(6);
        assertThat(CLIENT.get("puzzles/hobe/days/today").key()).isEqualTo("server/not-found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"puzzles/draft", "puzzles/draft/1", "puzzles/hobe-small/1", "puzzles/nim/1", "puzzles/hobe/1/2"})
    void whereThereIsNoPuzzleThereIsNothing(String address) {
        assertThat(CLIENT.get(address).key()).isEqualTo("server/not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "13", "-1", "12345678901234567890", "one", "٣"})
    void aNumberThatIsMadeUpIsRefused(String number) {
        Client.Reply reply = CLIENT.get("puzzles/hobe/" + number + "?language=de");
        assertThat(reply.status()).isEqualTo(Answer.NOT_FOUND);
        assertThat(reply.text())
                .isEqualTo("{\"problems\":[{\"place\":\"number\",\"key\":\"puzzle/number\","
                        + "\"sentence\":\"die Rätsel dieses Spiels haben die Nummern 1 bis 12\"}]}");
    }

    @Test
    void movesThatDoNotFitAreRefused() {
        String puzzle = "puzzles/carnage/4";
        JsonNode no = last(after(puzzle, List.of())).get("choices").get(1).get("action");
        Client.Reply late = CLIENT.post(puzzle + "?language=de", "", attempt(List.of(no, no)));
        assertThat(late.status()).isEqualTo(Answer.BAD);
        assertThat(late.key()).isEqualTo("puzzle/over");
        assertThat(late.text()).contains("auf die 1. Wahl folgt nichts: Sie ist falsch oder löst das Rätsel");
        assertThat(CLIENT.post(puzzle + "/hint", "", attempt(List.of(no))).key())
                .isEqualTo("puzzle/over");
        Client.Reply illegal = CLIENT.post(puzzle + "?language=en", "", attempt(List.of(Client.read(ATTACK))));
        assertThat(illegal.status()).isEqualTo(Answer.REFUSED);
        assertThat(illegal.key()).isEqualTo("CG-9.3/other-decision");
        Client.Reply others = CLIENT.post(puzzle, "", attempt(List.of(Client.read(ATTACK.replace("A\"", "B\"")))));
        assertThat(others.key()).isEqualTo("session/not-yours");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"moves\":7}", "{\"moves\":[{}]}", "{\"moves\":[],\"seed\":7}"})
    void whatIsNoAttemptIsRefused(String body) {
        for (String asked : List.of("", "/hint", "/solution", "/refused")) {
            Client.Reply reply = CLIENT.post("puzzles/hobe/1" + asked, "", body);
            assertThat(reply.status()).isEqualTo(Answer.BAD);
            assertThat(reply.json().get("problems")).isNotEmpty();
        }
    }

    /** What a puzzle tells of beside its position: a card of which all copies lie hidden is named nowhere else. */
    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "terralore", "hobe", "carnage"})
    void nothingThatLiesHiddenIsInThePosition(String game) {
        assertThat(hidden(ReadyPuzzles.of(Shelf.onPath(), game).get(), game)).isGreaterThanOrEqualTo(ENOUGH);
    }

    private static <C, A> int hidden(ReadyPuzzles<C, ?, A, ?, ?> puzzles, String game) {
        int looked = 0;
        for (int number = 1; number <= puzzles.all().size(); number++) {
            Client.Reply reply = CLIENT.get("puzzles/" + game + "/" + number + "?language=en");
            C config =
                    puzzles.game().config().apply(puzzles.all().get(number - 1).decks());
            CardPool pool = puzzles.game().rules().pool(config);
            List<String> all = new ArrayList<>();
            pool.ofSeats().forEach(cards -> cards.forEach(all::add));
            List<String> unseen = reply.json().at("/puzzle/told").findValuesAsText("about");
            String sent = reply.json().get("lines").toString();
            for (String card : unseen) {
                if (Collections.frequency(unseen, card) == Collections.frequency(all, card)) {
                    assertThat(sent).as("%s %s", game, number).doesNotContain('"' + card + '"', "\"card/" + card + '"');
                    looked++;
                }
            }
        }
        return looked;
    }
}
