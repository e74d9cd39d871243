package io.github.terrene.hobe.rule.battle;

import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** The active player names the next attacker. */
@Rule({"HB-9.1", "HB-9.2"})
public record NameAttacker(Seat seat) implements Prompt {
    private static final long OFFERS = ActionKind.ATTACK.bit() | ActionKind.CONCEDE.bit();

    @Override
    public long offers() {
        return OFFERS;
    }

    @Override
    public String rule() {
        return "HB-9.1";
    }

    @Override
    public String key() {
        return "attacker";
    }

    @Override
    public String noPassing() {
        return "HB-9.1";
    }
}
