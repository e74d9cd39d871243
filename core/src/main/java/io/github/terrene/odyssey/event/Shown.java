package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.card.CharacterCard;

/**
 * A card that everybody sees.
 *
 * @param character its number in play
 * @param card the card
 */
public record Shown(@Names(Named.IN_PLAY) int character, CharacterCard card) {}
