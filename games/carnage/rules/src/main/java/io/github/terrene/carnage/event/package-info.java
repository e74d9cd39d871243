/**
 * What happened, as data: folding events over a table gives the next table, and each event declares who may see its cards. Every event has
 * a file of its own, so that one import of this package brings them all in.
 *
 * <p>Start with {@link io.github.terrene.carnage.event.Event}.
 */
@NullMarked
package io.github.terrene.carnage.event;

import org.jspecify.annotations.NullMarked;
