package io.github.terrene.hobe.saved;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.due.PendingEffect;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said of a game without knowing how these rules represent what is still to be done: fingerprints are made from it, as {@link
 * Notation#writePosition} says.
 *
 * @param table what lies on the table
 * @param asked the awaited decision; none when the game is over
 * @param answers the answers given to the effect under way, the earliest first
 * @param source the card whose effect is under way, as it is, or as it was when it left; none for an Event
 * @param cause the card that gave cause to it, as it was then
 * @param queue the effects that are due, the next one first
 * @param caused the effects caused by what is under way
 * @param rng the generator
 */
public record Position(
        Table table,
        Option<Asked> asked,
        Array<Choice> answers,
        Option<CardInPlay> source,
        Option<CardInPlay> cause,
        Array<PendingEffect> queue,
        Array<PendingEffect> caused,
        Rng rng) {
    /**
     * An awaited decision.
     *
     * @param about the key of the decision, as in {@link io.github.terrene.kernel.Decision}
     * @param seat who decides
     */
    public record Asked(String about, Seat seat) {}

    /** The position of a game. */
    public static Position of(Game game) {
        Agenda agenda = game.agenda();
        return new Position(
                game.table(),
                Option.of(agenda.prompt()).map(prompt -> new Asked(prompt.key(), prompt.seat())),
                agenda.tasks().reverse().flatMap(Task::answers).toArray(),
                agenda.tasks().flatMap(Task::source).headOption(),
                agenda.tasks().flatMap(Task::cause).headOption(),
                agenda.queue(),
                agenda.caused(),
                game.rng());
    }
}
