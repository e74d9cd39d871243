package io.github.terrene.terralore.saved;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.turn.TurnTask;
import io.vavr.collection.Array;

/**
 * What must hold for a game at rest that was read from a text, so that the rules can go on from it: they take for granted what no play can
 * change. Each group relies on those before it.
 */
@Internal
public final class StateInvariants {
    private StateInvariants() {}

    /** Whether nothing waits but the plans of the turn, and nobody has planned anything. */
    @Rule("TL-6.2")
    public static boolean atRest(Game game) {
        return !game.over() && game.agenda().equals(TurnTask.PLANNING);
    }

    /** All of them. */
    public static Array<Invariant<Game, ?>> of(Zones zones) {
        return CardInvariants.<Game>atoms(zones, Points.MOST)
                .appendAll(TableInvariants.ALL)
                .append(TableInvariants.conserved(zones));
    }
}
