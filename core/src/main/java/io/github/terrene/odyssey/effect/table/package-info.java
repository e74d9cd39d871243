/**
 * Effects on everything but Characters in play: players, their cards and Actions, Terrains, the chain, and what is put into play.
 *
 * <p>Each effect is a record that says what it does and to whom. Nothing here depends on a card or on the rules. Cards use the methods of
 * {@code Words} to write effects.
 */
@NullMarked
package io.github.terrene.odyssey.effect.table;

import org.jspecify.annotations.NullMarked;
