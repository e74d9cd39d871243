package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody writes cards, and plays with them. */
class WorkshopTest {
    private static final String COOK =
            "Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it enters the battlefield: draw a card.\n";
    private static final String WRONG = "\nBroken Oar\nWaepon, cost 0\nThe bearer has ATK +1.\n";
    private static final int MOST_MOVES = 2_000;

    /** Without help, all of so many hands have such a card once in a thousand times at most. */
    private static final int HANDS = 8;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private JsonNode proof(String address, String cards) {
        Client.Reply reply =
                client.post(address, "", object().put("cards", cards).toString());
        assertThat(reply.status()).isEqualTo(Answer.OK);
        return reply.json();
    }

    @Test
    void whatIsRightIsThereBesideWhatIsWrong() {
        JsonNode proof = proof("games/hobe/cards", COOK + WRONG);
        assertThat(proof.get("language").textValue()).isEqualTo("en");
        assertThat(proof.get("cards")).hasSize(1);
        JsonNode cook = proof.get("cards").get(0);
        assertThat(cook.get("name").textValue()).isEqualTo("Harbour Cook");
        assertThat(cook.get("line").textValue()).isEqualTo("Melee Human, ATK 1, HP 3, cost 0");
        assertThat(cook.get("text").get(0).textValue()).isEqualTo("When it enters the battlefield: draw a card.");
        assertThat(cook.get("sorts").findValuesAsText("key")).containsExactly("HUMAN", "MELEE");
        assertThat(cook.get("sorts").findValuesAsText("word")).containsExactly("Human", "Melee");
        assertThat(proof.get("problems").findValuesAsText("place")).containsExactly("line 6, column 1");
        assertThat(proof.get("problems").findValuesAsText("sentence"))
                .containsExactly("\"Waepon\" is not understood: did you mean \"Weapon\"?");
        assertThat(proof.get("hints")).isEmpty();
    }

    @Test
    void whatTheRulesRefuseIsDrawnAllTheSameAndToldAtItsLine() {
        JsonNode proof = proof("games/hobe/cards", COOK.replace("HP 3", "HP 0") + WRONG);
        assertThat(proof.get("cards").get(0).get("name").textValue()).isEqualTo("Harbour Cook");
        assertThat(proof.get("problems").findValuesAsText("place"))
                .containsExactly("line 6, column 1", "line 1, Harbour Cook");
    }

    @Test
    void itIsToldInTheLanguageInWhichItIsWritten() {
        JsonNode proof = proof("games/hobe/cards", "Hafenkoch\nNahkampf Mensch, ATK 1, HP 3, Kosten 0");
        assertThat(proof.get("language").textValue()).isEqualTo("de");
        assertThat(proof.get("problems").findValuesAsText("sentence"))
                .containsExactly(
                        "\"Nahkampf Mensch\" steht verkehrt herum: Ist \"Mensch Nahkampf\" gemeint?",
                        "vor \"Nahkampf,\" fehlt \",\"");
    }

    @Test
    void hintsAreToldWithTheirKeys() {
        JsonNode proof = proof(
                "games/hobe/cards", COOK + COOK.replaceAll("^.*\n.*\n", "").indent(0));
        assertThat(proof.get("hints").findValuesAsText("key")).contains("hint/twice");
    }

    @Test
    void whatMayComeNextIsTold() {
        assertThat(next(COOK + "\nBroken Oar\nWea")).contains("Weapon");
        assertThat(next(COOK + "\nBroken Oar\nWeapon, cost 0\nThe bearer has ")).contains("ATK");
        assertThat(next("Storm Call\nEvent, cost 1\n")).contains("destroy", "draw");
        assertThat(next("Broken")).isEmpty();
        assertThat(next("")).isEmpty();
    }

    private Iterable<String> next(String cards) {
        JsonNode next = client.post(
                        "games/hobe/next",
                        "",
                        object().put("cards", cards + " …")
                                .put("at", cards.length())
                                .toString())
                .json();
        return io.vavr.collection.Array.ofAll(next).map(JsonNode::textValue);
    }

    private Client.Reply opened(String game, String cards) {
        ObjectNode wanted = object().put("game", game).put("seat", "A").put("level", "BEGINNER");
        wanted.putArray("bots").add("B");
        return client.post(
                "tables", "", wanted.put("cards", cards).put("trial", true).toString());
    }

