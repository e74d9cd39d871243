package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.vavr.collection.Array;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** An Item or a Command: a card that a Character holds and uses. */
@Value.Immutable
@Rule({"TO-1.1", "TO-1.7"})
public sealed interface AssignableCard extends Card permits ImmutableAssignableCard, UnknownCard {
    /** Whether it is a Command; otherwise an Item. */
    boolean command();

    /** Whether it stays face-up with its holder after use (8.6). */
    boolean ongoing();

    /** Whether only Spellcasters can activate it (8.16). */
    boolean spell();

    /** Whether it needs a Tactician (8.17). */
    boolean trap();

    /** The classes that may activate it (8.18); empty for all. */
    @Rule("TO-8.18")
    Array<CharacterClass> classLimit();

    /** A builder for code that has all that is printed on the card; to design one, begin with {@link io.github.terrene.odyssey.Words}. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds an Item or a Command. {@link Catalogue#of} says whether the rules allow it. */
    final class Builder extends ImmutableAssignableCard.Builder {}

    @Override
    default Array<CardKind> kinds() {
        return AssignableKinds.of(command(), spell(), trap());
    }

    @Override
    default @Nullable AssignableCard asAssignable() {
        return this;
    }

    @Override
    default boolean fits(CardFilter filter) {
        return kinds().contains(filter.kind()) && !(filter.noCopier() && copier());
    }

    /** Whether its first trigger ability can carry out another Item (8.38). */
    private boolean copier() {
        return profile()
                .triggers()
                .headOption()
                .exists(first ->
                        PrintedEffects.copy(this, first.place(), first.ability().effects()));
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
        return ongoing() ? TextContext.ONGOING : TextContext.DISCARDED;
    }
}
