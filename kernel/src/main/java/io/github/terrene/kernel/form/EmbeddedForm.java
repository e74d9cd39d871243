package io.github.terrene.kernel.form;

/** A text that is already a value; its own notation judges its content. */
public record EmbeddedForm() implements Form<Embedded> {
    @Override
    public void write(Object value, Sink sink) {
        sink.embedded(((Embedded) value).text());
    }

    @Override
    public Embedded read(Source source) throws Unreadable {
        return new Embedded(source.embedded());
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.embedded();
    }
}
