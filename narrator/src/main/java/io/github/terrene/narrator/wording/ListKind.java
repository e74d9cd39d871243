package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.ListForm;
import io.vavr.control.Option;

/**
 * Lists that are read alike.
 *
 * @param form of the list
 * @param joints what stands between elements
 * @param each how an element is said, if not as everywhere
 * @param variant in which variant elements are said
 * @param fixed the features of their words
 */
record ListKind(ListForm<?> form, Item.Joints joints, Option<Pattern> each, String variant, int fixed) {
    static ListKind of(ListForm<?> form, Item.Slot slot) {
        return new ListKind(form, slot.joints(), slot.each(), slot.variant(), slot.fixed());
    }
}
