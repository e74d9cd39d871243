/**
 * The fair yardstick: the reduced game written by hand with the duties of the library. A state is never changed: it is one array of numbers
 * that every action copies. Actions and events are typed; an action is checked before it is carried out, with all reasons against it; seats
 * are awaited; an action leads to a {@link io.github.terrene.kernel.Step}. What is left out is what makes rules general: abilities,
 * agendas, formats, views, texts.
 *
 * <p>Start with {@link io.github.terrene.examples.benchmarks.immutable.ImmutableRules}. It plays exactly what the mutable bound and the
 * library play with the same cards.
 */
@NullMarked
package io.github.terrene.examples.benchmarks.immutable;

import org.jspecify.annotations.NullMarked;
