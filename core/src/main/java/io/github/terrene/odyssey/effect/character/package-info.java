/**
 * Effects on Characters: damage, healing, changes of stats, statuses, counters, XP, what is hidden and shown.
 *
 * <p>Cards write them with {@link io.github.terrene.odyssey.effect.character.CharacterEffects}: start there. Each effect is a record that
 * tells its wording and what it does; nothing here knows a card or the rules.
 */
@NullMarked
package io.github.terrene.odyssey.effect.character;

import org.jspecify.annotations.NullMarked;
