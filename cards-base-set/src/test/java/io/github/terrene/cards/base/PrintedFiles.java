package io.github.terrene.cards.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The data of the set, which was written before the Java code. */
final class PrintedFiles {
    private PrintedFiles() {}

    /** The 108 cards. */
    static Array<JsonNode> cards() {
        return Array.of("characters-1", "characters-2", "characters-3", "terrains", "items", "commands")
                .flatMap(PrintedFiles::read);
    }

    /** Tokens and Open Field. */
    static Array<JsonNode> outsideTheSet() {
        return read("tokens");
    }

    static Array<JsonNode> decks() {
        return read("decks");
    }

    static Array<String> texts(JsonNode list) {
        return Array.ofAll(list).map(JsonNode::asText);
    }

    private static Array<JsonNode> read(String file) {
        try (InputStream in = PrintedFiles.class.getResourceAsStream("/cards/" + file + ".json")) {
            return Array.ofAll(new ObjectMapper().readTree(Objects.requireNonNull(in, file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
