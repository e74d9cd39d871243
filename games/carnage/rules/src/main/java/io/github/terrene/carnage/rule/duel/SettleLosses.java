package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.DuplicateLost;
import io.github.terrene.carnage.event.LegendKept;
import io.github.terrene.carnage.event.LegendLost;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.rule.resolve.Departures;
import io.github.terrene.carnage.rule.resolve.DueEffects;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Loss;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Beaten fighters are settled, one after another.
 *
 * @param left the losses that are not settled yet, the next one first
 */
@Internal
@Rule({"CG-9.1", "CG-9.2", "CG-9.3", "CG-9.4", "CG-9.10", "CG-9.11", "CG-12.13"})
public record SettleLosses(Array<Loss> left) implements Asking {
    private static final Choice RESCUED = new OwnChoice.Rescued();
    private static final Array<Choice> CANDIDATES = Array.of(Choice.YES, RESCUED, Choice.NO);

    static SettleLosses begin(Play play) {
        return new SettleLosses(all(play.table(), play.table().duel().get()));
    }

    /** All that were beaten: the active player's first, in the order of the rounds. */
    @Rule({"CG-9.1", "CG-12.13"})
    private static Array<Loss> all(Table table, Duel duel) {
        return Players.from(table.active()).flatMap(seat -> duel.beaten(seat).map(fighter -> new Loss(seat, fighter)));
    }

    @Override
    public Array<Due> due() {
        return left.isEmpty() ? Array.empty() : Array.of(new Due.SettlingLosses(left));
    }

    @Override
    public void run(Play play) {
        if (left.isEmpty()) {
            return;
        }
        Loss loss = left.head();
        if (play.table().duel().get().monsters(loss.seat()) || beaten(play) == null) {
            play.next(new SettleLosses(left.tail()));
            DueEffects.begin(play, due(play));
        } else {
            Stack legend = legend(play);
            if (legend.reinforced()) {
                Array<Task> due = due(play);
                play.emit(new DuplicateLost(
                        loss.seat(), loss.fighter(), legend.under().last()));
                play.next(new SettleLosses(left.tail()));
                DueEffects.begin(play, due);
            } else {
                Asking.super.run(play);
            }
        }
    }

    /** What waits for the next one to be beaten; that of a Legend happens when it is settled what becomes of the Legend. */
    @Rule("CG-12.20")
    private Array<Task> due(Play play) {
        @Nullable CardInPlay beaten = beaten(play);
        return beaten == null ? Array.empty() : DueEffects.of(play.table(), When.BEATEN, beaten);
    }

    /** Who is beaten; null if a text has removed that fighter since, which is no loss. */
    @Rule("CG-12.18")
    private @Nullable CardInPlay beaten(Play play) {
        return Fighter.standing(play.table(), left.head().seat(), left.head().fighter());
    }

    private Stack legend(Play play) {
        return play.side(left.head().seat())
                .spearhead()
                .legend(left.head().fighter())
                .get();
    }

    @Override
    public Question question(Play play) {
        Seat seat = left.isEmpty() ? play.table().active() : left.head().seat();
        return Question.of(seat, "CG-9.3", "keep", decides(play) ? permitted(CANDIDATES, play) : Array.empty());
    }

    @Override
    @Rule({"CG-9.3", "CG-12.12"})
    public boolean permits(Choice answer, Play play, Verdict why) {
        Seat seat = left.head().seat();
        if (answer.equals(Choice.YES)) {
            return play.side(seat).purse().raiven() > 0 || why.no("CG-9.3/no-raiven", "you have no Raïven left");
        }
        return !answer.equals(RESCUED)
                || play.table().promised(seat, ForNextDuel.Rescue.class)
                || why.no("CG-12.12/no-rescue", "no effect keeps a beaten Legend in this duel");
    }

    /** Whether the next one is a Legend without duplicates: its owner decides. */
    private boolean decides(Play play) {
        return left.nonEmpty()
                && !play.table().duel().get().monsters(left.head().seat())
                && !legend(play).reinforced();
    }

    @Override
    public void chosen(Choice choice, Play play) {
        Loss loss = left.head();
        Array<Task> due = due(play);
        if (choice.equals(Choice.NO)) {
            lose(loss, play);
        } else {
            play.emit(new LegendKept(
                    loss.seat(), loss.fighter(), legend(play).card(), choice instanceof OwnChoice.Rescued));
        }
        play.next(new SettleLosses(left.tail()));
        DueEffects.begin(play, due);
    }

    @Rule({"CG-9.3", "CG-9.4"})
    private void lose(Loss loss, Play play) {
        play.emit(new LegendLost(loss.seat(), loss.fighter(), legend(play).card()));
        Departures.relic(loss.seat(), loss.fighter(), play);
    }
}
