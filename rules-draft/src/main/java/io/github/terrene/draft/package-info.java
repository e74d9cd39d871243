/**
 * Random Encounter: draft, decks and tournament of Terrene Odyssey as one game, section 14 of the rules.
 *
 * <p>Start with {@link io.github.terrene.draft.RandomEncounter}. It puts {@link io.github.terrene.draft.picking} and {@link
 * io.github.terrene.draft.tournament} together, and adds nothing to what happens in them.
 */
@NullMarked
package io.github.terrene.draft;

import org.jspecify.annotations.NullMarked;
