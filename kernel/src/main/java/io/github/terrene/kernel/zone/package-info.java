/**
 * Who may see what. A game says it once, beside a part of a record: {@link io.github.terrene.kernel.zone.Owner} says whom the record's zones
 * belong to, {@link io.github.terrene.kernel.zone.Zone} that cards lie in a part and who knows them, {@link
 * io.github.terrene.kernel.zone.Open} that everybody may know what a part names, {@link io.github.terrene.kernel.zone.Revealed} that an event
 * shows it. {@link io.github.terrene.kernel.zone.Insider} and {@link io.github.terrene.kernel.zone.FaceUp} are for who looks into a player's
 * cards, and for cards that lie face-up or not. What a seat sees of a state and of an event, whether an event shows anything, and which cards
 * there are follows from it.
 *
 * <p>Start with {@link io.github.terrene.kernel.zone.Zone}; {@link io.github.terrene.kernel.zone.Zones} works everything out. {@link
 * io.github.terrene.kernel.zone.Dealer} imagines what lies hidden, from the {@link io.github.terrene.kernel.zone.Pack}s of which decks consist.
 * Forgetting to say who may see a card is an error. Nothing here knows a card of any game.
 */
@NullMarked
package io.github.terrene.kernel.zone;

import org.jspecify.annotations.NullMarked;
