package io.github.terrene.carnage.game;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Amount;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What must hold for a game that was read from a text, so that the rules can go on from it. Each group relies on those before it. */
public final class StateInvariants {
    private StateInvariants() {}

    /** All of them. */
    public static Array<Invariant<Game, ?>> of(Catalogue catalogue) {
        return atoms(catalogue)
                .appendAll(TableInvariants.ALL)
                .appendAll(EndInvariants.ALL)
                .appendAll(tasks());
    }

    private static Array<Invariant<Game, ?>> atoms(Catalogue catalogue) {
        return Array.of(
                Invariant.ofNumbers(Amount.MOST),
                Invariant.<Game, Integer>of(Integer.class, (game, number) -> number >= 0, "no number is below 0")
                        .by("CG-1.11"),
                Invariant.of(Seat.class, (game, seat) -> Players.has(seat), "nobody sits at that seat"),
                Invariant.of(Card.class, (game, card) -> !card.unknown(), "an unknown card cannot occur here"),
                Invariant.of(ElementCard.class, (game, card) -> !card.unknown(), "an unknown card cannot occur here"),
                Invariant.of(
                        Table.class,
                        (game, table) -> table.elements().equals(catalogue.elements()),
                        "these are not the elements of the game"));
    }

    private static Array<Invariant<Game, ?>> tasks() {
        return Array.of(
                Invariant.of(
                        WrittenState.class,
                        (game, state) -> game.over() ? game.tasks().isEmpty() : game.prompt() != null,
                        "a decision must be awaited, unless the game is over and nothing is left to be done"),
                Invariant.of(
                        Task.class,
                        (game, task) -> task.fits(game, below(game, task)),
                        "this cannot be what is still to be done here"),
                Invariant.of(
                        WrittenState.class,
                        (game, state) -> game.over() || retraced(game),
                        "what has been chosen so far could not be chosen that way"));
    }

    private static List<Task> below(Game game, Task task) {
        // a state that was read holds equal tasks, but no task twice
        return game.tasks().dropUntil(each -> each == task).tail();
    }

    /** Whether the same decision is awaited when everything chosen in it is chosen again. */
    private static boolean retraced(Game game) {
        @Nullable Prompt prompt = game.prompt();
        if (prompt == null) {
            return false;
        }
        Option<Game> now = Option.some(game.with(game.tasks().tail().prepend(prompt.untouched())));
        for (Action choice : prompt.actions()) {
            now = now.flatMap(before -> StandardRules.ACTIONS
                            .apply(before, choice, Play::new)
                            .toOption())
                    .map(Step::state);
        }
        return now.exists(after -> prompt.equals(after.prompt()));
    }
}
