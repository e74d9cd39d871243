package io.github.terrene.cards.base;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.card.StartingParty;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The set is complete, and its decks are the printed ones. */
class BaseSetTest {
    private static final CardSet SET = new BaseSet();

    @Test
    @DisplayName("nothing is wrong with any card")
    void isValid() {
        assertThat(Catalogue.ofSets(Array.of(SET)).swap().getOrElse(Array.empty()))
                .isEmpty();
    }

    @Test
    @DisplayName("the set has the 108 printed cards and no other")
    void cards() {
        assertThat(SET.name()).isEqualTo("Terrene Odyssey base set");
        assertThat(SET.cards().map(Card::id))
                .hasSize(108)
                .containsExactlyInAnyOrderElementsOf(ids(PrintedFiles.cards()));
    }

    @Test
    @DisplayName("the tokens and Open Field are outside the set")
    @Rule({"TO-1.10", "TO-1.14"})
    void outside() {
        assertThat(List.<Card>ofAll(SET.tokens()).append(Catalogue.OPEN_FIELD).map(Card::id))
                .containsExactlyInAnyOrderElementsOf(ids(PrintedFiles.outsideTheSet()));
    }

    @Test
    @DisplayName("the service loader finds the set")
    void service() {
        assertThat(ServiceLoader.load(CardSet.class)).hasAtLeastOneElementOfType(BaseSet.class);
    }

    @Test
    @DisplayName("there are six ready decks")
    void sixDecks() {
        assertThat(SET.decks().map(ready -> ready.deck().name()))
                .containsExactlyElementsOf(
                        PrintedFiles.decks().map(deck -> deck.get("name").asText()));
    }

    static Stream<Arguments> decks() {
        return SET.decks()
                .zip(PrintedFiles.decks())
                .toJavaStream()
                .map(pair -> Arguments.of(pair._1.deck().name(), pair._1, pair._2));
    }

    @DisplayName("has the printed cards")
    @ParameterizedTest(name = "{0}")
    @MethodSource("decks")
    @Rule("TO-2.1")
    void deckList(String name, ReadyDeck ready, JsonNode printed) {
        Array<String> cards = Array.ofAll(printed.get("cards"))
                .flatMap(line ->
                        Array.fill(line.get("copies").asInt(), line.get("card").asText()));
        assertThat(ready.deck().cards().map(Card::id)).hasSize(30).containsExactlyInAnyOrderElementsOf(cards);
    }

    @DisplayName("suggests a starting party from the deck")
    @ParameterizedTest(name = "{0}")
    @MethodSource("decks")
    @Rule({"TO-3.1", "TO-3.2"})
    void party(String name, ReadyDeck ready, JsonNode printed) {
        StartingParty party = ready.party();
        JsonNode suggested = printed.get("startingParty");
        assertThat(party.terrain().id()).isEqualTo(suggested.get("terrain").asText());
        assertThat(party.slots()
                        .map(slot -> slot.character().id() + " with "
                                + slot.card().get().id()))
                .containsExactlyElementsOf(Array.ofAll(suggested.get("slots"))
                        .map(slot -> slot.get("character").asText() + " with "
                                + slot.get("holds").asText()));
        assertThat(party.slots().forAll(slot -> ready.deck().copies(slot.character()) > 0))
                .isTrue();
    }

    private static Array<String> ids(Array<JsonNode> printed) {
        return printed.map(card -> card.get("id").asText());
    }
}
