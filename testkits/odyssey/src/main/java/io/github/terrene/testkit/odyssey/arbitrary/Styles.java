package io.github.terrene.testkit.odyssey.arbitrary;

import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.SwitchTerrain;
import io.github.terrene.odyssey.action.Trade;
import io.vavr.collection.Array;

/**
 * Ways to play Terrene Odyssey at random that make longer games: uniform play dismisses its own Characters and ends in turn 4.
 *
 * <p>A style gives each kind of action a weight; those it does not mention have {@value #USUAL}, and dismissing has 1.
 */
public final class Styles {
    /** The weight of all actions that a style does not mention. */
    public static final int USUAL = 10;

    /** Recruits and attacks, blocks half of the time. */
    public static final KindWeights<Action> FIGHTER = style().with(600, Recruit.class)
            .with(400, RecruitFromHand.class)
            .with(100, Hide.class)
            .with(50, Assign.class)
            .with(800, Attack.class)
            .with(300, Block.class)
            .with(300, DeclineBlock.class)
            .with(200, Activate.class)
            .with(200, Pass.class)
            .with(400, EndTurn.class);

    /** Builds up, blocks, and rarely attacks: long games. */
    public static final KindWeights<Action> BUILDER = style().with(600, Recruit.class)
            .with(600, RecruitFromHand.class)
            .with(300, Hide.class)
            .with(200, Assign.class)
            .with(600, PlayTerrain.class)
            .with(200, SwitchTerrain.class)
            .with(80, Attack.class)
            .with(400, Block.class)
            .with(50, DeclineBlock.class)
            .with(100, Activate.class)
            .with(200, Pass.class)
            .with(800, EndTurn.class);

    /** Uses every ability it can, above all in response. */
    public static final KindWeights<Action> SCHEMER = style().with(600, Recruit.class)
            .with(400, RecruitFromHand.class)
            .with(200, Hide.class)
            .with(300, Assign.class)
            .with(200, PlayTerrain.class)
            .with(100, SwitchTerrain.class)
            .with(40, Trade.class)
            .with(200, Attack.class)
            .with(400, Block.class)
            .with(50, DeclineBlock.class)
            .with(2000, Activate.class)
            .with(20, Pass.class)
            .with(400, EndTurn.class);

    /** Saves the Actions of its own turn and responds whenever it can: long chains. */
    public static final KindWeights<Action> AMBUSHER = style().with(400, Recruit.class)
            .with(400, RecruitFromHand.class)
            .with(200, Hide.class)
            .with(400, Assign.class)
            .with(200, PlayTerrain.class)
            .with(100, Attack.class)
            .with(400, Block.class)
            .with(50, DeclineBlock.class)
            .with(0, Pass.class)
            .with(400, EndTurn.class);

    /** Does anything, but dismisses rarely. */
    public static final KindWeights<Action> WANDERER = style().with(200, Recruit.class)
            .with(200, RecruitFromHand.class)
            .with(200, Hide.class)
            .with(200, Assign.class)
            .with(200, PlayTerrain.class)
            .with(200, SwitchTerrain.class)
            .with(200, Trade.class)
            .with(20, DismissCharacter.class)
            .with(40, DismissCard.class)
            .with(200, Attack.class)
            .with(200, Block.class)
            .with(200, DeclineBlock.class)
            .with(200, Activate.class)
            .with(200, Pass.class)
            .with(200, EndTurn.class);

    /** All of them. */
    public static final Array<KindWeights<Action>> ALL = Array.of(FIGHTER, BUILDER, SCHEMER, AMBUSHER, WANDERER);

    private Styles() {}

    private static KindWeights<Action> style() {
        return KindWeights.<Action>of(USUAL).with(1, DismissCharacter.class, DismissCard.class);
    }
}
