/**
 * What clients send and are sent, and what is kept of a table, as JSON.
 *
 * <p>The documents are records, such as {@link io.github.terrene.table.wire.TableCard}; {@link io.github.terrene.table.wire.Described} has all
 * that clients are sent. {@link io.github.terrene.table.wire.Portrait} writes for a seat what that seat may know, and nothing else.
 */
@NullMarked
package io.github.terrene.table.wire;

import org.jspecify.annotations.NullMarked;
