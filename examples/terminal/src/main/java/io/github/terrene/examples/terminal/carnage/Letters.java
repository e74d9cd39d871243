package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.told.Voice;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.function.ToIntFunction;

/**
 * Elements as colored letters, and numbers in them: "F5 E4 A3".
 *
 * @param voice what elements are called, and what colors them
 */
record Letters(Voice voice) {
    /** The inks of the elements, in the order of the elements. */
    private static final Array<Ink> INKS =
            Array.of(Ink.FIRST_ELEMENT, Ink.SECOND_ELEMENT, Ink.THIRD_ELEMENT, Ink.FOURTH_ELEMENT);

    /** The first letter of an element. */
    String of(Table table, Element element) {
        return of(table, element, "");
    }

    /** Numbers above 0 in the elements of a table; a stroke if there are none. */
    String of(Table table, ToIntFunction<Element> numbers) {
        Array<String> all = table.elements()
                .filter(element -> numbers.applyAsInt(element) > 0)
                .map(element -> of(table, element, "" + numbers.applyAsInt(element)));
        return all.isEmpty() ? "-" : all.mkString(" ");
    }

    private String word(Element element) {
        return voice.value(Element.class, element);
    }

    private String of(Table table, Element element, String number) {
        String letter = word(element).substring(0, 1).toUpperCase(Locale.ROOT) + number;
        int place = table.elements().indexOf(element);
        return place < 0 || place >= INKS.size() ? letter : voice.paper().paint(INKS.get(place), letter);
    }
}
