package io.github.terrene.kernel.form;

/**
 * A member of a sum.
 *
 * @param name what it is called, unique within the sum
 * @param type the type of its values
 * @param form what it is made of; never itself a sum
 */
public record Member(String name, Class<?> type, Form<?> form) {
    /** Whether its form is a {@linkplain ProductForm product}, and so has parts beside which its name can stand. */
    public boolean isProduct() {
        return form instanceof ProductForm;
    }
}
