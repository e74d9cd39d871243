package io.github.terrene.kernel.form;

/**
 * Whole numbers, of 32 bits or of 64: the latter do not fit into the numbers of every language.
 *
 * @param wide whether they are {@code long}, otherwise {@code int}
 */
public record WholeForm(boolean wide) implements Form<Number> {
    @Override
    public void write(Object value, Sink sink) {
        sink.whole(((Number) value).longValue(), this);
    }

    @Override
    public Number read(Source source) throws Unreadable {
        long number = source.whole(this);
        return wide ? (Number) number : (Number) Math.toIntExact(number);
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.whole(this);
    }
}
