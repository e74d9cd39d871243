package io.github.terrene.odyssey.game;

import static io.github.terrene.odyssey.action.ActionKind.ABANDON_ATTACK;
import static io.github.terrene.odyssey.action.ActionKind.ACTIVATE;
import static io.github.terrene.odyssey.action.ActionKind.ASSIGN;
import static io.github.terrene.odyssey.action.ActionKind.ATTACK;
import static io.github.terrene.odyssey.action.ActionKind.BLOCK;
import static io.github.terrene.odyssey.action.ActionKind.DISMISS_CARD;
import static io.github.terrene.odyssey.action.ActionKind.DISMISS_CHARACTER;
import static io.github.terrene.odyssey.action.ActionKind.END_TURN;
import static io.github.terrene.odyssey.action.ActionKind.HIDE;
import static io.github.terrene.odyssey.action.ActionKind.PASS;
import static io.github.terrene.odyssey.action.ActionKind.RECRUIT;
import static io.github.terrene.odyssey.action.ActionKind.RECRUIT_FROM_HAND;
import static io.github.terrene.odyssey.action.ActionKind.RUN;
import static io.github.terrene.odyssey.action.ActionKind.TRADE;

import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.rule.Game;

/** Ways to play Terrene Odyssey at random, in any format, single games and matches alike: for playouts and benchmarks. */
public final class PlayStyles {
    /**
     * Gathers Characters, attacks, blocks more often than not, and rarely throws away anything of its own. Nearly all of its games end
     * because somebody runs out of HP, while players who choose uniformly soon dismiss all their Characters.
     *
     * <p>The usual weight is 100: it applies to playing and switching Terrains, and to all choices between things of one kind.
     */
    public static final KindWeights<ActionKind> SENSIBLE = KindWeights.of(ActionKind.class, 100)
            .with(1_000, ATTACK)
            .with(600, RECRUIT, RECRUIT_FROM_HAND)
            .with(200, BLOCK, ACTIVATE, HIDE, ASSIGN)
            .with(50, END_TURN, PASS)
            .with(10, TRADE, ABANDON_ATTACK)
            .with(1, DISMISS_CARD)
            .with(0, DISMISS_CHARACTER, RUN);

    /** How good a game looks for a player, at a glance: for bots. */
    public static final Evaluation<Game> PROSPECT = Evaluation.after(8, Prospect::share);

    private PlayStyles() {}
}
