package io.github.terrene.kernel.form;

/**
 * Is asked what comes next: what a {@link Form} reads from. Each question is the counterpart of what a {@link Sink} is told; a source that
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
     * @param noun what has such names, for whoever is told that none is here
     */
    String name(String noun) throws Unreadable;

    /** A text that another notation wrote; by default any text. */
    default String embedded() throws Unreadable {
        return text();
    }

    /** Whether there is nothing where a value is optional; then the source goes on behind it. */
    boolean none() throws Unreadable;

    /** The parts of a product come next. */
    void openProduct(ProductForm<?> form) throws Unreadable;

    /**
     * The place of the part that comes next among the {@linkplain ProductForm#parts() parts}, each once; or -1 if none comes. A source may
     * have them in any order, and leave out what is {@linkplain OptionForm optional}.
     *
     * @param found how many have come
     */
    int part(ProductForm<?> form, int found) throws Unreadable;

    /** No further part comes. */
    void closeProduct() throws Unreadable;

    /** The elements of a list come next. */
    void openList() throws Unreadable;

    /** Whether another element or entry comes next. */
    boolean more() throws Unreadable;

    /** No further element comes. */
    void closeList() throws Unreadable;

    /** The entries of a map come next. */
    void openMap() throws Unreadable;

    /** The key of an entry comes next. */
    void key() throws Unreadable;

    /** The value of the entry comes next. */
    void value() throws Unreadable;

    /** No further entry comes. */
    void closeMap() throws Unreadable;

    /** The name of the member that comes next. */
    String member(SumForm<?> form) throws Unreadable;

    /** The value of that member comes next. */
    void openMember(Member member) throws Unreadable;

    /** The value is complete. */
    void closeMember(Member member) throws Unreadable;

    /**
     * What to throw because the value is not acceptable that was read last: the simple value, or the product, list, map or member that was
     * closed.
     *
     * @param key what is wrong, as in {@link io.github.terrene.kernel.Rejection#key}
     * @param template the sentence, with facts in braces
     * @param values the facts
     */
    Unreadable fault(String key, String template, Object... values);
}
