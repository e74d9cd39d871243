package io.github.terrene.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.tree.Change;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.kernel.tree.Tree;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes trees just as {@link JsonSink} writes the values themselves. */
record JsonTree(JsonGenerator json) {
    void write(Tree tree) {
        try {
            value(tree);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    void write(Difference difference) {
        try {
            json.writeStartArray();
            for (Change change : difference.changes()) {
                change(change);
            }
            json.writeEndArray();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void change(Change change) throws IOException {
        json.writeStartObject();
        json.writeArrayFieldStart("path");
        for (String step : change.path()) {
            step(step);
        }
        json.writeEndArray();
        if (change.edit() instanceof Change.Splice splice) {
            json.writeNumberField("from", splice.from());
            json.writeNumberField("removed", splice.removed());
            json.writeFieldName("added");
            list(splice.added());
        } else if (change.edit() instanceof Change.Replace other
                && !(other.value() instanceof Tree.None && isPart(change.path()))) {
            json.writeFieldName(JsonSink.VALUE);
            value(other.value());
        }
        json.writeEndObject();
    }

    /** Whether a path leads to a part, which is left out if absent, and not to an element of a list. */
    private static boolean isPart(Array<String> path) {
        return path.nonEmpty() && !isPlace(path.last());
    }

    /** The name of a part is never a number. */
    private static boolean isPlace(String step) {
        return Character.isDigit(step.charAt(0));
    }

    private void step(String step) throws IOException {
        if (isPlace(step)) {
            json.writeNumber(Integer.parseInt(step));
        } else {
            json.writeString(step);
        }
    }

    private void value(Tree tree) throws IOException {
        if (tree instanceof Tree.Text text) {
            JsonText.write(text.text(), json);
        } else if (tree instanceof Tree.Name name) {
            JsonText.write(name.name(), json);
        } else if (tree instanceof Tree.Whole whole) {
            whole(whole);
        } else if (tree instanceof Tree.Truth truth) {
            json.writeBoolean(truth.truth());
        } else if (tree instanceof Tree.None) {
            json.writeNull();
        } else if (tree instanceof Tree.Elements list) {
            list(list.elements());
        } else if (tree instanceof Tree.Entries map) {
            entries(map.entries());
        } else if (tree instanceof Tree.Member member) {
            member(member);
        } else if (tree instanceof Tree.Product product) {
            json.writeStartObject();
            parts(product);
            json.writeEndObject();
        }
    }

    private void whole(Tree.Whole whole) throws IOException {
        if (whole.wide()) {
            json.writeString(Long.toString(whole.number()));
        } else {
            json.writeNumber(whole.number());
        }
    }

    private void list(Array<Tree> elements) throws IOException {
        json.writeStartArray();
        for (Tree element : elements) {
            value(element);
        }
        json.writeEndArray();
    }

    private void parts(Tree.Product product) throws IOException {
        for (Tuple2<String, Tree> part : product.parts()) {
            if (!(part._2 instanceof Tree.None)) {
                json.writeFieldName(part._1);
                value(part._2);
            }
        }
    }

    private void member(Tree.Member member) throws IOException {
        json.writeStartObject();
        json.writeStringField(Part.MEMBER, member.name());
        if (member.value() instanceof Tree.Product product) {
            parts(product);
        } else {
            json.writeFieldName(JsonSink.VALUE);
            value(member.value());
        }
        json.writeEndObject();
    }

    private void entries(Array<Tuple2<Tree, Tree>> entries) throws IOException {
        json.writeStartArray();
        for (Tuple2<Tree, Tree> entry : entries) {
            list(Array.of(entry._1, entry._2));
        }
        json.writeEndArray();
    }
}
