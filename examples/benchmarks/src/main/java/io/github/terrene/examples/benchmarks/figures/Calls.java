package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.figures.CallTable.Call;
import io.github.terrene.examples.benchmarks.play.CarnagePlay;
import io.github.terrene.examples.benchmarks.play.HobePlay;
import io.github.terrene.examples.benchmarks.play.OdysseyPlay;
import io.github.terrene.examples.benchmarks.play.RulesPlay;
import io.github.terrene.examples.benchmarks.play.TerralorePlay;
import io.github.terrene.examples.benchmarks.play.Uniform;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.game.PlayStyles;
import io.vavr.collection.Array;
import java.util.List;

/** Single calls, on average over many decisions of random play. */
final class Calls implements Section {
    private static final int MOST_DECISIONS = 100_000;
    private static final int SHORT = 16;

    @Override
    public String name() {
        return "calls";
    }

    @Override
    public String about() {
        return "single calls, on average over " + Positions.NUMBER + " decisions of uniform play";
    }

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        print("Terrene Odyssey, real decks", OdysseyPlay.realDecks(), PlayStyles.SENSIBLE, report, effort);
        print(
                "Terralore, ready decks",
                TerralorePlay.uniform(),
                io.github.terrene.terralore.game.PlayStyles.SENSIBLE,
                report,
                effort);
        print("Hobe, ready decks", HobePlay.uniform(), io.github.terrene.hobe.game.PlayStyles.SENSIBLE, report, effort);
        print(
                "Carnage, ready lists",
                CarnagePlay.uniform(),
                io.github.terrene.carnage.game.PlayStyles.SENSIBLE,
                report,
                effort);
    }

    private static <C, S, A, E, V> void print(
            String game,
            RulesPlay<C, S, A, E, V> play,
            Policy<? super S, ? super A> sensible,
            Report report,
            Effort effort) {
        Positions<S, A, V> positions = new Positions<>(play);
        new CallTable(positions, calls(play.rules(), positions, sensible)).print(game, report, effort);
    }

    private static <S, A, E, V> Array<Call> calls(
            Rules<?, S, A, E, V> rules, Positions<S, A, V> at, Policy<? super S, ? super A> sensible) {
        List<A> illegal = at.illegal();
        return Array.of(
                new Call("legal: listing what a seat may do", SHORT, () -> rules.legal(at.state(), at.seat())),
                new Call("moves: the same, ready to be stepped", SHORT, () -> rules.moves(at.state(), at.seat())),
                new Call(
                        "apply: checking and carrying out an action",
                        SHORT,
                        () -> rules.apply(at.state(), at.action())),
                new Call(
                        "apply: an illegal action, with all reasons",
                        SHORT,
                        () -> rules.apply(at.state(), illegal.get(at.place()))),
                new Call("whyNot: the reasons alone", SHORT, () -> rules.whyNot(at.state(), illegal.get(at.place()))),
                new Call("view: what a seat may know", SHORT, () -> rules.view(at.state(), at.seat())),
                new Call("imagine: a state that fits a view, open lists", SHORT, () -> imagined(rules, at, at.pool())),
                new Call("imagine: the same where lists are closed", SHORT, () -> imagined(rules, at, at.known())),
                new Call("imagine, and a sensible playout to the end", 1, () -> playout(rules, at, sensible)),
                new Call(
                        "imagine, and a uniform playout to the end",
                        1,
                        () -> playout(rules, at, new Uniform<>(rules))));
    }

    private static <S, V> S imagined(Rules<?, S, ?, ?, V> rules, Positions<S, ?, V> at, CardPool pool) {
        return rules.imagine(at.view(), pool, Rng.of(at.place()));
    }

    private static <S, A, V> S playout(
            Rules<?, S, A, ?, V> rules, Positions<S, A, V> at, Policy<? super S, ? super A> policy) {
        return policy.playout(
                rules,
                imagined(rules, at, at.pool()),
                Rng.of(at.place()).split(1).dice(),
                MOST_DECISIONS);
    }
}
