package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.rule.EventTask.OpenWindow;
import io.github.terrene.hobe.rule.EventTask.ResolveEvents;
import io.github.terrene.hobe.rule.EventTask.Spend;
import io.github.terrene.hobe.rule.Prompt.MoveOrPlay;
import io.github.terrene.hobe.rule.Prompt.NameAttacker;
import io.github.terrene.hobe.rule.Prompt.Window;
import io.github.terrene.hobe.rule.TurnTask.Continue;
import io.github.terrene.hobe.rule.TurnTask.Drain;
import io.github.terrene.hobe.rule.TurnTask.DrawCard;
import io.github.terrene.hobe.rule.TurnTask.FinishTurn;
import io.github.terrene.hobe.rule.TurnTask.NextAttack;
import io.github.terrene.hobe.table.Battle;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** Whether what is still to be done can follow one another that way, in a game that was read from a text. */
@Rule({"HB-5.1", "HB-8.5", "HB-8.9"})
final class TaskOrder {
    private TaskOrder() {}

    static boolean fits(Game game) {
        @Nullable Prompt prompt = game.prompt();
        List<Task> below = game.agenda().tasks().tail();
        Seat active = game.table().active();
        boolean between =
                game.agenda().caused().isEmpty() && game.agenda().queue().isEmpty();
        if (prompt instanceof MoveOrPlay turn) {
            boolean phase = game.table().phase() == Phase.MOVE || game.table().phase() == Phase.PLAY;
            return between && phase && turn.seat().equals(active) && below.isEmpty() && nothingPlayed(game);
        }
        if (prompt instanceof NameAttacker attacker) {
            return between
                    && game.table().phase() == Phase.BATTLE
                    && attacker.seat().equals(active)
                    && below.isEmpty()
                    && nothingPlayed(game)
                    && Battle.attackers(game.table(), 2).size() > 1;
        }
        if (prompt instanceof Window window) {
            return between && window(game, window, below);
        }
        return prompt instanceof Ask ask && asked(game, ask, below);
    }

    private static boolean nothingPlayed(Game game) {
        return game.table().played().isEmpty();
    }

    private static boolean window(Game game, Window window, List<Task> below) {
        Array<PlayedEvent> played = game.table().played();
        boolean answering = window.timing() == EventTiming.COUNTER;
        if (game.hand(window.seat()).size() == 0) {
            return false;
        }
        return answering
                ? played.nonEmpty()
                        && !played.last().seat().equals(window.seat())
                        && below.nonEmpty()
                        && below.head().equals(ResolveEvents.TASK)
                        && afterEvents(game, below.tail())
                : window.timing() == EventTiming.OPPONENT_BATTLE
                        && played.isEmpty()
                        && afterWindow(game, window.seat(), below);
    }

    /** After Events comes what their time was: the turn goes on, or the window before the first attack. */
    private static boolean afterEvents(Game game, List<Task> below) {
        Phase phase = game.table().phase();
        Seat passive = Players.opponent(game.table().active());
        return phase == Phase.PLAY
                ? below.equals(List.of(Continue.TASK))
                : below.nonEmpty()
                        && below.head().equals(new OpenWindow(passive, EventTiming.OPPONENT_BATTLE))
                        && afterWindow(game, passive, below.tail());
    }

    private static boolean afterWindow(Game game, Seat seat, List<Task> below) {
        return game.table().phase() == Phase.BATTLE
                && !seat.equals(game.table().active())
                && below.equals(List.of(NextAttack.TASK));
    }

    private static boolean asked(Game game, Ask ask, List<Task> below) {
        if (below.isEmpty() || !(below.head() instanceof Asking asking)) {
            return false;
        }
        Game now = game.with(game.agenda().with(below.tail()));
        return asking.asks(now).contains(ask.question()) && afterAsking(game, asking, below.tail());
    }

    private static boolean afterAsking(Game game, Asking asking, List<Task> below) {
        if (asking instanceof DiscardDown) {
            return below.equals(List.of(FinishTurn.TASK)) && game.table().phase() == Phase.END;
        }
        boolean event = ((CarryOut) asking).source().isEmpty();
        List<Task> start = event ? List.of(Spend.TASK, Drain.TASK, ResolveEvents.TASK) : List.of(Drain.TASK);
        List<Task> rest = below.drop(start.size());
        return below.startsWith(start) && (event ? afterEvents(game, rest) : afterDrain(game, rest));
    }

    /** What follows when all effects that are due have happened. */
    private static boolean afterDrain(Game game, List<Task> below) {
        if (below.nonEmpty() && below.head().equals(ResolveEvents.TASK)) {
            return afterEvents(game, below.tail());
        }
        List<Task> expected = switch (game.table().phase()) {
            case START -> List.of(DrawCard.TASK);
            case MOVE, PLAY -> List.of(Continue.TASK);
            case BATTLE -> List.of(NextAttack.TASK);
            case END -> List.of(DiscardDown.TASK, FinishTurn.TASK);
            default -> List.empty();
        };
        return expected.nonEmpty() && below.equals(expected);
    }
}
