/**
 * The table: what is on it, who may know what, and the current stats of Characters.
 *
 * <p>Start with {@link io.github.terrene.odyssey.table.Table}. Everything is an immutable value. Nothing here decides what a player may do,
 * and nothing here is random.
 */
@NullMarked
package io.github.terrene.odyssey.table;

import org.jspecify.annotations.NullMarked;
