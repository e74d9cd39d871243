package io.github.terrene.odyssey.saved;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.due.PendingXp;
import io.github.terrene.odyssey.rule.AbilityInUse;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said about a game without knowing how these rules store what is still to be done. Fingerprints are made from it, as {@link
 * Notation#writePosition} says.
 *
 * @param table what lies on the table
 * @param asked the decision being awaited; none when the game is over
 * @param abilities the abilities being activated or carried out, the outermost first
 * @param chosen the choices that do not show on the table yet, the earliest first: for a starting party, an activation or an
 *     effect; of one effect, Terrains come before cards
 * @param waiting abilities whose event has happened and that may still be used for it
 * @param offers players who may have a waiting ability on a face-down card
 * @param owed XP not yet gained
 * @param rng the generator
 */
public record Position(
        Table table,
        Option<Asked> asked,
        Array<AbilityInUse> abilities,
        Array<Action> chosen,
        Array<PendingTrigger> waiting,
        Array<Seat> offers,
        Array<PendingXp> owed,
        Rng rng) {
    /**
     * A decision being awaited.
     *
     * @param about the key of the decision, as {@link io.github.terrene.kernel.Decision} has it
     * @param seats who decides
     */
    public record Asked(String about, Array<Seat> seats) {
        private static Asked of(Prompt prompt) {
            return new Asked(prompt.key(), prompt.seats());
        }
    }

    /** The position of a game. */
    public static Position of(Game game) {
        Agenda agenda = game.agenda();
        Array<Task> tasks = agenda.tasks().reverse().toArray();
        return new Position(
                game.table(),
                Option.of(agenda.prompt()).map(Asked::of),
                tasks.flatMap(Task::abilityInUse),
                tasks.flatMap(Task::actions),
                agenda.waiting(),
                agenda.offers(),
                agenda.pendingXp(),
                game.rng());
    }
}
