package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.event.DuelEvent.FightersExchanged;
import io.github.terrene.carnage.rule.Asking;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Promise;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * Fighters are exchanged by effects.
 *
 * @param left the players who have still to name a pair of the opponent's fighters, the next one first
 */
@Internal
@Rule({"CG-12.4", "CG-12.9", "CG-10.15"})
public record ExchangeFighters(Array<Seat> left) implements Asking, DuelTask {
    /** All exchanges that wait: the active player's first, each in the order of use. */
    static ExchangeFighters begin(Play play) {
        return new ExchangeFighters(all(play.table()));
    }

    private static Array<Seat> all(Table table) {
        Array<Seat> waiting = table.promises()
                .filter(promise -> promise.effect() instanceof ForNextDuel.Exchange)
                .map(Promise::seat);
        Seat active = table.active();
        return waiting.filter(active::equals).appendAll(waiting.reject(active::equals));
    }

    @Override
    public Question question(Play play) {
        Seat chooser = left.isEmpty() ? play.table().active() : left.head();
        return new Question(
                chooser,
                "CG-12.9",
                "exchange",
                false,
                left.isEmpty() ? Array.empty() : pairs(play, Players.opponent(chooser)));
    }

    private static Array<Choice> pairs(Play play, Seat seat) {
        Duel duel = play.table().duel().get();
        Gathered<Choice> pairs = new Gathered<>(Duel.ROUNDS);
        for (int one = 1; duel.order(seat).nonEmpty() && one <= Duel.ROUNDS; one++) {
            for (int other = one + 1; other <= Duel.ROUNDS; other++) {
                if (duel.fighter(seat, one) > 0 && duel.fighter(seat, other) > 0) {
                    pairs.add(new Choice.Pair(one, other));
                }
            }
        }
        return pairs.all();
    }

    @Override
    public void chosen(Choice choice, Play play) {
        Choice.Pair pair = (Choice.Pair) choice;
        play.emit(new FightersExchanged(Players.opponent(left.head()), pair.one(), pair.other()));
        play.next(new ExchangeFighters(left.tail()));
    }

    @Override
    public void nothing(Play play) {
        if (left.nonEmpty()) {
            play.next(new ExchangeFighters(left.tail()));
        }
    }

    @Override
    public boolean precedes(Game game, Duel duel, Task next) {
        return next.equals(DrawElements.TASK)
                && duel.fought().isEmpty()
                && all(game.table()).endsWith(left);
    }
}
