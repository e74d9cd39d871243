package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.resolve.DueEffects;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** How attacks and invasions begin. */
@Internal
public final class Invasion {
    private static final int MONSTERS = 3;

    private Invasion() {}

    /** The third Monster in a nest starts an invasion. */
    @Rule("CG-10.1")
    public static void check(Seat seat, Play play) {
        if (play.side(seat).domain().nest().size() >= MONSTERS) {
            begin(seat, true, play);
        }
    }

    /** An attack or invasion begins. Against a defender without Legends it passes at once. */
    @Rule({"CG-7.3", "CG-7.4", "CG-7.5", "CG-7.8", "CG-10.3", "CG-10.4"})
    public static void begin(Seat attacker, boolean invasion, Play play) {
        play.emit(new AttackBegan(attacker, invasion));
        if (play.side(Players.opponent(attacker)).spearhead().legends() == 0) {
            Defend.pass(play);
        } else {
            play.next(new OrderFighters(attacker), new Defend(Players.opponent(attacker)));
        }
        if (!invasion) {
            DueEffects.begin(play, DueEffects.of(play.table(), When.ATTACKS, attacker));
        }
    }
}
