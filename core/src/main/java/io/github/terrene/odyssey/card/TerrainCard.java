package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** A Terrain; with a {@link StormAbility} it is a Storm. */
@Value.Immutable
@Rule({"TO-1.5", "TO-1.6"})
public sealed interface TerrainCard extends Card permits ImmutableTerrainCard, UnknownCard {
    /** The tiers of an XP gain tree. */
    int TIERS = 4;

    /** The kinds of every Terrain. */
    Array<CardKind> TERRAIN = Array.of(CardKind.TERRAIN);

    /** The Actions it gives in the Command Phase, 0 or more. */
    @Rule("TO-1.5")
    @Bounded(least = 0, most = Proofreader.MOST_ACTIONS, called = "the number of Actions")
    int actions();

    /** Four gains, for the first to the fourth XP. */
    @Rule("TO-1.5")
    Array<Gain> xpTree();

    /** What happens when it breaks; none for a Terrain that is not a Storm. */
    @Rule("TO-9.6")
    default Option<StormAbility> storm() {
        return profile().storm();
    }

    /** A builder for code that has all that is printed on the card; to design one, begin with {@link io.github.terrene.odyssey.Words}. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a Terrain. {@link Catalogue#of} says whether the rules allow it. */
    final class Builder extends ImmutableTerrainCard.Builder {}

    @Override
    default Array<CardKind> kinds() {
        return TERRAIN;
    }

    @Override
    default boolean ofDecks() {
        return !equals(OpenField.CARD);
    }

    @Override
    default @Nullable TerrainCard asTerrain() {
        return this;
    }

    @Override
    default boolean fits(CardFilter filter) {
        return filter.kind() == CardKind.TERRAIN;
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
        return TextContext.TERRAIN;
    }
}
