package io.github.terrene.examples.terminal.bot;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.vavr.collection.Seq;

/**
 * What comes of one action in an imagined game: the action is carried out, nobody responds, and the choices it needs are made as seems best
 * for each player at a glance.
 *
 * @param rules the rules
 * @param seat the seat for which it is judged
 */
record Evaluation(TerreneOdyssey rules, Seat seat) {
    /** How many choices in a row are weighed; after that the first option is taken. */
    private static final int DEPTH = 2;
    /** How many options are weighed at each choice. */
    private static final int BREADTH = 6;
    /** No single action leads to more decisions. */
    private static final int MOST_DECISIONS = 40;

    /** What the game is worth to the seat after an action. */
    double after(Game game, Action action) {
        return action.kind() == ActionKind.END_TURN
                ? CardValue.of(game.table(), seat)
                : settled(applied(game, action), DEPTH);
    }

    private double settled(Game start, int depth) {
        Game game = start;
        for (int i = 0; i < MOST_DECISIONS && deciding(game); i++) {
            Seat asked = game.deciders().head();
            if (game.offers(asked, ActionKind.PASS)) {
                game = applied(game, new Pass(asked));
                continue;
            }
            Seq<Action> legal = rules.legal(game, asked);
            if (legal.size() > 1 && depth > 0) {
                return weighed(game, asked, legal, depth - 1);
            }
            game = applied(game, legal.head());
        }
        return CardValue.of(game.table(), seat);
    }

    /** Everybody chooses what is best for their side. */
    private double weighed(Game game, Seat asked, Seq<Action> legal, int depth) {
        Seq<Double> values = legal.take(BREADTH).map(action -> settled(applied(game, action), depth));
        return (game.table().allied(asked, seat) ? values.max() : values.min()).get();
    }

    private static boolean deciding(Game game) {
        Prompt prompt = game.over() ? null : game.prompt();
        return prompt != null && !(prompt instanceof TakeTurn);
    }

    private Game applied(Game game, Action action) {
        return rules.apply(game, action).get().state();
    }
}
