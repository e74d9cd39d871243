package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.kernel.Internal;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** JSON that is written piece by piece. */
@Internal
public final class JsonText {
    private static final JsonFactory FACTORY = new JsonFactory();

    private JsonText() {}

    /** What is written. */
    @FunctionalInterface
    public interface Document {
        /** Writes it at the place that a generator has come to. */
        void to(JsonGenerator json) throws IOException;
    }

    /** A whole text, in one line. */
    public static String of(Document document) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            document.to(json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** Some fields of an object, without its braces. */
    static String fields(Document fields) {
        String object = object(fields);
        return object.substring(1, object.length() - 1);
    }

    /** An object with these fields. */
    public static String object(Document fields) {
        return of(json -> object(json, fields));
    }

    /** The same within something larger. */
    static void object(JsonGenerator json, Document fields) throws IOException {
        json.writeStartObject();
        fields.to(json);
        json.writeEndObject();
    }

    /** One element of a list. */
    @FunctionalInterface
    public interface Element<T> {
        /** Writes it. */
        void to(T value, JsonGenerator json) throws IOException;
    }

    /** A field with a list. */
    static <T> void list(JsonGenerator json, String field, Iterable<? extends T> values, Element<T> element)
            throws IOException {
        json.writeFieldName(field);
        list(json, values, element);
    }

    /** A list. */
    public static <T> void list(JsonGenerator json, Iterable<? extends T> values, Element<T> element)
            throws IOException {
        json.writeStartArray();
        for (T value : values) {
            element.to(value, json);
        }
        json.writeEndArray();
    }
}
