package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.vavr.control.Option;

/**
 * One part of what an ability does, as data.
 *
 * <p>A card set adds its own effects by implementing this interface with a record. An effect works through {@link Resolution}. It must ask all
 * its questions before it changes anything, because it is resolved again from the start once there is an answer. An effect that asks later
 * fails with a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
@Rule({"HB-1.6", "HB-10.4"})
public interface Effect extends Proofreadable {
    /** Carries out the effect. */
    void resolve(Resolution here);

    /** Its targets, if any: they are named when an Event is played, and otherwise chosen when the effect happens. */
    @Rule({"HB-7.2", "HB-7.35", "HB-10.15"})
    default Option<Targets> targets() {
        return Option.none();
    }

    /** Whether an Event with this effect may be played in answer to that one. */
    @Rule("HB-8.12")
    default boolean answers(Card event) {
        return true;
    }
}
