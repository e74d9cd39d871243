package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;

/**
 * A card where it lies on a table.
 *
 * @param place which of all cards of the table it is, from 0, hidden or not
 * @param owner whose place it lies in; {@link Seat#ONLOOKER} if it is not one player's
 * @param kind what kind of place that is; hands are sorted by id
 * @param deck which of the owner's decks it is, from 0; -1 if it is no deck
 * @param type what cards lie there
 * @param card the card
 * @param id its id
 */
public record Lying(int place, Seat owner, Kind kind, int deck, Class<?> type, Object card, String id) {}
