package io.github.terrene.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Sink;
import io.github.terrene.kernel.form.WholeForm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** Writes what a form tells. The name of a part is held back until it is known that the part is there. */
final class JsonSink implements Sink {
    /** The field next to {@code is} with the value of a member that has no parts. */
    static final String VALUE = "value";

    private final JsonGenerator json;
    private final ArrayDeque<Boolean> maps = new ArrayDeque<>(); // whether an entry is open
    private @Nullable String part;
    private @Nullable String member;

    JsonSink(JsonGenerator json) {
        this.json = json;
    }

    private interface Writing {
        void write() throws IOException;
    }

    private void write(Writing value) {
        try {
            String name = part;
            part = null;
            if (name != null) {
                json.writeFieldName(name);
            }
            value.write();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void text(String text) {
        write(() -> JsonText.write(text, json));
    }

    @Override
    public void whole(long number, WholeForm form) {
        if (form.wide()) {
            text(Long.toString(number));
        } else {
            write(() -> json.writeNumber(number));
        }
    }

    @Override
    public void truth(boolean truth) {
        write(() -> json.writeBoolean(truth));
    }

    @Override
    public void name(String name) {
        text(name);
    }

    @Override
    public void none() {
        if (part == null) {
            write(json::writeNull);
        }
        part = null;
    }

    @Override
    public void openProduct(ProductForm<?> form) {
        write(json::writeStartObject);
        String name = member;
        member = null;
        if (name != null) {
            is(name);
        }
    }

    private void is(String name) {
        write(() -> json.writeStringField(Part.MEMBER, name));
    }

    @Override
    public void part(Part next) {
        part = next.name();
    }

    @Override
    public void closeProduct() {
        part = null;
        write(json::writeEndObject);
    }

    @Override
    public void openList() {
        write(json::writeStartArray);
    }

    @Override
    public void element() {}

    @Override
    public void closeList() {
        write(json::writeEndArray);
    }

    @Override
    public void openMap() {
        openList();
        maps.push(false);
    }

    @Override
    public void key() {
        closeEntry();
        openList();
        maps.push(true);
    }

    private void closeEntry() {
        if (maps.pop()) {
            closeList();
        }
    }

    @Override
    public void value() {}

    @Override
    public void closeMap() {
        closeEntry();
        closeList();
    }

    @Override
    public void openMember(Member next) {
        if (next.isProduct()) {
            member = next.name();
        } else {
            write(json::writeStartObject);
            is(next.name());
            part = VALUE;
        }
    }

    @Override
    public void closeMember(Member next) {
        if (!next.isProduct()) {
            write(json::writeEndObject);
        }
    }
}
