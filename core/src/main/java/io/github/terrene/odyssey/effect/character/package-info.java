/**
 * Effects on Characters: damage, healing, changes of stats, statuses, counters, XP, and hiding and showing.
 *
 * <p>Each effect is a record that says what it does and to whom. Nothing here depends on a card or on the rules. Cards use the methods of
 * {@code Words} to write effects.
 */
@NullMarked
package io.github.terrene.odyssey.effect.character;

import org.jspecify.annotations.NullMarked;
