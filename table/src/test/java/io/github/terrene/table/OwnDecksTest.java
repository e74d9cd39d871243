package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody plays with a deck of their own. */
class OwnDecksTest {
    private static final int MOST_MOVES = 2_000;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private Client.Reply opened(String game, String seat, String list) {
        return opened("tables", game, seat, list);
    }

    private Client.Reply opened(String address, String game, String seat, String list) {
        ObjectNode wanted = JsonNodeFactory.instance.objectNode();
        wanted.put("game", game).put("seat", "A").put("level", "BEGINNER");
        wanted.putArray("bots").add("B");
        wanted.putArray("own").addObject().put("seat", seat).put("name", "Mine").put("list", list);
        return client.post(address, "", wanted.toString());
    }

    /** The cards of a deck with which a game is usually played, as a list. */
    private String list(String game, String decks) {
        Map<String, Integer> copies = new LinkedHashMap<>();
        Chair chair = client.open("{\"game\":\"" + game + "\",\"seat\":\"A\",\"bots\":[\"B\"]}");
        JsonNode config = Client.read(memory.lines.get(chair.table()).get(0)).at("/setup/config/" + decks);
        config.get(1).forEach(part -> part.forEach(card -> copies.merge(card.textValue(), 1, Integer::sum)));
        StringBuilder list = new StringBuilder("# " + game + "\n");
        copies.forEach(
                (card, number) -> list.append(number).append(' ').append(card).append('\n'));
        return list.toString();
    }

    @ParameterizedTest
    @CsvSource({"odyssey,decks", "hobe,decks", "terralore,decks", "carnage,lists"})
    void aDeckFromAListIsPlayed(String game, String decks) {
        Client.Reply opened = opened(game, "A", list(game, decks));
        assertThat(opened.text()).contains("\"token\"");
        Chair chair = Chair.of(client, opened.json());
        JsonNode config = Client.read(memory.lines.get(chair.table()).get(0)).at("/setup/config/" + decks);
        assertThat(config.get(0).get("name").textValue()).isEqualTo("Mine");
        ((ObjectNode) config.get(0)).set("name", config.get(1).get("name"));
        assertThat(config.get(0)).isEqualTo(config.get(1));
        new Monkey(chair, 1).playUntil(line -> line.get("over").booleanValue(), MOST_MOVES);
    }

    @Test
    void whatIsWrongWithAListIsToldAtItsLine() {
        Client.Reply reply = opened("hobe", "A", "3 Beach Slinger\n\n2 Beach Slingar\n100 Oar Hand");
        assertThat(reply.status()).isEqualTo(Answer.BAD);
        JsonNode problems = reply.json().get("problems");
        assertThat(problems.findValuesAsText("place")).containsExactly("deck A, line 3", "deck A, line 4");
        assertThat(problems.findValuesAsText("key")).containsExactly("shelf/no-card", "shelf/copies");
        assertThat(memory.lines).isEmpty();
    }

    @Test
    void itIsToldInTheLanguageOfTheRequest() {
        Client.Reply reply =
                opened("tables?language=de", "hobe", "A", "2 Beach Slingar\n2 Strandschleuderr\nHelicopter\n0 Ruderer");
        assertThat(reply.json().get("problems").findValuesAsText("sentence"))
                .containsExactly(
                        "es gibt keine Karte Beach Slingar; meintest du Strandschleuderer?",
                        "es gibt keine Karte Strandschleuderr; meintest du Strandschleuderer?",
                        "es gibt keine Karte Helicopter",
                        "eine Karte wird 1- bis 99-mal aufgeführt");
        assertThat(opened("tables?language=de", "hobe", "A", "4 Ruderer").text())
                .contains("ein Deck hat ", "Ruderer ist 4-mal im Deck");
        assertThat(opened("tables?language=de", "draft", "A", "Oar Hand").text())
                .contains("dieses Spiel wird ohne Decks gespielt");
    }

    @Test
    void aDeckThatBreaksTheRulesIsRefusedWithTheirNumber() {
        Client.Reply reply = opened("hobe", "A", "4 Beach Slinger");
        assertThat(reply.status()).isEqualTo(Answer.BAD);
        assertThat(reply.json().get("problems").findValuesAsText("key")).allMatch(key -> key.startsWith("HB-2."));
    }

