package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.odyssey.card.CharacterCard;

/**
 * The card of a Character, as everybody sees it.
 *
 * @param character the number in play of the Character
 * @param card the card
 */
public record Shown(
        @Names(Named.IN_PLAY) int character, @Open CharacterCard card) {}
