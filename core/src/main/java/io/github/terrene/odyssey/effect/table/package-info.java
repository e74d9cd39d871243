/**
 * Effects on everything but Characters in play: players, their cards and Actions, Terrains, the chain, and what is put into play.
 *
 * <p>Each effect is a record that tells what it does and to whom; nothing here knows a card or the rules. Cards write them with the
 * words of {@code Words}.
 */
@NullMarked
package io.github.terrene.odyssey.effect.table;

import org.jspecify.annotations.NullMarked;
