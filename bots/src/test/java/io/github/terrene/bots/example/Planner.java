package io.github.terrene.bots.example;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;

/** A player of Hobe who searches, with an evaluation of its own. */
final class Planner {
    private Planner() {}

    /** Whose deck is larger is ahead: who has none left loses. */
    static double share(Game game, Seat seat) {
        int more = game.table().deckSize(seat) - game.table().deckSize(Players.opponent(seat));
        return Evaluation.share(more, 3); // three cards more: 0.73 of a victory
    }

    static TreeSearch<Game, Action, Event, View> planner(Hobe rules, GameConfig config, Seat seat) {
        var playbook = new Playbook<>(rules, PlayStyles.SENSIBLE, Planner::share);
        return TreeSearch.of(playbook, rules.pool(config).knownTo(seat), Budget.of(500));
    }

    /** What it thinks of each choice; it takes what it tried most. */
    static String thoughts(TreeSearch<Game, Action, Event, View> planner, Hobe rules, Game game, Seat seat) {
        return planner.explain(rules.view(game, seat), rules.choices(game, seat), Rng.of(1))
                .sortBy(thought -> -thought.tries())
                .map(thought -> "%4d tries, %.2f won: %s"
                        .formatted(
                                thought.tries(),
                                thought.share(),
                                rules.notation().writeAction(thought.action())))
                .mkString("\n");
    }
}
