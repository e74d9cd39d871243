package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * What one Character heals.
 *
 * @param character who
 * @param amount how much, at least 1
 */
public record Healing(@Names(Named.IN_PLAY) int character, int amount) {}
