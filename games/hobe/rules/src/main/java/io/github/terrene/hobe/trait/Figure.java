package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Stat;

/** The numbers of a Battle card. */
@Rule("HB-1.8")
public enum Figure implements Stat {
    /** Its ATK that counts. */
    @Rule("HB-9.12")
    ATK,
    /** Its tokens: the HP that it has left. */
    @Rule("HB-3.7")
    TOKENS
}
