package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * An Element card.
 *
 * @param element its element
 * @param number what it adds
 */
@Rule("CG-1.8")
public record ElementCard(Element element, int number) implements Hideable {
    /** Stands for a card that a seat may not know. */
    public static final ElementCard UNKNOWN = new ElementCard(Element.UNKNOWN, 0);

    /** The numbers that there are of each element. */
    public static final Array<Integer> NUMBERS = Array.of(1, 2, 3, 5, 8);

    /** The Element deck of every player: each number of each element once. */
    @Rule({"CG-1.8", "CG-2.4"})
    public static Array<ElementCard> deck(Array<Element> elements) {
        return elements.flatMap(element -> NUMBERS.map(number -> new ElementCard(element, number)));
    }

    /** Its name in texts for programs, such as {@code fire-5}. */
    public String id() {
        return element.name() + "-" + number;
    }

    @Override
    public boolean unknown() {
        return element.equals(Element.UNKNOWN);
    }

    @Override
    public String toString() {
        return element + " +" + number;
    }
}
