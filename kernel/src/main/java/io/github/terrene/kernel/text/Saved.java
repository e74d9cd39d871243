package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Fingerprint;
import io.vavr.control.Option;

/**
 * A state as it is saved, without its configuration. Each game has its own record for it, since {@link Canonical} reads concrete types; its
 * last component is the print.
 */
public interface Saved {
    /** The print by which the rules that wrote the state recognize it; none for a position that somebody wrote by hand. */
    Option<Fingerprint> print();
}
