package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PrintedCard;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A printed card, a value that holds no game state; where it is not written in full, its id stands for it.
 *
 * @param id its id in texts for programs, such as {@code cinder-warden}
 * @param name its name; cards with the same name are the same card, premium or not
 * @param premium whether it is a premium print
 * @param kind what it is
 * @param element its element
 * @param level its level; 0 for a Location
 * @param values the values of a Legend or Monster, the bonus of a Relic
 * @param abilities what it does at certain moments, in the order of its text
 * @param traits what applies in every duel
 */
@Rule({"CG-1.1", "CG-1.3", "CG-1.9", "CG-1.10"})
public record Card(
        String id,
        String name,
        boolean premium,
        @Rule("CG-1.1") CardKind kind,
        @Rule("CG-1.3") Element element,

        @Rule("CG-1.11") @Bounded(least = 0, called = "a level")
        int level,

        @Rule("CG-1.4") Values values,
        @Rule("CG-12.1") Array<Ability> abilities,
        @Rule("CG-12.13") Array<Trait> traits)
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

    /** Whether it is the same card in play, regardless of its print. Parts may be absent: such a card is in no catalogue. */
    @Rule("CG-1.10")
    boolean sameInPlay(Card other) {
        return kind == other.kind
                && Objects.equals(element, other.element)
                && level == other.level
                && Objects.equals(values, other.values)
                && Objects.equals(abilities, other.abilities)
                && Objects.equals(traits, other.traits);
    }

    /** The name of the card and one of its abilities, for messages. */
    public String place(int ability) {
        return name + ", ability " + (ability + 1);
    }

    /**
     * Whether everything that the parts of an ability need is there.
     *
     * @param ability its place among the abilities, counted from 0
     * @throws FaultyEffect if a part throws, or gives another answer when it is asked again
     */
    @Rule({"CG-12.2", "CG-12.15"})
    public boolean possible(int ability, Board board, Seat controller) {
        Array<Effect> parts = abilities.get(ability).effects();
        for (int i = 0; i < parts.size(); i++) {
            Effect part = parts.get(i);
            try {
                if (!part.possible(board, controller)) {
                    FaultyEffect.ifFickle(part.possible(board, controller));
                    return false;
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(place(ability), part, thrown);
            }
        }
        return true;
    }

    /**
     * Whether its side wins ties in its rounds.
     *
     * @throws FaultyEffect if a trait throws
     */
    @Rule("CG-12.5")
    public boolean winsTies() {
        return any(Trait::winsTies);
    }

    /**
     * Whether it must be the one that is saved when Monsters have lost.
     *
     * @throws FaultyEffect if a trait throws
     */
    @Rule({"CG-10.11", "CG-12.13"})
    public boolean savedFirst() {
        return any(Trait::savedFirst);
    }

    private boolean any(Predicate<Trait> says) {
        for (int i = 0; i < traits.size(); i++) {
            Trait trait = traits.get(i);
            try {
                if (says.test(trait)) {
                    return true;
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(name, trait, thrown);
            }
        }
        return false;
    }

    /**
     * What its traits add in its round, as far as it is {@linkplain Amount#MOST counted}.
     *
     * @throws FaultyEffect if a trait throws, or names a number below 0
     */
    @Rule({"CG-1.11", "CG-12.13"})
    public int bonus(boolean emptyRound) {
        int bonus = 0;
        for (int i = 0; i < traits.size(); i++) {
            Trait trait = traits.get(i);
            try {
                bonus = Amount.sum(bonus, Arguments.amount("bonus", trait.bonus(emptyRound)));
            } catch (Throwable thrown) {
                throw FaultyEffect.of(name, trait, thrown);
            }
        }
        return bonus;
    }

    /** Cards of a catalogue with the same id are the same; ids are compared first, which nearly always decides. */
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
