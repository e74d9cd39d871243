/**
 * The table: what lies there, who may know it, and its current stats.
 *
 * <p>Start with {@link io.github.terrene.odyssey.table.Table}. Everything is an immutable value. Nothing here decides what a player
 * may do, and nothing here draws chance.
 */
@NullMarked
package io.github.terrene.odyssey.table;

import org.jspecify.annotations.NullMarked;
