/**
 * What abilities do, as data: effects, and the amounts, filters, conditions and roles in them, each with its words.
 *
 * <p>Start with {@link io.github.terrene.odyssey.effect.Effect}, and with {@link io.github.terrene.odyssey.effect.Resolution}, the
 * verbs that an effect may use. Cards write effects with {@link io.github.terrene.odyssey.effect.character.CharacterEffects} and
 * {@link io.github.terrene.odyssey.effect.table.TableEffects}. Nothing here knows a card or a table; the rules implement the interfaces that are
 * declared here.
 */
@NullMarked
package io.github.terrene.odyssey.effect;

import org.jspecify.annotations.NullMarked;
