package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.SoloPrompt;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.action.PayExtra;
import io.github.terrene.odyssey.rule.Prompt;

/**
 * The player of an attacker that became Slowed pays one more Action, or gives the attack up.
 *
 * @param seat the player who decides
 */
@Rule("TO-5.3")
public record PayForSlow(Seat seat) implements Prompt, SoloPrompt {
    private static final Kinds OFFERS = Kinds.of(PayExtra.class, AbandonAttack.class);

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public String rule() {
        return "TO-5.3";
    }

    @Override
    public String key() {
        return "slowed";
    }
}
