package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;

/**
 * Cards of which nobody knows which they are: "a card", "3 cards".
 *
 * @param number how many
 */
record Hidden(int number) {
    /** The variant of numbers in which they are said. */
    static final String VARIANT = "hidden";

    static final Form<?> NUMBERS = Forms.builder().build().of(int.class);

    Array<Writer.Way> ways(Writer writer, int asked) {
        return writer.ways(thing(), VARIANT, asked);
    }

    Thing thing() {
        return Thing.of(NUMBERS, number);
    }
}
