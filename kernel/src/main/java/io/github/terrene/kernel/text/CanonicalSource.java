package io.github.terrene.kernel.text;

import io.github.terrene.kernel.form.Atom;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Source;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.form.WholeForm;

/** Reads a value from its canonical text. */
final class CanonicalSource implements Source {
    private final Characters text;
    private final int[] opened = new int[CanonicalSink.DEEPEST + 1];
    private int depth;
    private boolean first;
    private int read;

    private CanonicalSource(String text) {
        this.text = new Characters(text);
    }

    /** The value that the whole text stands for, provided that it is written exactly like this. */
    static <T> T whole(Form<T> form, String text) throws Unreadable {
        if (text.length() > CanonicalSink.LONGEST) {
            throw Characters.unreadable(
                    0, "text/too-long", "the text is longer than {most:number} characters", CanonicalSink.LONGEST);
        }
        CanonicalSource source = new CanonicalSource(text);
        T value = form.read(source);
        source.text.end();
        CanonicalSink sink = new CanonicalSink();
        form.write(value, sink);
        source.text.compare(sink.written());
        return value;
    }

    @Override
    public Unreadable fault(String key, String template, Object... values) {
        return Characters.unreadable(read, key, template, values);
    }

    private String atom() throws Unreadable {
        int start = text.place();
        String atom = text.atom();
        read = start;
        return atom;
    }

    private void open(char bracket) throws Unreadable {
        int start = text.place();
        text.expect(bracket);
        if (++depth > CanonicalSink.DEEPEST) {
            throw Characters.unreadable(
                    start, "text/too-deep", "the text is nested deeper than {most:number}", CanonicalSink.DEEPEST);
        }
        opened[depth] = start;
        first = true;
    }

    private void close(char bracket) throws Unreadable {
        text.expect(bracket);
        read = opened[depth--];
        first = false;
    }

    @Override
    public String text() throws Unreadable {
        return atom();
    }

    @Override
    public String name(String noun) throws Unreadable {
        return atom();
    }

    @Override
    public long whole(WholeForm form) throws Unreadable {
        String number = atom();
        try {
            return form.wide() ? Long.parseLong(number) : Integer.parseInt(number);
        } catch (NumberFormatException none) {
            throw unknown(form.wide() ? "long" : "int", number);
        }
    }

    @Override
    public boolean truth() throws Unreadable {
        String truth = atom();
        if (!truth.equals("true") && !truth.equals("false")) {
            throw unknown("boolean", truth);
        }
        return truth.equals("true");
    }

    private Unreadable unknown(String noun, String found) {
        return fault("text/unknown-value", "there is no {noun} {text}", noun, Atom.excerpt(found, 0));
    }

    @Override
    public String embedded() throws Unreadable {
        return text.sees('(') ? text.bracketed() : atom();
    }

    @Override
    public boolean none() {
        return text.skipsNone();
    }

    @Override
    public void openProduct(ProductForm<?> form) throws Unreadable {
        open('(');
    }

    @Override
    public int part(ProductForm<?> form, int found) throws Unreadable {
        if (found == form.parts().size()) {
            return -1;
        }
        if (found > 0) {
            text.expect(',');
        }
        text.expectName(form.parts().get(found).name());
        return found;
    }

    @Override
    public void closeProduct() throws Unreadable {
        close(')');
    }

    @Override
    public void openList() throws Unreadable {
        open('[');
    }

    @Override
    public boolean more() {
        boolean more = first ? !text.sees(']') && !text.sees('}') : text.skips(',');
        first = false;
        return more;
    }

    @Override
    public void closeList() throws Unreadable {
        close(']');
    }

    @Override
    public void openMap() throws Unreadable {
        open('{');
    }

    @Override
    public void key() {}

    @Override
    public void value() throws Unreadable {
        text.expect(':');
    }

    @Override
    public void closeMap() throws Unreadable {
        close('}');
    }

    @Override
    public String member(SumForm<?> form) throws Unreadable {
        read = text.place();
        return text.name();
    }

    @Override
    public void openMember(Member member) throws Unreadable {
        if (!member.isProduct()) {
            open('(');
        }
    }

    @Override
    public void closeMember(Member member) throws Unreadable {
        if (!member.isProduct()) {
            close(')');
        }
    }
}
