/**
 * Ways of playing, as data: formats, editions, options, and the decks they allow.
 *
 * <p>Start with {@link io.github.terrene.odyssey.format.Format}. Nothing here depends on the table.
 */
@NullMarked
package io.github.terrene.odyssey.format;

import org.jspecify.annotations.NullMarked;
