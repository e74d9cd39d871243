package io.github.terrene.terralore.example;

import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.trait.Lane;

/** The house rule of docs/terralore.md: in the first turn all cards go into the defending lane. */
final class DefendFirst {
    private DefendFirst() {}

    static Terralore rules(Catalogue catalogue) {
        return Terralore.of(catalogue)
                .also(
                        "defend-first",
                        PlaceCard.class,
                        (game, action, why) -> game.table().turn() > 1
                                || action.lane() == Lane.DEFENDING
                                || why.no(
                                        "HR-1/attacking-lane",
                                        "in the first turn all cards go into the defending lane"));
    }
}
