package io.github.terrene.kernel.form;

/** Any text. */
public record TextForm() implements Form<String> {
    @Override
    public void write(Object value, Sink sink) {
        sink.text((String) value);
    }

    @Override
    public String read(Source source) throws Unreadable {
        return source.text();
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.text();
    }
}
