package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.wording.Known.Printed;
import io.github.terrene.shelf.Game;
import io.vavr.collection.Array;
import java.io.IOException;

/**
 * All cards of a game, for people and for programs.
 *
 * @param game the game
 * @param language of what is said of them
 * @param wordings in which words
 */
@Internal
public record CardList(Game<?, ?, ?, ?, ?> game, String language, Wordings wordings) {
    /** {@code [{"id":…,"name":…,"line":…,"text":[…],"value":…}]}, by id. */
    public String written() {
        Narrator<?, ?> narrator = new Narrator<>(
                wordings.of(game, language), game.cards(), game.rules().forms(), Cast.LETTERS);
        Array<Printed> cards = game.cards().byId().values().toArray().sortBy(Printed::id);
        return JsonText.of(json -> JsonText.list(json, cards, (card, list) -> card(card, narrator, list)));
    }

    private static void card(Printed card, Narrator<?, ?> narrator, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", card.id());
        json.writeStringField("name", narrator.name(card.id()));
        json.writeStringField("line", narrator.card(card.id(), "line").text());
        JsonText.list(
                json, "text", lines(narrator.card(card.id(), "text").text()), (line, list) -> list.writeString(line));
        json.writeFieldName("value");
        Json.write(Tree.of(card.value().form(), card.value().value()), json);
        json.writeEndObject();
    }

    private static Array<String> lines(String text) {
        return Array.of(text.split("\n")).reject(String::isEmpty);
    }
}
