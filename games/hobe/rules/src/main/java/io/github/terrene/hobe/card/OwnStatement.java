package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Statement;

/** What applies while a card is in play, and only in Hobe. */
@Rule({"HB-7.30", "HB-10.1"})
public interface OwnStatement extends Statement {
    /** Whether its Weapon may be borne by that Battle card. */
    @Rule("HB-7.18")
    default boolean borneBy(CardInPlay bearer) {
        return true;
    }

    /** Whether it lets its card be put on the opponent's side: a Weapon also there, a Situation only there. */
    @Rule({"HB-7.16", "HB-7.28", "HB-10.12"})
    default boolean across() {
        return false;
    }
}
