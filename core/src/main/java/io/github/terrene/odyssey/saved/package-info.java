/**
 * How games are written as text, and what must hold for a state that is read.
 *
 * <p>Start with {@link io.github.terrene.odyssey.saved.Position}, the facts that a fingerprint is made from. A state that the library did not
 * write is read only if it is at rest; {@link io.github.terrene.odyssey.saved.TableInvariants} says what its table must be like. Nothing here
 * decides what is legal.
 */
@NullMarked
package io.github.terrene.odyssey.saved;

import org.jspecify.annotations.NullMarked;
