package io.github.terrene.hobe.example;

import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.game.Hobe;

/** The house rule of docs/hobe.md: the first turn of each player has no moves. */
final class SlowMarch {
    private SlowMarch() {}

    static Hobe rules(Catalogue catalogue) {
        return Hobe.of(catalogue)
                .also(
                        "slow-march",
                        Move.class,
                        (game, action, why) -> game.table().turn() > 2
                                || why.no("HR-1/early-turn", "nobody may move cards before turn {turn:number}", 3));
    }
}
