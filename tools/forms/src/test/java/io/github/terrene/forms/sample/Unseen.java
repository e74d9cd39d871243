package io.github.terrene.forms.sample;

/** A family that nobody else can use. */
sealed interface Unseen<A> permits Shown.Number {}
