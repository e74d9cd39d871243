package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.rule.SoloPrompt;

/**
 * The player of an attacker that became Slowed pays one more Action, or gives the attack up.
 *
 * @param seat the player who decides
 */
@Rule("TO-5.3")
public record PayForSlow(Seat seat) implements SoloPrompt {
    @Override
    public long offers(Seat asked) {
        return asked.equals(seat) ? ActionKind.PAY_EXTRA.bit() | ActionKind.ABANDON_ATTACK.bit() : 0;
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
