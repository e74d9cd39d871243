package io.github.terrene.kernel.text;

import io.github.terrene.kernel.form.Atom;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Sink;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.form.WholeForm;

/** Writes the canonical text of a value. */
final class CanonicalSink implements Sink {
    static final int DEEPEST = 200;
    static final int LONGEST = 1 << 24;

    private final StringBuilder text = new StringBuilder();
    private int depth;
    private boolean first;

    String written() {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("a value longer than " + LONGEST + " characters cannot be written");
        }
        return text.toString();
    }

    private void open(char bracket) {
        if (++depth > DEEPEST) {
            throw new IllegalArgumentException("a value nested deeper than " + DEEPEST + " cannot be written");
        }
        text.append(bracket);
        first = true;
    }

    private void close(char bracket) {
        depth--;
        first = false;
        text.append(bracket);
    }

    private void separate() {
        if (!first) {
            text.append(',');
        }
        first = false;
    }

    @Override
    public void text(String value) {
        Atom.append(value, text);
    }

    @Override
    public void name(String name) {
        Atom.append(name, text);
    }

    @Override
    public void whole(long number, WholeForm form) {
        text.append(number);
    }

    @Override
    public void truth(boolean truth) {
        text.append(truth);
    }

    /** As it is, if it stands in brackets. */
    @Override
    public void embedded(String value) {
        if (isBracketed(value)) {
            text.append(value);
        } else {
            Atom.append(value, text);
        }
    }

    @Override
    public void none() {
        text.append('-');
    }

    @Override
    public void openProduct(ProductForm<?> form) {
        open('(');
    }

    @Override
    public void part(Part part) {
        separate();
        text.append(part.label());
    }

    @Override
    public void closeProduct() {
        close(')');
    }

    @Override
    public void openList() {
        open('[');
    }

    @Override
    public void element() {
        separate();
    }

    @Override
    public void closeList() {
        close(']');
    }

    @Override
    public void openMap() {
        open('{');
    }

    @Override
    public void key() {
        separate();
    }

    @Override
    public void value() {
        text.append(':');
    }

    @Override
    public void closeMap() {
        close('}');
    }

    @Override
    public void openMember(Member member) {
        text.append(member.name());
        if (!member.isProduct()) {
            open('(');
        }
    }

    @Override
    public void closeMember(Member member) {
        if (!member.isProduct()) {
            close(')');
        }
    }

    /** Whether a text shows by itself where it begins and ends. */
    private static boolean isBracketed(String text) {
        try {
            return text.equals(new Characters(text).bracketed());
        } catch (Unreadable open) {
            return false;
        }
    }
}