    /** What is said of a list before it is played. */
    private JsonNode checked(String address, String list) {
        Client.Reply reply = client.post(
                address,
                "",
                JsonNodeFactory.instance.objectNode().put("list", list).toString());
        assertThat(reply.status()).isEqualTo(Answer.OK);
        return reply.json();
    }

    @ParameterizedTest
    @CsvSource({"odyssey,decks", "hobe,decks", "terralore,decks", "carnage,lists"})
    void aDeckThatCanBePlayedHasNoProblems(String game, String decks) {
        String list = list(game, decks);
        JsonNode deck = checked("games/" + game + "/decks", list);
        assertThat(deck.get("problems")).isEmpty();
        assertThat(deck.get("lines")).hasSize((int) list.lines().count() - 1);
    }

    @Test
    void whatIsWrongWithADeckIsToldBeforeItIsPlayedAsWhenItIs() {
        for (String list :
                new String[] {"3 Ruderer\n\n2 Ruderrr\n9999 Oar Hand", "4 Ruderer", "", "\u0000{}[]\"\n<b>"}) {
            assertThat(told(checked("games/hobe/decks?language=de", list)))
                    .isNotEmpty()
                    .isEqualTo(
                            told(opened("tables?language=de", "hobe", "A", list).json()).stream()
                                    .map(each -> each.replace("deck A, ", ""))
                                    .toList());
        }
    }

    private static List<String> told(JsonNode reply) {
        List<String> told = new ArrayList<>();
        reply.get("problems").forEach(each -> told.add(each.get("place").textValue() + ": " + each.get("sentence")));
        return told;
    }

    @Test
    void linesThatAreUnderstoodAreToldBesideThoseThatAreNot() {
        JsonNode deck = checked("games/hobe/decks", "# mine\nRuderer x2\n\nRuderrr\n3 oar-hand");
        assertThat(deck.get("lines")).hasToString("""
                        [{"number":5,"card":"oar-hand","copies":3}]""");
        assertThat(deck.get("problems").findValuesAsText("place")).containsExactly("line 2", "line 4");
    }

    @Test
    void aListWithoutEndIsSoonRefused() {
        assertThat(checked("games/hobe/decks", "99 Oar Hand\n".repeat(20_000))
                        .get("problems")
                        .findValuesAsText("key"))
                .containsExactly("shelf/many-lines");
        assertThat(checked("games/hobe/decks", "99 Oar Hand\n".repeat(499))
                        .get("problems")
                        .findValuesAsText("key"))
                .containsExactly("HB-2.1/deck-size");
    }

    @ParameterizedTest
    @CsvSource({
        "odyssey, zane-the-ender, SP, 3",
        "terralore, blinding-noon, Kosten, 1",
        "hobe, great-bow, Kosten, 1",
        "carnage, barrow-mole, Stufe, 1"
    })
    void eachCardSaysWhereItStandsInTheCurveOfADeck(String game, String card, String word, int number) {
        for (JsonNode each : client.get("games/" + game + "/cards?language=de").json()) {
            if (each.get("id").textValue().equals(card)) {
                assertThat(each.get("measure")).hasToString("{\"word\":\"" + word + "\",\"number\":" + number + "}");
                return;
            }
        }
        throw new AssertionError(card);
    }

    @Test
    void aCardOnWhichThereIsNoSuchNumberStandsNowhere() {
        for (JsonNode each : client.get("games/carnage/cards").json()) {
            assertThat(each.has("measure"))
                    .as(each.toString())
                    .isEqualTo(each.at("/value/level").asInt() > 0);
        }
    }

    @Test
    void aGameWithoutDecksChecksNone() {
        assertThat(client.post("games/draft/decks", "", "{\"list\":\"\"}").key())
                .isEqualTo("server/not-found");
        assertThat(client.post("games/hobe/decks", "", "{}").status()).isEqualTo(Answer.BAD);
    }

    @Test
    void whoIsNotThereHasNoDeck() {
        assertThat(opened("hobe", "C", "3 Beach Slinger").key()).isEqualTo("server/no-seat");
        assertThat(opened("draft", "A", "3 Beach Slinger").key()).isEqualTo("server/no-decks");
    }
}
