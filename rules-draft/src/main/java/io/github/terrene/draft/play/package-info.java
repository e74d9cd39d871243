/**
 * Bots for drafts, and what they would do for people who ask: which card to pick, which picks make a deck, with whom to begin.
 *
 * <p>Start with {@link io.github.terrene.draft.play.Drafter}; {@link io.github.terrene.draft.play.Suggestions} has its plans for people. The
 * games of a tournament are played by any player of Terrene Odyssey.
 */
@NullMarked
package io.github.terrene.draft.play;

import org.jspecify.annotations.NullMarked;
