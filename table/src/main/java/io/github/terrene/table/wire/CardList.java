package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.board.Measure;
import io.github.terrene.narrator.wording.Known.Printed;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Proof;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;

/**
 * Cards, for people and for programs: {@code [{"id":…,"name":…,"line":…,"text":[…],"sorts":[…],"measure":…,"value":…}]}.
 *
 * @param cards the cards
 * @param narrator says what they are
 * @param layout says by what they differ at a glance
 */
@Internal
public record CardList(Array<Printed> cards, Narrator<?, ?> narrator, Layout layout) {
    /** All cards of a game in a language, by id. */
    public static CardList of(Game<?, ?, ?, ?, ?> game, String language, Wordings wordings) {
        return new CardList(
                game.cards().byId().values().toArray().sortBy(Printed::id),
                narrator(game, game.cards(), wordings.of(game, language)),
                wordings.layout(game));
    }

    /** Those cards of a file that are understood, in the order in which they stand there, in its language. */
    public static CardList of(Game<?, ?, ?, ?, ?> game, Proof proof, Wordings wordings) {
        return new CardList(
                proof.own().flatMap(proof.cards().byId()::get),
                narrator(game, proof.cards(), proof.language()),
                wordings.layout(game));
    }

    private static Narrator<?, ?> narrator(Game<?, ?, ?, ?, ?> game, Cards cards, Wording words) {
        return new Narrator<>(words, cards, game.rules().forms(), Cast.LETTERS);
    }

    /** The list as a text. */
    public String written() {
        return JsonText.of(this::to);
    }

    /** Writes the list. */
    public void to(JsonGenerator json) throws IOException {
        JsonText.list(json, cards, this::card);
    }

    private void card(Printed card, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", card.id());
        json.writeStringField("name", narrator.name(card.id()));
        json.writeStringField("line", narrator.card(card.id(), "line").text());
        JsonText.list(
                json, "text", lines(narrator.card(card.id(), "text").text()), (line, list) -> list.writeString(line));
        json.writeFieldName("sorts");
        JsonText.list(json, narrator.sorts(card.id(), layout), (sort, list) -> {
            list.writeStartObject();
            list.writeStringField("key", sort.key());
            list.writeStringField("word", sort.word());
            list.writeEndObject();
        });
        Option<Measure> measure = narrator.measure(card.id(), layout);
        if (measure.isDefined()) {
            json.writeObjectFieldStart("measure");
            json.writeStringField("word", measure.get().word());
            json.writeNumberField("number", measure.get().number());
            json.writeEndObject();
        }
        json.writeFieldName("value");
        Json.write(Tree.of(card.value().form(), card.value().value()), json);
        json.writeEndObject();
    }

    private static Array<String> lines(String text) {
        return Array.of(text.split("\n")).reject(String::isEmpty);
    }
}
