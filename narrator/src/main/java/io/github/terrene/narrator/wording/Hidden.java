package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ScalarForm;
import io.vavr.collection.Array;

/**
 * Cards of which nobody knows which they are: "a card", "3 cards".
 *
 * @param noun what such a card is called in a program; there may be other words for some sorts of cards
 * @param number how many
 */
record Hidden(String noun, int number) {
    /** The variant of numbers in which they are said. */
    static final String VARIANT = "hidden";

    static final Form<?> NUMBERS = Forms.builder().build().of(int.class);

    /** Whether values of a form are cards, or something else with a name that not everybody may know. */
    static boolean canBe(Form<?> form) {
        return form instanceof ScalarForm<?> scalar && scalar.type() != Seat.class;
    }

    /** Whether it is one that the one who is told does not know. */
    static boolean is(Thing thing, Known known) {
        return canBe(thing.form())
                && thing.form() instanceof ScalarForm<?> scalar
                && known.card(scalar.nameOf(thing.value())).isEmpty();
    }

    /** The keys of their phrases in a language, the most special one first. */
    static Array<String> keys(Phrases phrases, String noun) {
        boolean special = !phrases.of(Array.of(noun), VARIANT).isEmpty();
        return special ? Array.of(noun) : Array.of(Wording.NUMBER);
    }

    Array<Writer.Way> ways(Writer writer, int asked) {
        Array<String> keys = keys(writer.phrases(), noun).flatMap(key -> Array.of(key + "." + number, key));
        return new WaysToSay(writer, Thing.of(NUMBERS, number), VARIANT, asked).number(number, keys);
    }
}
