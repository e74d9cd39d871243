package io.github.terrene.forms.sample;

/** A family whose member is also a member of another one, which only this package can use. */
public sealed interface Shown<A> {
    /** A member of both. */
    record Number<A>(int number, A other) implements Shown<A>, Unseen<A> {}
}
