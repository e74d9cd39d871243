package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.PendingXp;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.SoloPrompt;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.battle.EndBattle;
import io.github.terrene.odyssey.rule.resolve.CarryOut;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** What must hold for the agenda of a game that was read from text. */
final class AgendaInvariants {
    private AgendaInvariants() {}

    /** All of them, for games with these rules. */
    static Array<Invariant<Game, ?>> of(RuleBook book) {
        return Array.of(
                Invariant.of(
                        Agenda.class,
                        (game, agenda) -> game.over() ? agenda.equals(Agenda.EMPTY) : agenda.prompt() != null,
                        "a decision must be awaited, unless the game is over and nothing is left to be done"),
                Invariant.of(
                        Agenda.class,
                        (game, agenda) -> agenda.offers().forAll(game.table()::plays),
                        "a player who left the game cannot be offered anything"),
                Invariant.of(
                        PendingXp.class,
                        (game, owed) -> StateInvariants.areTallies(owed.xp()),
                        "XP is gained, not lost"),
                Invariant.of(
                        SoloPrompt.class,
                        (game, prompt) -> game.table().plays(prompt.seat()),
                        "a player who left the game cannot decide anything"),
                Invariant.of(
                        Table.class,
                        (game, table) -> game.over()
                                || table.battle().isEmpty()
                                || game.agenda().tasks().exists(EndBattle.class::isInstance),
                        "an attack is under way, but nothing will end it"),
                Invariant.of(
                        Task.class,
                        (game, task) -> task.fits(game, below(game, task)),
                        "this cannot be what is still to be done here"),
                Invariant.of(
                        CarryOut.class,
                        unlessFaulty((game, task) -> task.leadsOn()),
                        "the ability has no such effect to carry out"),
                Invariant.of(
                        CarryOut.class,
                        unlessFaulty((game, task) -> task.isAnswered(book, game)),
                        "these are not answers to what the effect asks"),
                Invariant.of(
                        Agenda.class,
                        unlessFaulty((game, agenda) -> game.over() || retraced(book, game, agenda)),
                        "what has been chosen so far could not be chosen that way"),
                Invariant.of(
                        Agenda.class,
                        unlessFaulty((game, agenda) -> game.deciders()
                                .forAll(seat -> book.actions().legal(game, seat).nonEmpty())),
                        "a player who must decide has nothing to choose from"));
    }

    /** A text may say anything, so that an effect of a set may be carried out where it was never meant to be. */
    private static <T> BiPredicate<Game, T> unlessFaulty(BiPredicate<Game, T> holds) {
        return (game, part) -> {
            try {
                return holds.test(game, part);
            } catch (FaultyEffect faulty) {
                return false;
            }
        };
    }

    private static List<Task> below(Game game, Task task) {
        // a state that was read holds equal tasks, but no task twice
        return game.agenda().tasks().dropUntil(each -> each == task).tail();
    }

    /** Whether making all the choices of the awaited decision again leads to the same decision. */
    private static boolean retraced(RuleBook book, Game game, Agenda agenda) {
        @Nullable Prompt prompt = agenda.prompt();
        if (prompt == null) {
            return false;
        }
        Game below = game.with(agenda.tasks().tail());
        Game now = game.with(agenda.tasks().tail().prependAll(prompt.untouched(book, below)));
        for (Action choice : prompt.actions()) {
            Game before = now;
            now = book.actions().apply(before, choice, book::begin).fold(refused -> before, Step::state);
        }
        return prompt.equals(now.prompt());
    }
}
