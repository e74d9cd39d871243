package io.github.terrene.odyssey.ability;

import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.TextContext;
import io.vavr.collection.Array;

/** One ability in the text of a card. */
public sealed interface Ability permits TriggerAbility, PassiveAbility, StormAbility {
    /** The conditions under which it can be used, or is in effect. */
    Array<Condition> conditions();

    /** What it does when it resolves; nothing for an ability that is always in effect. */
    default Array<Effect> effects() {
        return Array.empty();
    }

    /**
     * The same with conditions in place of any it has.
     *
     * @throws IllegalArgumentException for a Storm, which breaks unconditionally
     */
    Ability onlyIf(Array<Condition> required);

    /**
     * A proofreader that has read the ability, and knows what makes no sense in it and what it refers to.
     *
     * @param place where it is printed, as problems name it
     * @param card what its card provides
     */
    default Proofreader proofread(String place, TextContext card) {
        Proofreader reader = new Proofreader(place, around(card));
        conditions().forEach(condition -> condition.proofread(reader));
        read(reader);
        reader.effects(effects());
        return reader;
    }

    /** What the words of the ability can rely on, given what its card provides. */
    default TextContext around(TextContext card) {
        return card;
    }

    /** Tells a proofreader what the ability has besides conditions and effects. */
    default void read(Proofreader reader) {}
}
