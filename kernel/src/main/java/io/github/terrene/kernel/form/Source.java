package io.github.terrene.kernel.form;

/**
 * What a {@link Form} reads from: it is asked what comes next. Each question is the counterpart of what a {@link Sink} is told. A source that
 * has something else to offer throws a {@link #fault}.
 */
public interface Source {
    /** Any text. */
    String text() throws Unreadable;

    /** A whole number within the form's bounds. */
    long whole(WholeForm form) throws Unreadable;

    /** True or false. */
    boolean truth() throws Unreadable;

    /**
     * The name of a constant or a value.
     *
     * @param noun what has such names, for the message that none was found
     */
    String name(String noun) throws Unreadable;

    /** A text that another notation wrote; by default any text. */
    default String embedded() throws Unreadable {
        return text();
    }

    /** Whether there is no value where a value is optional; if so, the source steps over it. */
    boolean none() throws Unreadable;

    /** The parts of a product come next. */
    void openProduct(ProductForm<?> form) throws Unreadable;

    /**
     * The place of the next part among the {@linkplain ProductForm#parts() parts}, each once; or -1 if there are no more. A source may have
     * them in any order, and leave out what is {@linkplain OptionForm optional}.
     *
     * @param found how many parts have come so far
     */
    int part(ProductForm<?> form, int found) throws Unreadable;

    /** No more parts come. */
    void closeProduct() throws Unreadable;

    /** The elements of a list come next. */
    void openList() throws Unreadable;

    /** Whether another element or entry comes next. */
    boolean more() throws Unreadable;

    /** No more elements come. */
    void closeList() throws Unreadable;

    /** The entries of a map come next. */
    void openMap() throws Unreadable;

    /** The key of an entry comes next. */
    void key() throws Unreadable;

    /** The value of the entry comes next. */
    void value() throws Unreadable;

    /** No more entries come. */
    void closeMap() throws Unreadable;

    /** The name of the member that comes next. */
    String member(SumForm<?> form) throws Unreadable;

    /** The value of that member comes next. */
    void openMember(Member member) throws Unreadable;

    /** The value is complete. */
    void closeMember(Member member) throws Unreadable;

    /**
     * The exception to throw if the value that was read last is not acceptable: the simple value, or the product, list, map or member that
     * was closed.
     *
     * @param key a stable key for what is wrong: {@code text/unknown-value}
     * @param template the sentence, with facts in braces
     * @param values the facts
     */
    Unreadable fault(String key, String template, Object... values);
}
