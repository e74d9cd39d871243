package io.github.terrene.hobe.game;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Sacrifice;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import org.jspecify.annotations.Nullable;

/** Ways to play Hobe at random: for playouts and benchmarks. */
public final class PlayStyles {
    private static final int USUAL = 20;
    private static final KindWeights<Action> KINDS = KindWeights.<Action>of(USUAL)
            .with(5, GoToBattle.class)
            .with(2, Sacrifice.class)
            .with(0, Concede.class);

    /**
     * Brings cards from standby to the battlefield, Melee to the front and Ranged where there is room, hardly ever back; plays what it can pay for
     * without risking the deck; aims harm at enemies and help at its own cards, and answers effects likewise. Does not concede.
     */
    public static final Policy<Game, Action> SENSIBLE = PlayStyles::weight;

    /** How good a game looks for a player, at a glance: for bots. */
    public static final Evaluation<Game> PROSPECT = Prospect::share;

    private PlayStyles() {}

    private static int weight(Game game, Action action) {
        if (action instanceof Action.Move move) {
            return moving(game, move);
        }
        return action instanceof Action.PlayCard play
                ? playing(game, play)
                : action instanceof Action.Choose choose ? Aims.choosing(game, choose) : KINDS.weight(game, action);
    }

    /** Only moves that bring a card from standby to an empty slot of the battlefield are worth anything. */
    private static int moving(Game game, Action.Move move) {
        if (!move.other().standby() || game.table().at(move.seat(), move.one()) != null) {
            return 0;
        }
        @Nullable CardInPlay coming = game.table().at(move.seat(), move.other());
        if (coming == null) {
            return 0;
        }
        boolean fits = move.one().row() == Row.FRONT || game.table().reach(coming) == Reach.RANGED;
        return fits ? Policy.MOST / 2 : 1;
    }

    private static int playing(Game game, Action.PlayCard play) {
        @Nullable Card card = game.hand(play.seat()).find(play.card());
        if (card == null || card.cost() + 1 >= game.table().deckSize(play.seat())) {
            return 0; // what leaves no deck is too dear
        }
        return Aims.playing(game, card, play) * 2 * USUAL;
    }
}
