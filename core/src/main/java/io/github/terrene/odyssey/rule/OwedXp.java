package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.CharacterCard;

/**
 * XP that a Character will gain when what it did is completely resolved.
 *
 * @param member its number in play
 * @param xp how much
 * @param defeated who was defeated for it
 */
@Internal
@Rule("TO-6.9")
public record OwedXp(int member, int xp, CharacterCard defeated) {}
