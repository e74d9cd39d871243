package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;

/**
 * An element. Which ones there are, and their order, is up to the {@link Catalogue}.
 *
 * @param name its name, in lower case
 */
@Rule("CG-1.2")
public record Element(String name) {
    /** Stands for an element that a seat may not know. */
    public static final Element UNKNOWN = new Element("unknown");

    @Override
    public String toString() {
        return name;
    }
}
