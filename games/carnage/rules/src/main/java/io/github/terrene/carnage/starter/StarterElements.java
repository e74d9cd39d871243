package io.github.terrene.carnage.starter;

import io.github.terrene.carnage.trait.Element;

/** The four elements of the cards of the {@link StarterSet}. */
public final class StarterElements {
    public static final Element FIRE = new Element("fire");
    public static final Element WATER = new Element("water");
    public static final Element EARTH = new Element("earth");
    public static final Element AIR = new Element("air");

    private StarterElements() {}
}
