/**
 * What abilities do, as data: effects, and the amounts, filters, conditions and roles in them.
 *
 * <p>Start with {@link io.github.terrene.odyssey.effect.Effect} and with {@link io.github.terrene.odyssey.effect.Resolution}, through which
 * it acts. The effects themselves are in the packages {@link io.github.terrene.odyssey.effect.character} and {@link
 * io.github.terrene.odyssey.effect.table}. Nothing here depends on a card or a table; the rules implement the interfaces declared here.
 */
@NullMarked
package io.github.terrene.odyssey.effect;

import org.jspecify.annotations.NullMarked;
