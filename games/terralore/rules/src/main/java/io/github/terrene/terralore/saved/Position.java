package io.github.terrene.terralore.saved;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said of a game without knowing how these rules represent what is still to be done: fingerprints are made from it, as {@link
 * Notation#writePosition} says.
 *
 * @param table what lies on the table
 * @param asked the awaited decision; none when the game is over
 * @param answers the answers given to the effect under way, the earliest first
 * @param queue the waiting effects, the next one first
 * @param caused the effects caused by the one under way
 * @param deferred what waits for the end of the turn
 * @param rng the generator
 */
public record Position(
        Table table,
        Option<Asked> asked,
        Array<Choice> answers,
        Array<PendingEffect> queue,
        Array<PendingEffect> caused,
        Array<PendingEffect> deferred,
        Rng rng) {
    /**
     * An awaited decision.
     *
     * @param about the key of the decision, as in {@link io.github.terrene.kernel.Decision}
     * @param seats who decides
     * @param chosen what has been chosen in it so far, the earliest first
     */
    public record Asked(String about, Array<Seat> seats, Array<Action> chosen) {
        private static Asked of(Prompt prompt) {
            return new Asked(prompt.key(), prompt.seats(), prompt.actions().toArray());
        }
    }

    /** The position of a game. */
    public static Position of(Game game) {
        Agenda agenda = game.agenda();
        return new Position(
                game.table(),
                Option.of(agenda.prompt()).map(Asked::of),
                agenda.tasks().reverse().flatMap(Task::answers).toArray(),
                agenda.queue(),
                agenda.caused(),
                agenda.deferred(),
                game.rng());
    }
}
