package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Counter;

/** What a player can pay with, after the payments before it. Read-only. */
@Rule("TO-8.32")
public interface PaymentLimits {
    /** The cards in the player's hand. */
    int handSize();

    /** The player's HP. */
    int hp();

    /** How many such counters are on the card that has the ability. */
    int counters(Counter counter);

    /** Whether the source can take that much damage without being defeated. */
    boolean bears(int damage);

    /** Whether the card that has the ability is still there. */
    boolean sourceInPlay();

    /** Whether there is a Character that may be dismissed as payment. */
    boolean canDismiss();
}
