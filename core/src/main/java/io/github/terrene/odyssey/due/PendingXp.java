package io.github.terrene.odyssey.due;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.odyssey.card.CharacterCard;

/**
 * XP that a Character will gain once what it did has completely resolved.
 *
 * @param member the number in play of the Character
 * @param xp the amount of XP
 * @param defeated the Character whose defeat earned it
 */
@Rule("TO-6.9")
public record PendingXp(
        @Names(Named.IN_PLAY) int member, int xp, @Open CharacterCard defeated) implements Due {}
