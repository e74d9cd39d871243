/**
 * What is legal on a card and probably a mistake. Begin with {@link io.github.terrene.narrator.Cards#hints}. It is worked out from the forms of
 * cards and from what parts of texts {@linkplain io.github.terrene.kernel.card.Asks ask}; no game is asked for anything.
 */
@NullMarked
package io.github.terrene.narrator.hint;

import org.jspecify.annotations.NullMarked;
