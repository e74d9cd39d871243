package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Leaving;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What must hold for a game that was read from a text, so that the rules can go on from it: they take for granted what no play can change.
 * Each group relies on those before it.
 */
public final class StateInvariants {
    /** All of them. */
    public static final Array<Invariant<Game, ?>> ALL =
            atoms().appendAll(TableInvariants.ALL).appendAll(EndInvariants.ALL).appendAll(agenda());

    private StateInvariants() {}

    private static Array<Invariant<Game, ?>> atoms() {
        return Array.of(
                Invariant.ofNumbers(Points.MOST),
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
                        (game, agenda) -> game.over() || skills(game.table()).forAll(agenda::takesAway),
                        "nothing will take a Skill off the field"),
                Invariant.of(PendingEffect.class, (game, waiting) -> waiting.exists(), "that card has no such effect"),
                Invariant.of(CarryOut.class, (game, task) -> task.exists(), "that card has no such effect"),
                Invariant.of(
                        Task.class,
                        (game, task) -> task.fits(game, below(game, task)),
                        "this cannot be what is still to be done here"),
                Invariant.of(
                        CarryOut.class,
                        (game, task) -> task.isAnswered(game),
                        "these are not answers to what the effect asks"),
                Invariant.of(
                        Agenda.class,
                        (game, agenda) -> game.over() || retraced(game, agenda),
                        "what has been chosen so far could not be chosen that way"));
    }

    /** The Skills that do not stay on the field. */
    @Rule("TL-7.10")
    private static Array<CardOnField> skills(Table table) {
        return Place.all()
                .flatMap(table::standing)
                .reject(card -> card.creature() || card.card().leaving() == Leaving.STAYING);
    }

    private static List<Task> below(Game game, Task task) {
        // a state that was read holds equal tasks, but no task twice
        return game.agenda().tasks().dropUntil(each -> each == task).tail();
    }

    /** Whether the same decision is awaited when everything chosen in it is chosen again. */
    private static boolean retraced(Game game, Agenda agenda) {
        @Nullable Prompt prompt = agenda.prompt();
        if (prompt == null) {
            return false;
        }
        List<Task> below = agenda.tasks().tail();
        Option<Game> now = Option.some(game.with(below.prependAll(prompt.untouched(game.with(below)))));
        for (Action choice : prompt.actions()) {
            now = now.flatMap(before -> StandardRules.ACTIONS
                            .apply(before, choice, Play::new)
                            .toOption())
                    .map(Step::state);
        }
        return now.exists(after -> prompt.equals(after.prompt()));
    }
}
