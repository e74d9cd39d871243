package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PrintedWord;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * A kind of counter that is put on cards. Card sets may add their own kinds.
 *
 * @param name the word printed on the cards
 */
@Rule("TO-8.22")
public record Counter(@Names(Named.WORD) String name) implements PrintedWord {
    /** Stored energy. */
    public static final Counter CHARGE = new Counter("Charge");
    /** Plans being laid. */
    public static final Counter STRATAGEM = new Counter("Stratagem");
}
