package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseGain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Choosing what a Character with 5 XP or more gains. */
@Rule("TO-6.3")
final class ChooseGainRule extends PromptedRule<ChooseXpGain, ChooseGain, Integer> {
    ChooseGainRule() {
        super(ActionKind.CHOOSE_GAIN, "TO-6.3", ChooseXpGain.class, "nothing asks for a gain");
    }

    @Override
    Integer said(ChooseGain action) {
        return action.tier();
    }

    @Override
    Seq<Integer> options(Game game, ChooseXpGain prompt) {
        return Array.rangeClosed(1, TerrainCard.TIERS);
    }

    @Override
    protected ChooseGain naming(Seat seat, Integer tier) {
        return new ChooseGain(seat, tier);
    }

    @Override
    boolean permits(Game game, ChooseXpGain prompt, Integer tier, Verdict why) {
        return tier >= 1 && tier <= TerrainCard.TIERS || why.no("TO-6.3", "an XP gain tree has the tiers 1 to 4");
    }

    @Override
    void carryOut(ChooseXpGain asked, Integer tier, Play play) {
        new GainXpOf(asked.member(), asked.left(), asked.all(), asked.cause()).gain(play, tier);
    }
}
