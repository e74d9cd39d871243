package io.github.terrene.kernel.card;

import io.vavr.control.Option;

/**
 * A part of a text that gives nothing, and asks for something that must be there. What asks for a {@linkplain PrintedWord word} that no card has
 * asks in vain: that is legal, and probably a mistake of whoever wrote the card.
 */
public interface Asks {
    /** It picks cards, or what lies on the table: in vain, it never fits any. */
    interface ForThings extends Asks {}

    /** It waits for something: in vain, it never comes. */
    interface ForMoment extends Asks {}

    /** It must be paid or given up: in vain, nobody ever can. */
    interface ForPrice extends Asks {}

    /** It must be true: in vain, it never is. */
    interface ForTruth extends Asks {
        /** Whether it is always true, or never, whatever happens; none if that depends. */
        default Option<Boolean> always() {
            return Option.none();
        }
    }
}
