package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People play with cards of somebody's own, to which all have agreed. */
class OwnCardsTest {
    private static final int DIGITS = 16;
    private static final String CARDS =
            "Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it enters the battlefield: draw a card.\n"
                    + "\nBroken Oar\nWeapon, cost 0\nThe bearer has ATK +1.\n";

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private static ObjectNode wanted(String cards) {
        ObjectNode wanted = JsonNodeFactory.instance.objectNode();
        return wanted.put("game", "hobe").put("seat", "A").put("name", "Anna").put("cards", cards);
    }

    private Chair opened(String cards) {
        return client.open(wanted(cards).put("listed", true).toString());
    }

    private static String hash(String cards) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(cards.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException missing) {
            throw new AssertionError(missing);
        }
    }

    @Test
    void whoComesIsToldThatThereAreSomeAndSeesThem() {
        Chair anna = opened(CARDS);
        JsonNode own = client.get(anna.address("")).json().get("own");
        assertThat(own).hasToString("{\"number\":2,\"hash\":\"" + hash(CARDS) + "\"}");
        assertThat(client.get("tables").json().at("/0/own")).isEqualTo(own);
        assertThat(client.get(anna.address("/cards")).json().findValuesAsText("name"))
                .contains("Harbour Cook", "Broken Oar");
        Chair plain = client.open("{\"game\":\"hobe\",\"seat\":\"A\"}");
        assertThat(client.get(plain.address("")).json().has("own")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"agrees\":\"\"}", "{\"agrees\":\"0123456789abcdef\"}"})
    void nobodySitsDownUnseen(String sitting) {
        Chair anna = opened(CARDS);
        Client.Reply reply = client.post(anna.address("/seats"), "", sitting);
        assertThat(reply.status()).isEqualTo(Answer.BAD);
        assertThat(reply.key()).isEqualTo("server/own-cards");
        assertThat(reply.text()).contains("2 cards of somebody's own are played here", hash(CARDS));
        assertThat(client.post(anna.address("/seats?language=de"), "", sitting).text())
                .contains("hier werden 2 eigene Karten gespielt");
        assertThat(client.get(anna.address("")).json().at("/seats/1/kind").textValue())
                .isEqualTo("OPEN");
    }

    @Test
    void whoAgreesPlaysAlsoOnceMore() {
        Chair anna = opened(CARDS);
        Chair ben = anna.sitDown("{\"name\":\"Ben\",\"agrees\":\"" + hash(CARDS) + "\"}");
        assertThat(ben.seat()).isEqualTo("B");
        JsonNode table = client.get(anna.address("")).json();
        assertThat(Client.of(memory).get(anna.address("")).json()).isEqualTo(table);
        Chair first = anna.newest().path("choices").isEmpty() ? ben : anna;
        first.move(
                first.newest().get("number").intValue(),
                first.lines(0, "&language=en")
                        .get(first.lines(0, "").size() - 1)
                        .at("/concede/action"));
        Chair again = Chair.of(
                client, client.post(anna.address("/again"), anna.token(), "{}").json());
        Client.Reply bens = client.post(ben.address("/again"), ben.token(), "{}");
        assertThat(bens.status()).isEqualTo(Answer.CREATED);
        assertThat(client.get(again.address("")).json().get("own")).isEqualTo(table.get("own"));
    }

    @Test
    void whereThereAreNoneNobodyAgrees() {
        Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\"}");
        Client.Reply reply = client.post(anna.address("/seats"), "", "{\"agrees\":\"" + hash(CARDS) + "\"}");
        assertThat(reply.key()).isEqualTo("server/no-own-cards");
        assertThat(reply.text()).contains("no cards of somebody's own are played here");
    }

    @Test
    void aDeckHasCardsOfOnesOwn() {
        List<String> told =
                checked("5 Broken Oar\nHarbour Cooc", CARDS).get("problems").findValuesAsText("sentence");
        assertThat(told).containsExactly("there is no card Harbour Cooc; did you mean Harbour Cook?");
        assertThat(checked("3 Broken Oar\n3 Harbour Cook", CARDS).get("lines")).hasSize(2);
        assertThat(checked("3 Broken Oar", CARDS + "\nWrong\nWaepon\n")
                        .get("problems")
                        .findValuesAsText("place"))
                .allMatch(place -> place.startsWith("cards, line"));
    }

    private JsonNode checked(String list, String cards) {
        return client.post(
                        "games/hobe/decks",
                        "",
                        JsonNodeFactory.instance
                                .objectNode()
                                .put("list", list)
                                .put("cards", cards)
                                .toString())
                .json();
    }
}
