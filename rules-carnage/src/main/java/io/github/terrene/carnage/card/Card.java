package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PrintedCard;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A printed card: a value that holds no game state.
 *
 * @param id its name in texts for programs, such as {@code cinder-warden}
 * @param name its name; cards with the same name are the same card, premium or not
 * @param premium whether it is a premium print
 * @param kind what it is
 * @param element its element
 * @param level its level; 0 for a Location
 * @param values the values of a Legend or Monster, the bonus of a Relic
 * @param abilities what it does at certain moments, in the order of its text
 * @param traits what holds in every duel
 */
@Rule({"CG-1.1", "CG-1.3", "CG-1.9", "CG-1.10"})
public record Card(
        String id,
        String name,
        boolean premium,
        CardKind kind,
        Element element,
        int level,
        Values values,
        Array<Ability> abilities,
        Array<Trait> traits)
        implements PrintedCard, Hideable {
    /** Stands for a card that a seat may not know. */
    public static final Card UNKNOWN = new Card(
            "unknown",
            "unknown",
            false,
            CardKind.UNKNOWN,
            Element.UNKNOWN,
            0,
            Values.NONE,
            Array.empty(),
            Array.empty());

    /** Refuses a card without id or name with an {@link IllegalArgumentException}. */
    public Card {
        if (id == null || name == null) {
            throw new IllegalArgumentException("a card needs an id and a name");
        }
    }

    @Override
    public boolean unknown() {
        return kind == CardKind.UNKNOWN;
    }

    /** Whether it is of that kind. */
    public boolean is(CardKind other) {
        return kind == other;
    }

    /** The premium print of this card. */
    @Rule("CG-1.10")
    public Card inPremium() {
        return premium ? this : new Card(id + "-premium", name, true, kind, element, level, values, abilities, traits);
    }

    /** Whether it is the same card in play, whatever its print. */
    @Rule("CG-1.10")
    boolean sameInPlay(Card other) {
        return kind == other.kind
                && element.equals(other.element)
                && level == other.level
                && values.equals(other.values)
                && abilities.equals(other.abilities)
                && traits.equals(other.traits);
    }

    /** Whether ties in its rounds are won by its side. */
    @Rule("CG-12.5")
    public boolean winsTies() {
        for (int i = 0; i < traits.size(); i++) {
            if (traits.get(i).winsTies()) {
                return true;
            }
        }
        return false;
    }

    /** What its traits add in its round. */
    @Rule("CG-12.13")
    public int bonus(boolean emptyRound) {
        int bonus = 0;
        for (int i = 0; i < traits.size(); i++) {
            bonus += traits.get(i).bonus(emptyRound);
        }
        return bonus;
    }

    @Override
    public String face() {
        return CardText.face(this);
    }

    /** Cards of a catalogue with the same id are the same: ids are compared first, which nearly always decides. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Card card
                        && id.equals(card.id)
                        && name.equals(card.name)
                        && premium == card.premium
                        && sameInPlay(card);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
