package io.github.terrene.odyssey.event;

import io.github.terrene.odyssey.card.CharacterCard;

/**
 * A card that everybody sees.
 *
 * @param character its number in play
 * @param card the card
 */
public record Shown(int character, CharacterCard card) {}
