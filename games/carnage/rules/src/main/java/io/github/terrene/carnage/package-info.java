/**
 * Carnage. To play, start with {@link io.github.terrene.carnage.game.Carnage}, which is the game as the kernel's {@link
 * io.github.terrene.kernel.Rules}; to make cards, with {@link io.github.terrene.carnage.Words}, which has every word that is printed on
 * them.
 *
 * <p>The packages follow the plan that all games of this library share:
 *
 * <ul>
 * <li>{@code trait}: the vocabulary of printed cards
 * <li>{@code card}: what is printed on a card; {@code effect}: what its texts do
 * <li>{@code starter}: the cards and ready decks of this library
 * <li>{@code setup}: what is agreed on before a game: decks, options, configuration
 * <li>{@code table}: what lies on the table; {@code event}: what happens there, and the only thing that changes it
 * <li>{@code action}: what a player can choose; {@code rule} and its subpackages: whether it is allowed and what follows
 * <li>{@code due}: what is under way or waiting to happen
 * <li>{@code view}: what one seat may know
 * <li>{@code saved}: how games are written as text
 * <li>{@code game}: the game as a whole
 * </ul>
 */
@ValueStyle
@NullMarked
package io.github.terrene.carnage;

import io.github.terrene.kernel.ValueStyle;
import org.jspecify.annotations.NullMarked;
