/**
 * Random Encounter: the draft, the decks and the tournament of Terrene Odyssey as one game, section 14 of the rules.
 *
 * <p>Start with {@link io.github.terrene.draft.RandomEncounter}. It combines {@link io.github.terrene.draft.picking} and {@link
 * io.github.terrene.draft.tournament}, and adds nothing to what happens in them.
 */
@NullMarked
package io.github.terrene.draft;

import org.jspecify.annotations.NullMarked;
