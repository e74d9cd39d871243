package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** An Element card, with an element and a number that it adds; its id consists of both. */
@Rule("CG-1.8")
public final class ElementCard implements Hideable {
    /** Stands for a card that a seat may not know. */
    public static final ElementCard UNKNOWN = new ElementCard(Element.UNKNOWN, 0);

    /** The numbers that there are of each element. */
    public static final Array<Integer> NUMBERS = Array.of(1, 2, 3, 5, 8);

    /**
     * What is printed on one.
     *
     * @param element its element
     * @param number what it adds
     */
    public record Face(Element element, int number) {}

    private final Element element;
    private final int number;
    private final String id;

    /** A card of that element which adds that number. */
    public ElementCard(Element element, int number) {
        this.element = element;
        this.number = number;
        this.id = element.name() + "-" + number;
    }

    /** The Element deck of every player: each number of each element once. */
    @Rule({"CG-1.8", "CG-2.4"})
    public static Array<ElementCard> deck(Array<Element> elements) {
        return elements.flatMap(element -> NUMBERS.map(number -> new ElementCard(element, number)));
    }

    /** Its element. */
    public Element element() {
        return element;
    }

    /** What it adds. */
    public int number() {
        return number;
    }

    /** What is printed on it. */
    public Face face() {
        return new Face(element, number);
    }

    /** Its name in texts for programs, such as {@code fire-5}. */
    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean unknown() {
        return element.equals(Element.UNKNOWN);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof ElementCard card && number == card.number && element.equals(card.element);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return element + " +" + number;
    }
}
