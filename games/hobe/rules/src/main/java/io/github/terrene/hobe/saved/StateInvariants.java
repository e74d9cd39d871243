package io.github.terrene.hobe.saved;

import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.turn.MoveOrPlay;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** What must hold for a game at rest that was read from a text, so that the rules can go on from it. Each group relies on those before it. */
public final class StateInvariants {
    /** All of them. */
    public static final Array<Invariant<Game, ?>> ALL = atoms().appendAll(TableInvariants.ALL);

    private StateInvariants() {}

    /** Whether nothing waits but the next move or card of the active player. */
    @Rule({"HB-6.1", "HB-7.1"})
    public static boolean atRest(Game game) {
        Task turn = new MoveOrPlay(game.table().active());
        return !game.over() && game.agenda().equals(Agenda.EMPTY.with(List.of(turn)));
    }

    private static Array<Invariant<Game, ?>> atoms() {
        return Array.of(
                Invariant.ofNumbers(Bounds.MOST),
                Invariant.of(Seat.class, (game, seat) -> Players.has(seat), "nobody sits at that seat"),
                Invariant.of(Card.class, (game, card) -> !card.unknown(), "an unknown card cannot occur here"));
    }
}
