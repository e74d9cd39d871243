package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A Character gains XP, one at a time.
 *
 * @param member the number in play of the Character
 * @param left the amount of XP still to be gained
 * @param all the amount of XP to be gained in all
 * @param cause why the XP is gained
 */
@Internal
@Rule({"TO-6.2", "TO-6.3", "TO-6.5", "TO-6.6"})
public record GainXpOf(@Names(Named.IN_PLAY) int member, int left, int all, Cause cause) implements Work {
    /** The start of a gain: all XP of the event is still to be gained. */
    public static GainXpOf begin(int member, int xp, Cause cause) {
        return new GainXpOf(member, xp, xp, cause);
    }

    @Override
    public Array<Due> due() {
        return Array.of(new Due.XpGain(member, left, all, cause));
    }

    @Override
    public void run(Play play) {
        @Nullable Member gaining = play.table().find(member);
        if (left == 0 || gaining == null || gaining.hidden()) {
            return; // all gained, or the rest wasted (6.5, 6.6)
        }
        if (gaining.xp() < TerrainCard.TIERS) {
            gain(play, gaining.xp() + 1);
        } else {
            play.next(new ChooseXpGain(gaining.seat(), member, left, all, cause));
        }
    }

    /**
     * Gains one XP, and the gain of a tier of the active Terrain. The first one announces the whole amount, as the Character may fall by
     * what it gains.
     */
    @Rule({"TO-6.2", "TO-6.12", "TO-13.15"})
    void gain(Play play, int tier) {
        Member gaining = play.table().inPlay(member);
        Gain gain = play.ground(gaining.seat()).xpTree().get(tier - 1);
        int healed = Math.min(gain.heal(), gaining.damage());
        play.emit(new XpGained(member, gaining.xp() + 1, gain, healed, cause));
        if (left == all) {
            play.happens(
                    Happening.of(HappeningKind.GAINS_XP, gaining.seat(), member).to(gaining.seat(), all));
        }
        play.next(new GainXpOf(member, left - 1, all, cause));
    }
}
