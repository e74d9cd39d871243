package io.github.terrene.carnage.saved;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.turn.TakeAction;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** What must hold for a game at rest that was read from a text, so that the rules can go on from it. Each group relies on those before it. */
@Internal
public final class StateInvariants {
    private StateInvariants() {}

    /** Whether nothing waits but the action of the active player. */
    @Rule("CG-5.5")
    public static boolean atRest(Game game) {
        return !game.over()
                && game.tasks().equals(List.of(new TakeAction(game.table().active())));
    }

    /** All of them. */
    public static Array<Invariant<Game, ?>> of(Catalogue catalogue, Zones zones) {
        return CardInvariants.<Game>atoms(zones, Bounds.MOST)
                .append(Invariant.<Game, Integer>of(
                                Integer.class, (game, number) -> number >= 0, "no number is below 0")
                        .by("CG-1.11"))
                .append(Invariant.of(
                        ElementCard.class, (game, card) -> !card.unknown(), "an unknown card cannot occur here"))
                .append(Invariant.of(
                        Table.class,
                        (game, table) -> table.elements().equals(catalogue.elements()),
                        "these are not the elements of the game"))
                .appendAll(TableInvariants.of(zones));
    }
}
