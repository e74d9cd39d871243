package io.github.terrene.json.schema;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import io.github.terrene.kernel.form.Named;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;

/** How schemas are printed: indented over several lines, and the same on every platform. */
final class Print {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final Separators SEPARATORS =
            Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);

    private Print() {}

    /** Maps, lists, texts, numbers and booleans as JSON. */
    static String json(Object node) {
        StringWriter text = new StringWriter();
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter(SEPARATORS)
                    .withObjectIndenter(indenter)
                    .withArrayIndenter(indenter));
            write(node, json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.append('\n').toString();
    }

    private static void write(Object node, JsonGenerator json) throws IOException {
        if (node instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName(entry.getKey().toString());
                write(entry.getValue(), json);
            }
            json.writeEndObject();
        } else if (node instanceof Iterable<?> list) {
            json.writeStartArray();
            for (Object element : list) {
                write(element, json);
            }
            json.writeEndArray();
        } else if (node instanceof Integer number) {
            json.writeNumber(number);
        } else {
            json.writeString(node.toString());
        }
    }

    /** "GoToBattle" as people write it: "Go to battle". */
    static String title(String name) {
        String words = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** What a text or a number names, for people. */
    static String naming(Named named) {
        return switch (named) {
            case NOTHING -> "";
            case CARD -> "The id of a card.";
            case CARD_NAME -> "The printed name of a card.";
            case IN_PLAY -> "The number of a thing in play.";
            case PLACE -> "A place, from 1; 0 is nobody.";
            case MOMENT -> "A point in time, counted along with the numbers of things in play.";
            case RULE -> "The number of a rule.";
            case DECK -> "The name that a player gave a deck.";
            case WORD -> "A keyword for programs.";
            case DOCUMENT -> "A document for programs.";
            case SENTENCE -> "Text for people.";
        };
    }
}
