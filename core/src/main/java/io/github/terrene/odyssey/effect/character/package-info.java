/**
 * Effects on Characters: damage, healing, changes of stats, statuses, counters, XP, what is hidden and shown.
 *
 * <p>Each effect is a record that tells what it does and to whom; nothing here knows a card or the rules. Cards write them with the
 * words of {@code Words}.
 */
@NullMarked
package io.github.terrene.odyssey.effect.character;

import org.jspecify.annotations.NullMarked;
