package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A card that a text names: a token that it makes, a Terrain that it asks for. What is played with is the card of that id in the catalogue.
 * Two of the same id and name are equal, whether or not they know the card.
 */
public final class NamedCard {
    private final String id;
    private final String name;
    private final @Nullable Printed card;

    private NamedCard(String id, String name, @Nullable Printed card) {
        this.id = Objects.requireNonNull(id, "id");
        this.name = Objects.requireNonNull(name, "name");
        this.card = card;
    }

    /** That card, as the text of another card names it. */
    public static NamedCard of(Printed card) {
        return new NamedCard(card.id(), card.name(), card);
    }

    /** A card with that id and name. */
    public static NamedCard of(String id, String name) {
        return new NamedCard(id, name, null);
    }

    /** The id of the card. */
    public String id() {
        return id;
    }

    /** Its name as printed. */
    public String name() {
        return name;
    }

    /** The card, if the text was written with it at hand; a text that was read has only its id and name. */
    public Option<Printed> card() {
        return Option.of(card);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NamedCard named && id.equals(named.id) && name.equals(named.name);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    /**
     * A card as it is named in a text.
     *
     * @param id the id of the card
     * @param name the name of the card
     */
    public record Written(
            @Names(Named.CARD) String id,
            @Names(Named.CARD_NAME) String name) {
        /** What is written of it. */
        public static Written of(NamedCard card) {
            return new Written(card.id, card.name);
        }

        /** What was written. */
        public NamedCard card() {
            return NamedCard.of(id, name);
        }
    }
}
