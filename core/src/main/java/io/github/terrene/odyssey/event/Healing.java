package io.github.terrene.odyssey.event;

/**
 * What one Character heals.
 *
 * @param character who
 * @param amount how much, at least 1
 */
public record Healing(int character, int amount) {}
