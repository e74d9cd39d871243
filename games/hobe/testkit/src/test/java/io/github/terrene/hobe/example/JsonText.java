package io.github.terrene.hobe.example;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Sink;
import io.github.terrene.kernel.form.WholeForm;

/** Values as JSON. What there is none of is left out; numbers that JavaScript cannot hold are texts; maps are lists of pairs. */
final class JsonText implements Sink {
    private final StringBuilder json = new StringBuilder();
    private String comma = "";
    private String key = "";
    private String member = "";

    static <T> String of(Form<T> form, T value) {
        JsonText text = new JsonText();
        form.write(value, text);
        return text.json.toString();
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\' || c < ' ') {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    private void add(String value) {
        json.append(comma).append(key).append(value);
        comma = ",";
        key = "";
    }

    private void open(String bracket) {
        add(bracket);
        comma = "";
    }

    private void close(String bracket) {
        json.append(bracket);
        comma = ",";
    }

    @Override
    public void text(String text) {
        add(quoted(text));
    }

    @Override
    public void whole(long number, WholeForm form) {
        add(form.wide() ? quoted("" + number) : "" + number);
    }

    @Override
    public void truth(boolean truth) {
        add("" + truth);
    }

    @Override
    public void name(String name) {
        add(quoted(name));
    }

    @Override
    public void none() {
        if (key.isEmpty()) {
            add("null");
        }
        key = "";
    }

    @Override
    public void openProduct(ProductForm<?> form) {
        open("{");
        if (!member.isEmpty()) {
            is(member);
        }
    }

    private void is(String name) {
        key = quoted(Part.MEMBER) + ":";
        add(quoted(name));
        member = "";
    }

    @Override
    public void part(Part part) {
        key = quoted(part.name()) + ":";
    }

    @Override
    public void closeProduct() {
        close("}");
    }

    @Override
    public void openList() {
        open("[");
    }

    @Override
    public void element() {}

    @Override
    public void closeList() {
        close("]");
    }

    @Override
    public void openMap() {
        open("[");
    }

    @Override
    public void key() {
        closePair();
        open("[");
    }

    private void closePair() {
        if (json.charAt(json.length() - 1) != '[') {
            close("]");
        }
    }

    @Override
    public void value() {}

    @Override
    public void closeMap() {
        closePair();
        close("]");
    }

    /** The name of the member stands with its parts, or beside its value if it has none. */
    @Override
    public void openMember(Member one) {
        if (one.isProduct()) {
            member = one.name();
        } else {
            open("{");
            is(one.name());
            key = "\"value\":";
        }
    }

    @Override
    public void closeMember(Member one) {
        if (!one.isProduct()) {
            close("}");
        }
    }
}
