package io.github.terrene.hobe.rule.battle;

import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;

/** The active player names the next attacker. */
@Rule({"HB-9.1", "HB-9.2"})
public record NameAttacker(Seat seat) implements Prompt {
    private static final Kinds OFFERS = Kinds.of(Attack.class, Concede.class);

    @Override
    public Kinds offers() {
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
