/**
 * What abilities do, as data: what an effect is, and the amounts, filters, conditions and roles in it.
 *
 * <p>Start with {@link io.github.terrene.odyssey.effect.Effect}, and with {@link io.github.terrene.odyssey.effect.Resolution}, by which it
 * acts. The effects themselves are in the packages {@link io.github.terrene.odyssey.effect.character} and {@link
 * io.github.terrene.odyssey.effect.table}. Nothing here knows a card or a table; the rules implement the interfaces that are declared here.
 */
@NullMarked
package io.github.terrene.odyssey.effect;

import org.jspecify.annotations.NullMarked;
