package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.rule.EventTask.ResolveEvents;
import io.github.terrene.hobe.rule.TurnTask.Drain;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** What must hold for a game that was read from a text, so that the rules can go on from it. Each group relies on those before it. */
public final class StateInvariants {
    /** All of them. */
    public static final Array<Invariant<Game, ?>> ALL =
            atoms().appendAll(TableInvariants.ALL).appendAll(EndInvariants.ALL).appendAll(agenda());

    private StateInvariants() {}

    private static Array<Invariant<Game, ?>> atoms() {
        return Array.of(
                Invariant.ofNumbers(Bounds.MOST),
                Invariant.of(Seat.class, (game, seat) -> Players.has(seat), "nobody sits at that seat"),
                Invariant.of(Card.class, (game, card) -> !card.unknown(), "an unknown card cannot occur here"));
    }

    private static Array<Invariant<Game, ?>> agenda() {
        return Array.of(
                Invariant.of(
                        Agenda.class,
                        (game, agenda) -> game.over() ? agenda.equals(Agenda.EMPTY) : agenda.prompt() != null,
                        "a decision must be awaited, unless the game is over and nothing is left to be done"),
                Invariant.of(
                        Agenda.class,
                        (game, agenda) -> game.over() || leavesNothing(game.table(), agenda),
                        "nothing will settle the Events between the players, or the effects that are due"),
                Invariant.of(PendingEffect.class, (game, effect) -> effect.exists(), "that card has no such effect"),
                Invariant.of(CarryOut.class, (game, task) -> task.exists(game.table()), "that card has no such effect"),
                Invariant.<Game, PendingEffect>of(
                                PendingEffect.class,
                                (game, effect) -> effect.hasItsCause(),
                                "something else must cause it")
                        .by("HB-10.7"),
                Invariant.<Game, CarryOut>of(
                                CarryOut.class, (game, task) -> task.hasItsCause(), "something else must cause it")
                        .by("HB-10.7"),
                Invariant.of(
                        Agenda.class,
                        (game, agenda) -> game.over() || fits(game, agenda.tasks()),
                        "this cannot be what is still to be done here"));
    }

    /** Play leads to no state in which an effect or a text is faulty. */
    private static boolean fits(Game game, List<Task> tasks) {
        try {
            return tasks.head().fits(game, tasks.tail());
        } catch (FaultyEffect faulty) {
            return false;
        }
    }

    @Rule({"HB-8.5", "HB-10.7"})
    private static boolean leavesNothing(Table table, Agenda agenda) {
        boolean settled = agenda.queue().isEmpty() && agenda.caused().isEmpty();
        return (settled || agenda.tasks().contains(Drain.TASK))
                && (table.played().isEmpty() || agenda.tasks().contains(ResolveEvents.TASK));
    }
}
