package io.github.terrene.carnage.example;

import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.game.Carnage;

/** The house rule of docs/carnage.md: nobody attacks in the first turn of each player. */
final class QuietStart {
    private QuietStart() {}

    static Carnage rules(Catalogue catalogue) {
        return Carnage.of(catalogue)
                .also(
                        "quiet-start",
                        Attack.class,
                        (game, action, why) -> game.table().turn() > 2
                                || why.no("HR-1/early-turn", "nobody may attack before turn {turn:number}", 3));
    }
}
