package io.github.terrene.odyssey.event;

/**
 * What one Character is dealt.
 *
 * @param character who
 * @param amount what got past its defense, at least 1
 */
public record Hit(int character, int amount) {}
