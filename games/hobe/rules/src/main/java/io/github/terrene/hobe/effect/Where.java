package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;

/** Where an effect looks for Battle cards. */
@Rule({"HB-10.3", "HB-10.13"})
public enum Where {
    /** On the battlefield, which is what texts mean that do not mention standby. */
    BATTLEFIELD,
    /** In standby. */
    STANDBY,
    /** On the battlefield and in standby. */
    IN_PLAY;

    /** Whether it means that slot. */
    public boolean means(Slot slot) {
        return this == IN_PLAY || (this == STANDBY) == slot.standby();
    }
}
