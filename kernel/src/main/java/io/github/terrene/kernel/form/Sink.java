package io.github.terrene.kernel.form;

/**
 * What a {@link Form} writes to: it is told what a value consists of, from left to right.
 *
 * <p>A product with the parts seat and targets is told as {@code openProduct, part, name A, part, openList, element, whole 3, closeList,
 * closeProduct}.
 */
public interface Sink {
    /** Any text. */
    void text(String text);

    /**
     * A whole number.
     *
     * @param form whether it has up to 64 bits
     */
    void whole(long number, WholeForm form);

    /** True or false. */
    void truth(boolean truth);

    /** The name of a constant, or of a value that has a name of its own. */
    void name(String name);

    /** A text that another notation wrote; by default any text. */
    default void embedded(String text) {
        text(text);
    }

    /** No value, where a value is optional. */
    void none();

    /** The parts of a product come next. */
    void openProduct(ProductForm<?> form);

    /** That part comes next. */
    void part(Part part);

    /** No more parts come. */
    void closeProduct();

    /** The elements of a list come next. */
    void openList();

    /** Another element comes next. */
    void element();

    /** No more elements come. */
    void closeList();

    /** The entries of a map come next, in the natural order of their keys. */
    void openMap();

    /** The key of another entry comes next. */
    void key();

    /** The value of the entry comes next. */
    void value();

    /** No more entries come. */
    void closeMap();

    /** A value that is this member of a sum comes next. */
    void openMember(Member member);

    /** The value is complete. */
    void closeMember(Member member);
}
