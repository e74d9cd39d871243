package io.github.terrene.testkit.odyssey.arbitrary;

import static io.github.terrene.odyssey.action.ActionKind.ACTIVATE;
import static io.github.terrene.odyssey.action.ActionKind.ASSIGN;
import static io.github.terrene.odyssey.action.ActionKind.ATTACK;
import static io.github.terrene.odyssey.action.ActionKind.BLOCK;
import static io.github.terrene.odyssey.action.ActionKind.DECLINE_BLOCK;
import static io.github.terrene.odyssey.action.ActionKind.DISMISS_CARD;
import static io.github.terrene.odyssey.action.ActionKind.DISMISS_CHARACTER;
import static io.github.terrene.odyssey.action.ActionKind.END_TURN;
import static io.github.terrene.odyssey.action.ActionKind.HIDE;
import static io.github.terrene.odyssey.action.ActionKind.PASS;
import static io.github.terrene.odyssey.action.ActionKind.PLAY_TERRAIN;
import static io.github.terrene.odyssey.action.ActionKind.RECRUIT;
import static io.github.terrene.odyssey.action.ActionKind.RECRUIT_FROM_HAND;
import static io.github.terrene.odyssey.action.ActionKind.SWITCH_TERRAIN;
import static io.github.terrene.odyssey.action.ActionKind.TRADE;

import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.odyssey.action.ActionKind;
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
    public static final KindWeights<ActionKind> FIGHTER = style().with(600, RECRUIT)
            .with(400, RECRUIT_FROM_HAND)
            .with(100, HIDE)
            .with(50, ASSIGN)
            .with(800, ATTACK)
            .with(300, BLOCK)
            .with(300, DECLINE_BLOCK)
            .with(200, ACTIVATE)
            .with(200, PASS)
            .with(400, END_TURN);

    /** Builds up, blocks, and rarely attacks: long games. */
    public static final KindWeights<ActionKind> BUILDER = style().with(600, RECRUIT)
            .with(600, RECRUIT_FROM_HAND)
            .with(300, HIDE)
            .with(200, ASSIGN)
            .with(600, PLAY_TERRAIN)
            .with(200, SWITCH_TERRAIN)
            .with(80, ATTACK)
            .with(400, BLOCK)
            .with(50, DECLINE_BLOCK)
            .with(100, ACTIVATE)
            .with(200, PASS)
            .with(800, END_TURN);

    /** Uses every ability it can, above all in response. */
    public static final KindWeights<ActionKind> SCHEMER = style().with(600, RECRUIT)
            .with(400, RECRUIT_FROM_HAND)
            .with(200, HIDE)
            .with(300, ASSIGN)
            .with(200, PLAY_TERRAIN)
            .with(100, SWITCH_TERRAIN)
            .with(40, TRADE)
            .with(200, ATTACK)
            .with(400, BLOCK)
            .with(50, DECLINE_BLOCK)
            .with(2000, ACTIVATE)
            .with(20, PASS)
            .with(400, END_TURN);

    /** Saves the Actions of its own turn and responds whenever it can: long chains. */
    public static final KindWeights<ActionKind> AMBUSHER = style().with(400, RECRUIT)
            .with(400, RECRUIT_FROM_HAND)
            .with(200, HIDE)
            .with(400, ASSIGN)
            .with(200, PLAY_TERRAIN)
            .with(100, ATTACK)
            .with(400, BLOCK)
            .with(50, DECLINE_BLOCK)
            .with(0, PASS)
            .with(400, END_TURN);

    /** Does anything, but dismisses rarely. */
    public static final KindWeights<ActionKind> WANDERER = style().with(200, RECRUIT)
            .with(200, RECRUIT_FROM_HAND)
            .with(200, HIDE)
            .with(200, ASSIGN)
            .with(200, PLAY_TERRAIN)
            .with(200, SWITCH_TERRAIN)
            .with(200, TRADE)
            .with(20, DISMISS_CHARACTER)
            .with(40, DISMISS_CARD)
            .with(200, ATTACK)
            .with(200, BLOCK)
            .with(200, DECLINE_BLOCK)
            .with(200, ACTIVATE)
            .with(200, PASS)
            .with(200, END_TURN);

    /** All of them. */
    public static final Array<KindWeights<ActionKind>> ALL = Array.of(FIGHTER, BUILDER, SCHEMER, AMBUSHER, WANDERER);

    private Styles() {}

    private static KindWeights<ActionKind> style() {
        return KindWeights.of(ActionKind.class, USUAL).with(1, DISMISS_CHARACTER, DISMISS_CARD);
    }
}
