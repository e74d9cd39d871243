package io.github.terrene.terralore.game;

import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.word.Sense;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.resolve.CarryOut;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.List;

/** Ways to play Terralore at random: for playouts and benchmarks. */
public final class PlayStyles {
    private static final int USUAL = 20;
    private static final KindWeights<Action> KINDS =
            KindWeights.<Action>of(USUAL).with(5, HandIn.class).with(0, Concede.class);

    /**
     * Prefers to play cards that are worth their price, the more so the more points a Creature has in that lane, and twice as much in the
     * attacking lane as in the defending one. Answers effects by what they say, and does not concede.
     */
    public static final Policy<Game, Action> SENSIBLE = PlayStyles::weight;

    /** How good a game looks for a player, at a glance: for bots. */
    public static final Evaluation<Game> PROSPECT = Evaluation.after(6, Prospect::share);

    private PlayStyles() {}

    private static int weight(Game game, Action action) {
        if (action instanceof PlaceCard place) {
            return placing(game, place);
        }
        return action instanceof Choose choose ? choosing(game, choose) : KINDS.weight(game, action);
    }

    private static int placing(Game game, PlaceCard place) {
        Card card = game.hand(place.seat()).get(place.card());
        int points = card.kind().creature() ? card.points().in(place.lane()) : 1;
        int worth = Math.max(1, USUAL * (points - card.price()));
        return Math.min(place.lane() == Lane.ATTACKING ? 2 * worth : worth, Policy.MOST);
    }

    private static int choosing(Game game, Choose choose) {
        List<Task> below = game.agenda().tasks().tail();
        return below.head() instanceof CarryOut asking
                ? choose.choice()
                        .weight(
                                asking.sense(choose.seat(), game.table()),
                                OwnChoice.onField(choose.choice(), game.table()).getOrNull())
                : Sense.USUAL;
    }
}
