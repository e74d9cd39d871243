/**
 * How games are written as text, and what must hold of a state that is read.
 *
 * <p>Start with {@link io.github.terrene.carnage.saved.Position}: the facts that a fingerprint is made of. Any state that the library did
 * not write is read only at rest; {@link io.github.terrene.carnage.saved.TableInvariants} says what its table must be like. Nothing here
 * says what is legal.
 */
@NullMarked
package io.github.terrene.carnage.saved;

import org.jspecify.annotations.NullMarked;
