package io.github.terrene.testkit.arbitrary;

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

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * Ways to play Terrene Odyssey at random that make longer games: uniform play dismisses its own Characters and ends in turn 4.
 *
 * <p>A style gives each kind of action a weight; those it does not mention have {@value #USUAL}, and dismissing has 1.
 */
public final class Styles {
    /** The weight of all actions that a style does not mention. */
    public static final int USUAL = 10;

    /** Recruits and attacks, blocks half of the time. */
    public static final Policy<Object, Action> FIGHTER = style(
            weigh(RECRUIT, 600),
            weigh(RECRUIT_FROM_HAND, 400),
            weigh(HIDE, 100),
            weigh(ASSIGN, 50),
            weigh(ATTACK, 800),
            weigh(BLOCK, 300),
            weigh(DECLINE_BLOCK, 300),
            weigh(ACTIVATE, 200),
            weigh(PASS, 200),
            weigh(END_TURN, 400));

    /** Builds up, blocks, and rarely attacks: long games. */
    public static final Policy<Object, Action> BUILDER = style(
            weigh(RECRUIT, 600),
            weigh(RECRUIT_FROM_HAND, 600),
            weigh(HIDE, 300),
            weigh(ASSIGN, 200),
            weigh(PLAY_TERRAIN, 600),
            weigh(SWITCH_TERRAIN, 200),
            weigh(ATTACK, 80),
            weigh(BLOCK, 400),
            weigh(DECLINE_BLOCK, 50),
            weigh(ACTIVATE, 100),
            weigh(PASS, 200),
            weigh(END_TURN, 800));

    /** Uses every ability it can, above all in response. */
    public static final Policy<Object, Action> SCHEMER = style(
            weigh(RECRUIT, 600),
            weigh(RECRUIT_FROM_HAND, 400),
            weigh(HIDE, 200),
            weigh(ASSIGN, 300),
            weigh(PLAY_TERRAIN, 200),
            weigh(SWITCH_TERRAIN, 100),
            weigh(TRADE, 40),
            weigh(ATTACK, 200),
            weigh(BLOCK, 400),
            weigh(DECLINE_BLOCK, 50),
            weigh(ACTIVATE, 2000),
            weigh(PASS, 20),
            weigh(END_TURN, 400));

    /** Saves the Actions of its own turn and responds whenever it can: long chains. */
    public static final Policy<Object, Action> AMBUSHER = style(
            weigh(RECRUIT, 400),
            weigh(RECRUIT_FROM_HAND, 400),
            weigh(HIDE, 200),
            weigh(ASSIGN, 400),
            weigh(PLAY_TERRAIN, 200),
            weigh(ATTACK, 100),
            weigh(BLOCK, 400),
            weigh(DECLINE_BLOCK, 50),
            weigh(PASS, 0),
            weigh(END_TURN, 400));

    /** Does anything, but dismisses rarely. */
    public static final Policy<Object, Action> WANDERER = style(
            weigh(RECRUIT, 200),
            weigh(RECRUIT_FROM_HAND, 200),
            weigh(HIDE, 200),
            weigh(ASSIGN, 200),
            weigh(PLAY_TERRAIN, 200),
            weigh(SWITCH_TERRAIN, 200),
            weigh(TRADE, 200),
            weigh(DISMISS_CHARACTER, 20),
            weigh(DISMISS_CARD, 40),
            weigh(ATTACK, 200),
            weigh(BLOCK, 200),
            weigh(DECLINE_BLOCK, 200),
            weigh(ACTIVATE, 200),
            weigh(PASS, 200),
            weigh(END_TURN, 200));

    /** All of them. */
    public static final Array<Policy<Object, Action>> ALL = Array.of(FIGHTER, BUILDER, SCHEMER, AMBUSHER, WANDERER);

    private Styles() {}

    private record Weight(ActionKind kind, int weight) {}

    private static Weight weigh(ActionKind kind, int weight) {
        return new Weight(kind, weight);
    }

    private static Policy<Object, Action> style(Weight... weights) {
        int[] byKind = new int[ActionKind.values().length];
        Arrays.fill(byKind, USUAL);
        byKind[DISMISS_CHARACTER.ordinal()] = 1;
        byKind[DISMISS_CARD.ordinal()] = 1;
        for (Weight each : weights) {
            byKind[each.kind().ordinal()] = each.weight();
        }
        return (state, action) -> byKind[action.kind().ordinal()];
    }
}
