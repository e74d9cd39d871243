package io.github.terrene.kernel.form;

/** True or false. */
public record TruthForm() implements Form<Boolean> {
    @Override
    public void write(Object value, Sink sink) {
        sink.truth((Boolean) value);
    }

    @Override
    public Boolean read(Source source) throws Unreadable {
        return source.truth();
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.truth();
    }
}
