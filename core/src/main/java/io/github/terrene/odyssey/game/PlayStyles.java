package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.rule.Game;

/** Ways to play Terrene Odyssey at random, in any format, single games and matches alike: for playouts and benchmarks. */
public final class PlayStyles {
    /**
     * Gathers Characters, attacks, blocks more often than not, and rarely throws away anything of its own. Nearly all of its games end
     * because somebody runs out of HP, while players who choose uniformly soon dismiss all their Characters.
     *
     * <p>The usual weight is 100: it applies to playing and switching Terrains, and to all choices between things of one kind.
     */
    public static final KindWeights<Action> SENSIBLE = KindWeights.<Action>of(100)
            .with(1_000, Attack.class)
            .with(600, Recruit.class, RecruitFromHand.class)
            .with(200, Block.class, Activate.class, Hide.class, Assign.class)
            .with(50, EndTurn.class, Pass.class)
            .with(10, Trade.class, AbandonAttack.class)
            .with(1, DismissCard.class)
            .with(0, DismissCharacter.class, Run.class);

    /** How good a game looks for a player, at a glance: for bots. */
    public static final Evaluation<Game> PROSPECT = Evaluation.after(8, Prospect::share);

    private PlayStyles() {}
}
