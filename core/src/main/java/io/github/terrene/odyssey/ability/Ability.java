package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Problem;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Speaker;
import io.github.terrene.odyssey.effect.Surroundings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What stands in the text of a card. */
public sealed interface Ability permits TriggerAbility, PassiveAbility, StormAbility {
    /** What must be so for it to be used, or to be in effect. */
    Array<Condition> conditions();

    /** What it does when it is carried out; nothing for one that is always in effect. */
    default Array<Effect> effects() {
        return Array.empty();
    }

    /**
     * Its text, whole sentences.
     *
     * @param source the words for the card that has the ability: "this card", "this Character"
     * @param speaker one that {@link #speaker} gave
     */
    String say(String source, Speaker speaker);

    /** Somebody to speak it, who has said nothing yet and knows afterwards who the text speaks of. */
    default Speaker speaker() {
        return Speaker.of("");
    }

    /**
     * The same under conditions.
     *
     * @throws IllegalArgumentException for a Storm, which breaks in any case
     */
    Ability onlyIf(Array<Condition> required);

    /**
     * Tells a proofreader its numbers and what its words need.
     *
     * @param place where it is printed, as problems say it
     * @param card what its card gives
     */
    default Seq<Problem> proofread(String place, Surroundings card) {
        Proofreader reader = new Proofreader(place, around(card));
        conditions().forEach(condition -> condition.proofread(reader));
        read(reader);
        reader.effects(effects());
        return reader.problems();
    }

    /** What stands around its words, given what its card gives. */
    default Surroundings around(Surroundings card) {
        return card;
    }

    /** Tells a proofreader what it has beside conditions and effects. */
    default void read(Proofreader reader) {}
}
