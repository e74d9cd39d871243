package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.AbilityInUse;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.OwedXp;
import io.github.terrene.odyssey.rule.PendingTrigger;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said of a game without knowing how these rules keep what is still to be done: fingerprints are made of it, as {@link
 * Notation#writePosition} says.
 *
 * @param table what lies on the table
 * @param asked the decision that is awaited; none when the game is over
 * @param abilities those that are being activated or carried out, the outermost first
 * @param chosen what was chosen and is not on the table yet, the earliest first: of a starting party, of an activation, for an effect
 * @param waiting abilities whose event has happened
 * @param offers players who may have a waiting ability under a face-down card
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
        Array<OwedXp> owed,
        Rng rng) {
    /**
     * A decision that is awaited.
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
                agenda.owed(),
                game.rng());
    }
}
