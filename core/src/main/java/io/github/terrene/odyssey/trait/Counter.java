package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/**
 * A kind of counter that is put on cards. Sets may bring kinds of their own.
 *
 * @param name the word on the cards
 */
@Rule("TO-8.22")
public record Counter(String name) {
    /** Energy that is stored. */
    public static final Counter CHARGE = new Counter("Charge");
    /** Plans that are laid. */
    public static final Counter STRATAGEM = new Counter("Stratagem");
}
