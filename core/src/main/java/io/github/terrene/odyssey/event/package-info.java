/**
 * Everything that can happen in a game.
 *
 * <p>Start with {@link io.github.terrene.odyssey.event.Event}. Its members are families of small records, grouped by what happens at the
 * table: turns, parties, battles, the chain, damage. A record says everything about one event: what happened, what the table is like
 * afterwards, and who may see the cards in it. Nothing here decides whether something may happen.
 */
@NullMarked
package io.github.terrene.odyssey.event;

import org.jspecify.annotations.NullMarked;
