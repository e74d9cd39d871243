package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;

/** Ways to play at random that together reach everything. */
public final class Styles {
    /** Answers whatever it can and plays all it holds, without regard for the deck. */
    public static final KindWeights<Action> SPENDTHRIFT = KindWeights.<Action>of(20)
            .with(5, Move.class)
            .with(60, PlayCard.class)
            .with(2, Pass.class, GoToBattle.class)
            .with(0, Concede.class);

    /** Moves cards back and forth, and seldom plays one. */
    public static final KindWeights<Action> SHUFFLER = KindWeights.<Action>of(20)
            .with(40, Move.class)
            .with(10, PlayCard.class)
            .with(0, Concede.class);

    /** These, sensible play, and uniform play, which also concedes. */
    public static final Array<Policy<? super Game, ? super Action>> ALL =
            Array.of(PlayStyles.SENSIBLE, PlayStyles.SENSIBLE, SPENDTHRIFT, SHUFFLER, KindWeights.<Action>of(1));

    private Styles() {}
}
