package io.github.terrene.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.kernel.tree.Tree;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Values as JSON, and back again.
 *
 * <pre>{@code
 * String json = Json.write(forms.action(), action);       // {"is":"Attack","seat":"A","slot":{"row":"FRONT","column":0}}
 * Either<Problem, Action> read = Json.read(forms.action(), json);
 * }</pre>
 *
 * <ul>
 *   <li>A value is an object whose fields are its parts, in the order of its form, so that equal values give equal texts. An absent part is
 *       left out; {@code null} stands for an absent value only within a list.
 *   <li>A value of a family says with {@code "is"} which member it is. If that member has no parts of its own, its value follows as
 *       {@code "value"}.
 *   <li>Cards, seats and constants are strings. So are 64-bit numbers, since JavaScript cannot hold them.
 *   <li>A map is a list of pairs: {@code [["A",3],["B",5]]}.
 * </ul>
 *
 * <p>Readers ignore unknown fields, so that fields can be added later; an unknown member is a problem.
 */
public final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    /** Something that is written to a generator. */
    private interface Document {
        void to(JsonGenerator json);
    }

    /** A value as JSON, in one line. */
    public static <T> String write(Form<T> form, T value) {
        return written(json -> write(form, value, json));
    }

    /** Writes a value within something larger, at the current place of a generator. */
    public static <T> void write(Form<T> form, T value, JsonGenerator json) {
        form.write(value, new JsonSink(json));
    }

    /** A tree as JSON, written like the value itself. */
    public static String write(Tree tree) {
        return written(json -> write(tree, json));
    }

    /** Writes a tree within something larger. */
    public static void write(Tree tree, JsonGenerator json) {
        new JsonTree(json).write(tree);
    }

    /**
     * A difference as JSON, so that a program can apply it to the JSON of the value before. Changes are applied in order. A path leads through
     * fields and places in lists: {@code {"path":["table","sides",1,"hand"],"value":3}} puts another value there, or none if there is no {@code
     * "value"}; {@code {"path":["table","chain"],"from":2,"removed":1,"added":[...]}} replaces elements of a list.
     */
    public static String write(Difference difference) {
        return written(json -> write(difference, json));
    }

    /** Writes a difference within something larger. */
    public static void write(Difference difference, JsonGenerator json) {
        new JsonTree(json).write(difference);
    }

    private static String written(Document document) {
        SegmentedStringWriter text = new SegmentedStringWriter(FACTORY._getBufferRecycler());
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            document.to(json);
            json.flush();
            return text.getAndClear();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * The value that a text stands for, with its fields in any order; or the first thing that is wrong, with its line, column and path: {@code
     * line 1, column 27, /slot/row}. Nothing is read in part.
     *
     * <p>The value needs the memory of a value. What no form expects is passed over and needs none, except that the names in an object are
     * kept until it ends, so that a duplicate is found: a dozen bytes for each character of a document that is nothing but names. Passing over
     * takes time only: once, and once more for each member around it whose {@code "is"} comes later.
     *
     * @param json at most 16,777,216 characters, nested at most 250 deep; a duplicate name in an object is refused
     */
    public static <T> Either<Problem, T> read(Form<T> form, String json) {
        try {
            return Either.right(form.read(new JsonSource(JsonDocument.of(json))));
        } catch (Unreadable fault) {
            return Either.left(Problem.of(fault));
        }
    }
}
