package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
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
 * @param continuous what applies while it is in play
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
        @Rule("CG-12.13") Array<Statement> continuous)
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
        return premium
                ? this
                : new Card(id + "-premium", name, true, kind, element, level, values, abilities, continuous);
    }

    /** Whether it is the same card in play, regardless of its print. Parts may be absent: such a card is in no catalogue. */
    @Rule("CG-1.10")
    boolean sameInPlay(Card other) {
        return kind == other.kind
                && Objects.equals(element, other.element)
                && level == other.level
                && Objects.equals(values, other.values)
                && Objects.equals(abilities, other.abilities)
                && Objects.equals(continuous, other.continuous);
    }

    /** The name of the card and one of its abilities, for messages. */
    public String place(int ability) {
        return name + ", ability " + (ability + 1);
    }

    /**
     * Whether all that the parts of an ability, counted from 0, need is there: what they are aimed at, and what only Carnage asks for.
     *
     * @throws FaultyEffect if a part throws, or gives another answer when it is asked again
     */
    @Rule({"CG-12.2", "CG-12.15"})
    public boolean possible(int ability, Board board, CardInPlay source) {
        Array<Effect> parts = abilities.get(ability).effects();
        for (int i = 0; i < parts.size(); i++) {
            Effect part = parts.get(i);
            try {
                if (!possible(part, board, source)) {
                    FaultyEffect.ifFickle(possible(part, board, source));
                    return false;
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(place(ability), part, thrown);
            }
        }
        return true;
    }

    private static boolean possible(Effect part, Board board, CardInPlay source) {
        Option<Selection.Chosen> target = part.target();
        return (target.isEmpty() || new Targeting(board, source, target.get().who()).any())
                && (!(part instanceof OwnEffect own) || own.possible(board, source.controller()));
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
