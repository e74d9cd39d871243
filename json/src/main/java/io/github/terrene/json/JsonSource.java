package io.github.terrene.json;

import com.fasterxml.jackson.core.JsonToken;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Source;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.form.WholeForm;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a document for a form. */
final class JsonSource implements Source {
    private static final Pattern WIDE = Pattern.compile("-?[0-9]+");
    private static final BigDecimal LEAST = BigDecimal.valueOf(Integer.MIN_VALUE);
    private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

    private final ArrayDeque<Open> open = new ArrayDeque<>();
    private final ArrayDeque<JsonNode> pairs = new ArrayDeque<>();
    private JsonNode next;
    private JsonNode read;
    private boolean part;

    JsonSource(JsonNode document) {
        this.next = document;
        this.read = document;
    }

    /** An object or a list, and the part of it that has not been read yet. */
    private record Open(JsonNode node, Iterator<JsonNode> rest) {
        static Open of(JsonNode node) {
            return new Open(node, node.children().iterator());
        }
    }

    @Override
    public Unreadable fault(String key, String template, Object... values) {
        return new Unreadable(read.place(), key, template, values);
    }

    private Unreadable expected(String what) {
        return fault("text/other-value", "{expected} expected", what);
    }

    /** The next node, if it is of that kind. */
    private JsonNode take(JsonToken kind, String what) throws Unreadable {
        read = next;
        part = false;
        if (!next.is(kind)) {
            throw expected(what);
        }
        return next;
    }

    @Override
    public String text() throws Unreadable {
        return take(JsonToken.VALUE_STRING, "a text").text();
    }

    @Override
    public String name(String noun) throws Unreadable {
        return take(JsonToken.VALUE_STRING, "\"" + noun + "\"").text();
    }

    @Override
    public long whole(WholeForm form) throws Unreadable {
        return form.wide() ? wide() : narrow();
    }

    private long wide() throws Unreadable {
        String text = take(JsonToken.VALUE_STRING, "a whole number in quotation marks")
                .text();
        if (!WIDE.matcher(text).matches()) {
            throw expected("a whole number in quotation marks");
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException wider) {
            throw fault("json/too-wide", "a whole number here has at most 64 bits");
        }
    }

    /** A number may be written with an exponent or a fraction of 0, as some programs do. */
    private long narrow() throws Unreadable {
        read = next;
        part = false;
        if (!next.is(JsonToken.VALUE_NUMBER_INT) && !next.is(JsonToken.VALUE_NUMBER_FLOAT)) {
            throw expected("a whole number");
        }
        try {
            BigDecimal number = new BigDecimal(next.text());
            if (number.compareTo(LEAST) >= 0 && number.compareTo(MOST) <= 0) {
                return number.intValueExact();
            }
        } catch (ArithmeticException | NumberFormatException none) {
            // reported below
        }
        throw expected("a whole number of up to 32 bits");
    }

    @Override
    public boolean truth() throws Unreadable {
        if (!next.is(JsonToken.VALUE_TRUE)) {
            take(JsonToken.VALUE_FALSE, "true or false");
        }
        read = next;
        part = false;
        return read.is(JsonToken.VALUE_TRUE);
    }

    @Override
    public boolean none() throws Unreadable {
        if (!next.is(JsonToken.VALUE_NULL)) {
            return false;
        }
        read = next;
        if (part) {
            throw fault("json/null", "what there is none of is left out, not null");
        }
        return true;
    }

    private void open(JsonNode node) {
        open.push(Open.of(node));
    }

    private void close() {
        read = open.pop().node();
    }

    @Override
    public void openProduct(ProductForm<?> form) throws Unreadable {
        open(take(JsonToken.START_OBJECT, "an object: " + form.name()));
    }

    @Override
    public int part(ProductForm<?> form, int found) {
        Iterator<JsonNode> rest = open.element().rest();
        while (rest.hasNext()) {
            next = rest.next();
            int place = form.place(next.step());
            if (place >= 0) {
                part = true;
                return place;
            }
        }
        return -1;
    }

    @Override
    public void closeProduct() {
        close();
    }

    @Override
    public void openList() throws Unreadable {
        open(take(JsonToken.START_ARRAY, "a list"));
    }

    @Override
    public boolean more() {
        Iterator<JsonNode> rest = open.element().rest();
        boolean more = rest.hasNext();
        if (more) {
            next = rest.next();
        }
        return more;
    }

    @Override
    public void closeList() {
        close();
    }

    @Override
    public void openMap() throws Unreadable {
        openList();
    }

    @Override
    public void key() throws Unreadable {
        JsonNode pair = take(JsonToken.START_ARRAY, "a pair");
        if (pair.children().size() != 2) {
            throw expected("a pair");
        }
        pairs.push(pair);
        next = pair.children().get(0);
    }

    @Override
    public void value() {
        next = pairs.pop().children().get(1);
    }

    @Override
    public void closeMap() {
        close();
    }

    @Override
    public String member(SumForm<?> form) throws Unreadable {
        JsonNode object = take(JsonToken.START_OBJECT, "an object: " + form.name());
        @Nullable JsonNode name = object.field(Part.MEMBER);
        if (name == null) {
            throw fault("json/no-member", "this {noun} does not say which: \"is\" is missing", form.name());
        }
        read = name;
        if (!name.is(JsonToken.VALUE_STRING)) {
            throw expected("the name of a member in quotation marks");
        }
        return name.text();
    }

    @Override
    public void openMember(Member member) throws Unreadable {
        if (!member.isProduct()) {
            @Nullable JsonNode value = next.field(JsonSink.VALUE);
            if (value == null) {
                read = next;
                throw fault("json/no-value", "this {noun} lacks its \"value\"", member.name());
            }
            next = value;
        }
    }

    @Override
    public void closeMember(Member member) {}
}
