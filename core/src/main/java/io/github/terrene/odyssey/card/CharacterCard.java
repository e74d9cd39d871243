package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.vavr.collection.Array;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** A Character, or a token: a Character that effects create. */
@Value.Immutable
@Rule({"TO-1.2", "TO-1.10"})
public sealed interface CharacterCard extends Card permits ImmutableCharacterCard, UnknownCard {
    /** The kinds of every Character. */
    Array<CardKind> CHARACTER = Array.of(CardKind.CHARACTER);

    /** Its classes, at least one. */
    @Rule("TO-1.2")
    Array<CharacterClass> classes();

    /** Its affiliation. */
    Affiliation affiliation();

    /** Its level, 0 or more. */
    @Rule("TO-1.8")
    @Bounded(least = 0, most = Proofreader.MOST_ACTIONS, called = "LV")
    int lv();

    /** The supply it takes, 0 or more. */
    @Rule("TO-1.8")
    @Bounded(least = 0, most = Proofreader.MOST_ACTIONS, called = "SP")
    int sp();

    /** Its hit points, 1 or more. */
    @Rule("TO-1.8")
    @Bounded(most = Proofreader.MOST_POINTS, called = "HP")
    int hp();

    /** Its attack, 0 or more. */
    @Rule("TO-1.8")
    @Bounded(least = 0, most = Proofreader.MOST_POINTS, called = "ATK")
    int atk();

    /** Its defense, 0 or more. */
    @Rule("TO-1.8")
    @Bounded(least = 0, most = Proofreader.MOST_POINTS, called = "DEF")
    int def();

    /** Whether it is a Hero: at most one in a deck. */
    boolean hero();

    /** Whether its SP is 3 or more; decks may be limited in the number of such Characters. */
    @Rule({"TO-12.1", "TO-14.6"})
    default boolean villain() {
        return sp() >= 3;
    }

    /** Whether only effects bring it into play. */
    boolean token();

    /** A builder for code that has all that is printed on the card; to design one, begin with {@link io.github.terrene.odyssey.Words}. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a Character or a token. {@link Catalogue#of} says whether the rules allow it. */
    final class Builder extends ImmutableCharacterCard.Builder {}

    @Override
    default Array<CardKind> kinds() {
        return CHARACTER;
    }

    @Override
    default boolean ofDecks() {
        return !token();
    }

    @Override
    default @Nullable CharacterCard asCharacter() {
        return this;
    }

    @Override
    default boolean fits(CardFilter filter) {
        return filter.kind() == CardKind.CHARACTER && sp() <= filter.mostSp();
    }

    @Override
    default int idHash() {
        return id().hashCode();
    }

    @Override
    default String inShort() {
        return name();
    }

    @Override
    default TextContext surroundings() {
        return TextContext.CHARACTER;
    }
}
