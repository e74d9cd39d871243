/**
 * A table that an app keeps: who sits where, what each seat was told and asked, what a move answers, and whose clock is running. No game is
 * named here.
 *
 * <p>Start with {@link io.github.terrene.session.Session}. Everything is a value: there is no thread, no clock and no transport; the time
 * comes in as an argument.
 */
@NullMarked
package io.github.terrene.session;

import org.jspecify.annotations.NullMarked;
