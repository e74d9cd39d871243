package io.github.terrene.terralore.game;

import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.rule.Game;

/** Ways to play Terralore at random: for playouts and benchmarks. */
public final class PlayStyles {
    private static final int USUAL = 20;
    private static final KindWeights<ActionKind> KINDS =
            KindWeights.of(ActionKind.class, USUAL).with(5, ActionKind.HAND_IN).with(0, ActionKind.CONCEDE);

    /**
     * Plays cards as long as some are worth their price, rather Creatures with many points in that lane, and in the attacking lane twice as
     * likely as in the defending one. Chooses evenly whatever else there is to choose, and never concedes.
     */
    public static final Policy<Game, Action> SENSIBLE =
            (game, action) -> action instanceof PlaceCard place ? placing(game, place) : KINDS.weight(game, action);

    private PlayStyles() {}

    private static int placing(Game game, PlaceCard place) {
        Card card = game.hand(place.seat()).get(place.card());
        int points = card.kind().creature() ? card.points().in(place.lane()) : 1;
        int worth = Math.max(1, USUAL * (points - card.price()));
        return Math.min(place.lane() == Lane.ATTACKING ? 2 * worth : worth, Policy.MOST);
    }
}
