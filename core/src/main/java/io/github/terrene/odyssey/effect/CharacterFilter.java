package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Asks;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Whose;
import io.vavr.collection.Array;
import org.immutables.value.Value;

/** Which Characters a text means: recruited ones, unless it says face-down (8.21). Begin with {@link #of(Whose)} and narrow it. */
@Value.Immutable
public interface CharacterFilter extends WithCharacterFilter, Asks.ForThings {
    /** No limit on LV or SP: more than {@link io.github.terrene.odyssey.trait.Stat#most any} Character can have. */
    int NO_LIMIT = 99;

    /** Which players' Characters are meant. */
    Whose whose();

    /** Whether the Character that has the ability is left out. */
    @Value.Default
    default boolean other() {
        return false;
    }

    /** The classes, of which the Character must have one; empty for any class. */
    @Value.Default
    @Rule("TO-1.3")
    default Array<CharacterClass> classes() {
        return Array.empty();
    }

    /** The affiliations, of which the Character must have one; empty for any affiliation. */
    @Value.Default
    @Rule("TO-1.4")
    default Array<Affiliation> affiliations() {
        return Array.empty();
    }

    /** The highest LV; 99 for no limit. */
    @Value.Default
    default int mostLv() {
        return NO_LIMIT;
    }

    /** The highest SP; 99 for no limit. */
    @Value.Default
    default int mostSp() {
        return NO_LIMIT;
    }

    /** Whether only Characters with damage on them are meant. */
    @Value.Default
    default boolean damaged() {
        return false;
    }

    /** Whether only hidden Characters are meant, instead of only recruited ones. */
    @Value.Default
    default boolean hidden() {
        return false;
    }

    /** Whether only Characters that hold a card are meant. */
    @Value.Default
    default boolean holding() {
        return false;
    }

    /** All Characters of those players; the other methods narrow it. */
    static CharacterFilter of(Whose whose) {
        return builder().whose(whose).build();
    }

    /** A builder of filters; on cards, begin with {@link #of(Whose)} instead. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds filters. They must say whose Characters they mean; anything else that is not said stays open. */
    final class Builder extends ImmutableCharacterFilter.Builder {}

    /** The same without the source. */
    default CharacterFilter another() {
        return withOther(true);
    }

    /** The same, limited to these classes. */
    default CharacterFilter of(CharacterClass... anyOf) {
        return withClasses(Array.of(anyOf));
    }

    /** The same, limited to these affiliations. */
    default CharacterFilter of(Affiliation... anyOf) {
        return withAffiliations(Array.of(anyOf));
    }

    /** The same, limited to that LV or less. */
    default CharacterFilter ofLvOrLess(int lv) {
        return withMostLv(lv);
    }

    /** The same, limited to that SP or less. */
    default CharacterFilter ofSpOrLess(int sp) {
        return withMostSp(sp);
    }

    /** The same, limited to those with damage. */
    default CharacterFilter withDamage() {
        return withDamaged(true);
    }

    /** The same, but hidden. */
    default CharacterFilter faceDown() {
        return withHidden(true);
    }

    /** The same, limited to those that hold a card. */
    default CharacterFilter withCard() {
        return withHolding(true);
    }

    /** The same, but of any player. */
    default CharacterFilter anybodys() {
        return withWhose(Whose.ANY);
    }

    /** Tells a proofreader its numbers and what it needs. */
    @Rule("TO-11.2")
    default void proofread(Proofreader reader) {
        reader.upTo("LV", mostLv());
        reader.upTo("SP", mostSp());
        reader.require(
                !hidden() || classes().isEmpty() && affiliations().isEmpty() && !asksForStats(),
                "TO-11.2/untold",
                "nobody is told class, affiliation, LV or SP of a hidden Character");
        reader.require(
                !other() || reader.around().character(),
                "TO-1.5/no-other",
                "no Character has this ability, so there is no other one");
    }

    /** Whether it depends on stats that effects may change. */
    default boolean asksForStats() {
        return mostLv() != NO_LIMIT || mostSp() != NO_LIMIT;
    }
}
