/**
 * What lies on the table, and what counts there.
 *
 * <p>Start with {@link io.github.terrene.hobe.table.Table}. Nothing here decides what happens next.
 */
@NullMarked
package io.github.terrene.hobe.table;

import org.jspecify.annotations.NullMarked;