    /** The ids of the cards in the hand of whoever sits there, as it was when the table was opened. */
    private static List<String> hand(Chair chair) {
        for (JsonNode own : chair.lines(0, "&language=en").get(0).at("/board/boxes")) {
            for (JsonNode box : own.get("boxes")) {
                if (box.get("kind").textValue().equals("HAND")) {
                    return box.findValuesAsText("card");
                }
            }
        }
        throw new AssertionError("no hand");
    }

    @Test
    void cardsThatOneTriesAreInTheHandFromTheFirst() {
        for (int i = 0; i < HANDS; i++) {
            assertThat(hand(Chair.of(client, opened("hobe", COOK).json()))).contains("harbour-cook");
        }
        Chair chair = Chair.of(client, opened("hobe", COOK).json());
        assertThat(client.get("tables/" + chair.table() + "/cards", "").json().findValuesAsText("name"))
                .contains("Harbour Cook", "Beach Slinger");
        assertThat(client.get("games/hobe/cards", "").json().findValuesAsText("name"))
                .doesNotContain("Harbour Cook");
        new Monkey(chair, 1).playUntil(line -> line.get("over").booleanValue(), MOST_MOVES);
    }

    /** As they stand in each game: a card of it, with another name. */
    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "terralore", "hobe", "carnage"})
    void cardsOfEachGameAreTriedUntilItIsOver(String game) {
        JsonNode card = null;
        for (JsonNode each : client.get("games/" + game + "/cards", "").json()) {
            card = card == null
                            && !each.get("name").asText().isEmpty()
                            && each.get("text").size() > 0
                    ? each
                    : card;
        }
        StringBuilder text =
                new StringBuilder("My Own Card\n" + card.get("line").textValue());
        card.get("text").forEach(line -> text.append('\n').append(line.textValue()));
        Chair chair = Chair.of(client, opened(game, text.toString()).json());
        assertThat(memory.lines.get(chair.table()).get(0)).contains("my-own-card");
        new Monkey(chair, 1).playUntil(line -> line.get("over").booleanValue(), MOST_MOVES);
    }

    @Test
    void aTableWithCardsOfOnesOwnIsFoundAgain() {
        Chair chair = Chair.of(client, opened("hobe", COOK).json());
        String before =
                client.get("tables/" + chair.table() + "/view", chair.token()).text();
        Client later = Client.of(memory);
        assertThat(later.get("tables/" + chair.table() + "/view", chair.token()).text())
                .isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {COOK + WRONG, "", "Harbour Cook"})
    void cardsThatAreWrongOpenNoTable(String cards) {
        Client.Reply reply = opened("hobe", cards);
        assertThat(reply.status()).isEqualTo(Answer.BAD);
        assertThat(reply.json().get("problems").findValuesAsText("place"))
                .allMatch(place -> place.startsWith("cards, line"));
        assertThat(memory.lines).isEmpty();
    }

    @Test
    void whatIsTooLongToBeReadIsRefusedAtOnce() {
        String tooLong = COOK.repeat(300);
        assertThat(proof("games/hobe/cards", tooLong).get("problems").findValuesAsText("key"))
                .containsExactly("cards/too-long");
        assertThat(next(tooLong)).isEmpty();
        assertThat(opened("hobe", tooLong).json().get("problems").findValuesAsText("place"))
                .containsExactly("cards, line 1");
    }

    @Test
    void nobodyTriesCardsAgainstPeople() {
        Client.Reply reply = client.post(
                "tables",
                "",
                object().put("game", "hobe")
                        .put("seat", "A")
                        .put("cards", COOK)
                        .put("trial", true)
                        .toString());
        assertThat(reply.json().get("problems").findValuesAsText("key")).containsExactly("server/trial");
    }

    /** A game that has no card sets. */
    private record Bare(ShelvedGame game) implements ShelvedGame {
        @Override
        public String id() {
            return game.id();
        }

        @Override
        public String title() {
            return game.title();
        }

        @Override
        public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
            return game.ready(wish);
        }
    }

    @Test
    void aGameWithoutCardSetsTakesNone() {
        Shelf bare = Shelf.of(Shelf.onPath().find("hobe").map(Bare::new));
        Client other = new Client(new Tables(bare, memory, memory), memory);
        assertThat(other.post("games/hobe/cards", "", "{\"cards\":\"\"}").status())
                .isEqualTo(Answer.NOT_FOUND);
        assertThat(other.post("tables", "", "{\"game\":\"hobe\",\"cards\":\"\"}")
                        .key())
                .isEqualTo("server/no-cards");
    }
}
