/**
 * What must hold for a game that is read from a text.
 *
 * <p>Start with {@link io.github.terrene.hobe.saved.StateInvariants}. A state that the library did not write is read only if it is at rest; {@link
 * io.github.terrene.hobe.saved.TableInvariants} says what its table must be like. Nothing here decides what is legal.
 */
@NullMarked
package io.github.terrene.hobe.saved;

import org.jspecify.annotations.NullMarked;
