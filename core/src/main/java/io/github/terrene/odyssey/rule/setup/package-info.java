/**
 * What comes before the first turn: starting parties, shuffled decks, and who goes first.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.setup.ChooseParty}: all players choose their parties secretly and at the same time.
 */
@NullMarked
package io.github.terrene.odyssey.rule.setup;

import org.jspecify.annotations.NullMarked;
