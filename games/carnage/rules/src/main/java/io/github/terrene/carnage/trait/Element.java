package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Adjective;
import io.github.terrene.kernel.word.Stat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An element. Which ones there are, and their order, is up to the {@link io.github.terrene.carnage.card.Catalogue}. As a number of a card it is
 * its value in that element, before a noun it says of which element a card is.
 *
 * @param name its name, in lower case
 */
@Rule("CG-1.2")
public record Element(@Rule("CG-1.2") @Names(Named.WORD) String name) implements Stat, Adjective {
    /** Stands for an element that a seat may not know. */
    public static final Element UNKNOWN = new Element("unknown");

    /** Written out for speed, since elements are compared all the time. The name may be absent: such an element is in no catalogue. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Element element && Objects.equals(name, element.name);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(name);
    }

    @Override
    public String toString() {
        return name;
    }
}
