package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.FightersExchanged;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/**
 * Fighters are exchanged by effects.
 *
 * @param left the players who still have to name a pair of the opponent's fighters, the next one first
 */
@Internal
@Rule({"CG-12.4", "CG-12.9", "CG-10.15"})
public record ExchangeFighters(Array<Seat> left) implements Asking {
    private static final Array<Choice> PAIRS =
            Array.of(new OwnChoice.Pair(1, 2), new OwnChoice.Pair(1, 3), new OwnChoice.Pair(2, 3));

    /** All exchanges that wait: the active player's first, each in the order of use. */
    static ExchangeFighters begin(Play play) {
        return new ExchangeFighters(all(play.table()));
    }

    private static Array<Seat> all(Table table) {
        Array<Seat> waiting = table.promises()
                .filter(promise -> promise.effect() instanceof ForNextDuel.Exchange)
                .map(NextDuelEffect::seat);
        Seat active = table.active();
        return waiting.filter(active::equals).appendAll(waiting.reject(active::equals));
    }

    @Override
    public Array<Due> due() {
        return left.isEmpty() ? Array.empty() : Array.of(new Due.Exchanging(left));
    }

    @Override
    public Question question(Play play) {
        Seat chooser = left.isEmpty() ? play.table().active() : left.head();
        return new Question(
                chooser, "CG-12.9", "exchange", false, left.isEmpty() ? Array.empty() : permitted(PAIRS, play));
    }

    @Override
    public boolean permits(Choice answer, Play play, Verdict why) {
        if (!(answer instanceof OwnChoice.Pair pair)) {
            return true;
        }
        return (pair.one() < pair.other()
                        || why.no("CG-12.9/fighters-order", "two fighters change places, the earlier one first"))
                && acts(pair.one(), play, why)
                && acts(pair.other(), play, why);
    }

    private boolean acts(int round, Play play, Verdict why) {
        Seat opponent = Players.opponent(left.head());
        Duel duel = play.table().duel().get();
        boolean there = round >= 1 && round <= duel.order(opponent).size() && duel.fighter(opponent, round) > 0;
        return there || why.no("CG-12.9/nobody-acts", "nobody acts in round {round:number}", round);
    }

    @Override
    public void chosen(Choice choice, Play play) {
        OwnChoice.Pair pair = (OwnChoice.Pair) choice;
        Seat opponent = Players.opponent(left.head());
        play.emit(new FightersExchanged(
                opponent,
                pair.one(),
                pair.other(),
                Fighter.inRound(play.table(), opponent, pair.one()),
                Fighter.inRound(play.table(), opponent, pair.other())));
        play.next(new ExchangeFighters(left.tail()));
    }

    @Override
    public void nothing(Play play) {
        if (left.nonEmpty()) {
            play.next(new ExchangeFighters(left.tail()));
        }
    }
}
