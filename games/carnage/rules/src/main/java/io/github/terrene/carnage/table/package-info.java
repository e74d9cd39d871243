/**
 * What lies on the table, as values that change only through events, and what is {@linkplain io.github.terrene.carnage.due.Due due}.
 *
 * <p>Start with {@link io.github.terrene.carnage.table.Table} and {@link io.github.terrene.carnage.table.Side}.
 */
@NullMarked
package io.github.terrene.carnage.table;

import org.jspecify.annotations.NullMarked;
