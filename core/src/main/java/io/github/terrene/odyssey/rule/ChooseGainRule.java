package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseGain;
import io.github.terrene.odyssey.card.TerrainCard;

/** Choosing what a Character with 5 XP or more gains. */
@Rule("TO-6.3")
final class ChooseGainRule extends ActionRule<ChooseGain> {
    ChooseGainRule() {
        super(
                ActionKind.CHOOSE_GAIN,
                "TO-6.3",
                Check.of(requires(
                        "TO-6.3",
                        (game, action) -> action.tier() >= 1 && action.tier() <= TerrainCard.TIERS,
                        "an XP gain tree has the tiers 1 to 4")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        for (int tier = 1; tier <= TerrainCard.TIERS; tier++) {
            candidates.offer(this, new ChooseGain(seat, tier));
        }
    }

    @Override
    protected void carryOut(ChooseGain action, Play play) {
        ChooseXpGain asked = (ChooseXpGain) play.take();
        new GainXpOf(asked.member(), asked.left(), asked.all(), asked.cause()).gain(play, action.tier());
    }
}
