package io.github.terrene.json;

import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Source;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.form.WholeForm;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.regex.Pattern;

/**
 * Reads a document along a form: nothing is made of what no form asks for. Where the name of a member comes after its parts, they are passed
 * over to find it.
 */
final class JsonSource implements Source {
    private static final Pattern WIDE = Pattern.compile("-?[0-9]+");
    private static final BigDecimal LEAST = BigDecimal.valueOf(Integer.MIN_VALUE);
    private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

    private final JsonDocument document;
    private final ArrayDeque<JsonChildren> open = new ArrayDeque<>();
    private final ArrayDeque<Integer> values = new ArrayDeque<>();
    private int next;
    private int read;
    private boolean part;

    JsonSource(JsonDocument document) {
        this.document = document;
        this.next = document.whole();
        this.read = next;
    }

    @Override
    public Unreadable fault(String key, String template, Object... values) {
        return new Unreadable(document.location(read), key, template, values);
    }

    private Unreadable expected(String what) {
        return fault("text/other-value", "{expected} expected", what);
    }

    private boolean comes(char sign) {
        return document.at(next) == sign;
    }

    /** Looks at the next value, which begins with that sign. */
    private int take(char sign, String what) throws Unreadable {
        read = next;
        part = false;
        if (!comes(sign)) {
            throw expected(what);
        }
        return next;
    }

    private void passed(int end) {
        if (!open.isEmpty()) {
            open.element().passed(end);
        }
    }

    private String text(String what) throws Unreadable {
        int text = take('"', what);
        passed(document.end(text));
        return document.text(text);
    }

    @Override
    public String text() throws Unreadable {
        return text("a text");
    }

    @Override
    public String name(String noun) throws Unreadable {
        return text("\"" + noun + "\"");
    }

    @Override
    public long whole(WholeForm form) throws Unreadable {
        return form.wide() ? wide() : narrow();
    }

    private long wide() throws Unreadable {
        String text = text("a whole number in quotation marks");
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
        if (!comes('-') && !Character.isDigit(document.at(next))) {
            throw expected("a whole number");
        }
        String simple = document.simple(next);
        passed(next + simple.length());
        try {
            BigDecimal number = new BigDecimal(simple);
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
        boolean truth = comes('t');
        int simple = take(truth ? 't' : 'f', "true or false");
        passed(document.end(simple));
        return truth;
    }

    @Override
    public boolean none() throws Unreadable {
        if (!comes('n')) {
            return false;
        }
        read = next;
        if (part) {
            throw fault("json/null", "what there is none of is left out, not null");
        }
        passed(document.end(next));
        return true;
    }

    private JsonChildren within(int outer) {
        return new JsonChildren(document, outer);
    }

    /** The rest of what is closed holds nothing that is asked for. */
    private int close() {
        JsonChildren closed = open.pop();
        passed(closed.end());
        return closed.outer();
    }

    @Override
    public void openProduct(ProductForm<?> form) throws Unreadable {
        open.push(within(take('{', "an object: " + form.name())));
    }

    @Override
    public int part(ProductForm<?> form, int found) {
        JsonChildren parts = open.element();
        while (parts.next()) {
            int place = form.place(parts.step());
            if (place >= 0) {
                next = parts.value();
                part = true;
                return place;
            }
        }
        return -1;
    }

    @Override
    public void closeProduct() {
        read = close();
    }

    @Override
    public void openList() throws Unreadable {
        open.push(within(take('[', "a list")));
    }

    @Override
    public boolean more() {
        JsonChildren elements = open.element();
        boolean more = elements.next();
        next = elements.value();
        return more;
    }

    @Override
    public void closeList() {
        read = close();
    }

    @Override
    public void openMap() throws Unreadable {
        openList();
    }

    @Override
    public void key() throws Unreadable {
        JsonChildren pair = within(take('[', "a pair"));
        int key = pair.next() ? pair.value() : -1;
        int value = pair.next() ? pair.value() : -1;
        if (value < 0 || pair.next()) {
            throw expected("a pair");
        }
        passed(pair.end());
        next = key;
        values.push(value);
    }

    @Override
    public void value() {
        next = values.pop();
    }

    @Override
    public void closeMap() {
        read = close();
    }

    @Override
    public String member(SumForm<?> form) throws Unreadable {
        JsonChildren parts = within(take('{', "an object: " + form.name()));
        if (!parts.next(Part.MEMBER)) {
            throw fault("json/no-member", "this {noun} does not say which: \"is\" is missing", form.name());
        }
        read = parts.value();
        if (document.at(read) != '"') {
            throw expected("the name of a member in quotation marks");
        }
        return document.text(read);
    }

    @Override
    public void openMember(Member member) throws Unreadable {
        if (!member.isProduct()) {
            JsonChildren parts = within(next);
            if (!parts.next(JsonSink.VALUE)) {
                read = next;
                throw fault("json/no-value", "this {noun} lacks its \"value\"", member.name());
            }
            open.push(parts);
            next = parts.value();
        }
    }

    @Override
    public void closeMember(Member member) {
        if (!member.isProduct()) {
            close();
        }
    }
}
