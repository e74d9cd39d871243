package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** Which players' Characters a text means. */
@Rule("TO-8.21")
public enum Whose {
    /** Anybody's. */
    ANY,
    /** Those of the player who uses the ability. */
    YOUR,
    /** Those of the player's team. */
    ALLY,
    /** Those of the opponents. */
    ENEMY
}
