package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * What one Character is dealt.
 *
 * @param character who
 * @param amount what got past its defense, at least 1
 */
public record Hit(@Names(Named.IN_PLAY) int character, int amount) {}
