package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.vavr.collection.Array;

/**
 * An Event that lies face-up between the players.
 *
 * @param seat the player who played it
 * @param card the Event
 * @param targets its targets, in the order of its text
 */
@Rule({"HB-8.11", "HB-12.5"})
public record PlayedEvent(@Owner Seat seat, @Open Card card, Array<Choice> targets) {}
