package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.control.Option;

/**
 * A Character that leaves play, with what it held. Everybody sees the cards (7.7).
 *
 * @param id the number in play of the Character
 * @param seat the player who controlled it
 * @param card the card; a token ceases to exist (1.10)
 * @param held the card it held, discarded with it
 * @param memory the last values of the Character, if it was recruited
 */
@Rule({"TO-1.13", "TO-7.7"})
public record Departure(
        @Names(Named.IN_PLAY) int id, Seat seat, CharacterCard card, Option<Held> held, Option<Memory> memory) {}
