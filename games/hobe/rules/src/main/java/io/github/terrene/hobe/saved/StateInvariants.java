package io.github.terrene.hobe.saved;

import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.turn.MoveOrPlay;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** What must hold for a game at rest that was read from a text, so that the rules can go on from it. Each group relies on those before it. */
public final class StateInvariants {
    private StateInvariants() {}

    /** Whether nothing waits but the next move or card of the active player. */
    @Rule({"HB-6.1", "HB-7.1"})
    public static boolean atRest(Game game) {
        Task turn = new MoveOrPlay(game.table().active());
        return !game.over() && game.agenda().equals(Agenda.EMPTY.with(List.of(turn)));
    }

    /** All of them. */
    public static Array<Invariant<Game, ?>> of(Zones zones) {
        return CardInvariants.<Game>atoms(zones, Bounds.MOST)
                .appendAll(TableInvariants.ALL)
                .append(TableInvariants.conserved(zones));
    }
}
