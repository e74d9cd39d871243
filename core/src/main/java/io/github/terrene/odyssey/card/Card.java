package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Printed;
import io.vavr.collection.Array;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** A printed card, a value that holds no game state; where it is not written in full, its id stands for it. */
@Rule("TO-1.1")
public sealed interface Card extends Printed, PrintedCard permits CharacterCard, TerrainCard, AssignableCard {
    /** Stands for a card that a seat may not know. */
    UnknownCard UNKNOWN = new UnknownCard();

    @Override
    String id();

    /** The abilities in its text, in order. An ability is identified by its place in this list. */
    @Rule("TO-8.2")
    Array<Ability> abilities();

    /** What it is, for texts that refer to kinds of cards. */
    Array<CardKind> kinds();

    /** Whether it stands for a card that the viewer may not know. */
    default boolean unknown() {
        return false;
    }

    /** Whether it can be in a deck: tokens, Open Field and the unknown card cannot. */
    @Rule("TO-1.14")
    default boolean ofDecks() {
        return true;
    }

    /** This card as a Character; null if it is not one, or unknown. Faster than a type test and a cast. */
    default @Nullable CharacterCard asCharacter() {
        return null;
    }

    /** This card as a Terrain; null if it is not one, or unknown. */
    default @Nullable TerrainCard asTerrain() {
        return null;
    }

    /** This card as an Item or Command; null if it is not one, or unknown. */
    default @Nullable AssignableCard asAssignable() {
        return null;
    }

    /** Whether a text that refers to such cards includes this one. */
    boolean fits(CardFilter filter);

    /** The name: what {@code toString} returns, so that events, decks and tables are readable when printed. */
    String inShort();

    /** What {@code hashCode} returns: the hash of its id, since hashing the whole card on every call would be slow. */
    int idHash();

    /** What its abilities can rely on. */
    TextContext surroundings();

    /** What the rules often ask about its abilities, computed once for each card. */
    @Value.Derived
    @Value.Auxiliary
    default Profile profile() {
        return Profile.of(abilities());
    }

    /** What its abilities can do at all: {@link AbilityFlags}. */
    default int abilityFlags() {
        return profile().flags();
    }

    /** The trigger ability at a place; call only if there is one. */
    default TriggerAbility trigger(int place) {
        return (TriggerAbility) abilities().get(place);
    }

    /** Whether one of its abilities waits for such an event. */
    default boolean listensTo(HappeningKind kind) {
        return profile().listensTo(kind);
    }
}
