/**
 * What lies on the table.
 *
 * <p>Start with {@link io.github.terrene.terralore.table.Table}. Secrets live in {@link
 * io.github.terrene.terralore.table.Pile}s only: hands, decks and face-down cards; all else is public. Nothing here decides what may happen.
 */
@NullMarked
package io.github.terrene.terralore.table;

import org.jspecify.annotations.NullMarked;
