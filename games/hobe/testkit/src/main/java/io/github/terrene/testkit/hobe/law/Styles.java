package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;

/** Ways to play at random that together reach everything. */
public final class Styles {
    /** Answers whatever it can and plays all it holds, without regard for the deck. */
    public static final KindWeights<ActionKind> SPENDTHRIFT = KindWeights.of(ActionKind.class, 20)
            .with(5, ActionKind.MOVE)
            .with(60, ActionKind.PLAY_CARD)
            .with(2, ActionKind.PASS, ActionKind.GO_TO_BATTLE)
            .with(0, ActionKind.CONCEDE);

    /** Moves cards back and forth, and seldom plays one. */
    public static final KindWeights<ActionKind> SHUFFLER = KindWeights.of(ActionKind.class, 20)
            .with(40, ActionKind.MOVE)
            .with(10, ActionKind.PLAY_CARD)
            .with(0, ActionKind.CONCEDE);

    /** These, sensible play, and uniform play, which also concedes. */
    public static final Array<Policy<? super Game, ? super Action>> ALL = Array.of(
            PlayStyles.SENSIBLE, PlayStyles.SENSIBLE, SPENDTHRIFT, SHUFFLER, KindWeights.of(ActionKind.class, 1));

    private Styles() {}
}
