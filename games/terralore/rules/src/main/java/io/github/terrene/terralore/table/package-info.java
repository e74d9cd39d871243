/**
 * What is on the table.
 *
 * <p>Start with {@link io.github.terrene.terralore.table.Table}. Secrets live only in {@link io.github.terrene.terralore.table.Pile}s:
 * hands, decks and face-down cards; everything else is public. Nothing here decides what may happen.
 */
@NullMarked
package io.github.terrene.terralore.table;

import org.jspecify.annotations.NullMarked;
