package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;

/**
 * XP that a Character will gain when what it did is completely resolved.
 *
 * @param member its number in play
 * @param xp how much
 */
@Rule("TO-6.9")
public record Owed(int member, int xp) {}
