package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * The damage that is removed from one Character.
 *
 * @param character the number in play of the Character
 * @param amount the amount of damage, at least 1
 */
public record Healing(@Names(Named.IN_PLAY) int character, int amount) {}
