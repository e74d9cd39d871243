package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.SoloPrompt;

/** The active player acts, or passes the Sword. */
@Rule({"CG-5.5", "CG-5.6"})
public record TakeAction(Seat seat) implements Prompt, SoloPrompt {
    private static final Kinds OFFERS = Kinds.of(
            Burn.class,
            Meditate.class,
            UsePower.class,
            Place.class,
            Add.class,
            Reinforce.class,
            Attack.class,
            PassSword.class,
            Concede.class);

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public String key() {
        return "action";
    }

    @Override
    public String rule() {
        return "CG-5.5";
    }

    /** Who does not have the Sword is told so. */
    @Override
    @Rule("CG-6.16")
    public Rejection notNow(Seat other) {
        return other.equals(seat)
                ? Prompt.super.notNow(other)
                : Rejection.of("CG-5.1/no-sword", "you do not have the Sword");
    }

    @Override
    public void concede(Seat conceding, Play play) {
        play.end(new Outcome(Players.opponent(conceding).asList(), "CG-13.4"));
    }
}
