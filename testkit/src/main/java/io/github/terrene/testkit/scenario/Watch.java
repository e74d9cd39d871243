package io.github.terrene.testkit.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.GameNotation;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What must hold of every step of every scenario, whatever it tells: the laws that need no generator.
 *
 * @param rules the rules
 */
record Watch(TerreneOdyssey rules) {

    /** What is wrong with a step; nothing if all is well. */
    Seq<String> faults(Game before, Action action, Step<Game, Event> step) {
        Game after = step.state();
        Array<String> faults = Array.empty();
        if (!rules.legal(before, action.seat()).contains(action)) {
            faults = faults.append("it is accepted, but not listed as legal: " + action);
        }
        if (!fold(before.table(), step.events()).equals(after.table())) {
            faults = faults.append("the events do not lead from the table before to the table after");
        }
        for (Seat seat : rules.seats(after)) {
            Seq<Event> sent = step.events().map(event -> rules.seenBy(event, seat));
            Table seen = fold(rules.view(before, seat).table(), sent);
            if (!seen.equals(rules.view(after, seat).table())) {
                faults = faults.append("the events that " + seat + " was sent do not lead to the table that " + seat
                        + " sees:\n" + Drawing.of(seen));
            }
        }
        return restored(after).equals(after)
                ? faults
                : faults.append("the game is another one when it was saved and loaded");
    }

    private static Table fold(Table table, Seq<Event> events) {
        return events.foldLeft(table, (so, event) -> event.applyTo(so));
    }

    private Game restored(Game game) {
        GameNotation notation = rules.notation();
        GameConfig config = new GameConfig(
                game.setting().options(), Array.empty(), game.setting().extraDraws());
        return notation.readState(config, notation.writeState(game))
                .getOrElseThrow(problem -> new AssertionError("the game cannot be loaded: " + problem));
    }
}
