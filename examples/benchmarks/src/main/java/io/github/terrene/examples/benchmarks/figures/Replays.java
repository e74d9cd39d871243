package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.CarnagePlay;
import io.github.terrene.examples.benchmarks.play.HobePlay;
import io.github.terrene.examples.benchmarks.play.OdysseyPlay;
import io.github.terrene.examples.benchmarks.play.RulesPlay;
import io.github.terrene.examples.benchmarks.play.TerralorePlay;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.game.PlayStyles;
import io.vavr.collection.Array;

/** Replays of whole games, played again with a fingerprint of every state. */
final class Replays implements Section {
    private static final int RECORDED = 100;
    private static final int MANY = 10_000;
    private static final double SECOND = 1e9;

    @Override
    public String name() {
        return "replays";
    }

    @Override
    public String about() {
        return "recorded games played again, with a fingerprint of every state";
    }

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        report.line("%-36s%10s%20s%12s%22s", "", "games", "quartiles", "actions", "seconds for");
        report.line("%-36s%10s%20s%12s%22s", "", "a second", "", "a second", "10,000 games");
        print("real decks, sensible", OdysseyPlay.realDecks(), PlayStyles.SENSIBLE, report, effort);
        print(
                "Terralore, sensible",
                TerralorePlay.uniform(),
                io.github.terrene.terralore.game.PlayStyles.SENSIBLE,
                report,
                effort);
        print("Hobe, sensible", HobePlay.uniform(), io.github.terrene.hobe.game.PlayStyles.SENSIBLE, report, effort);
        print(
                "Carnage, sensible",
                CarnagePlay.uniform(),
                io.github.terrene.carnage.game.PlayStyles.SENSIBLE,
                report,
                effort);
    }

    private static <C, S, A, E, V> void print(
            String title,
            RulesPlay<C, S, A, E, V> play,
            Policy<? super S, ? super A> policy,
            Report report,
            Effort effort) {
        report.progress("recording games, " + title);
        Array<Replay<C, A>> replays =
                Array.range(0, RECORDED).map(seed -> recorded(play.rules(), play.config(), seed, policy));
        Array<Cost> costs = Rounds.during(
                effort.replays(),
                "verifying replays, " + title,
                report,
                () -> Cost.of(() -> replays.forEach(replay -> verify(replay, play.rules()))));
        Spread games = Spread.of(costs, cost -> RECORDED * SECOND / cost.nanos());
        double actions = replays.map(replay -> replay.entries().size()).sum().doubleValue() / RECORDED;
        report.line(
                "%-36s%,10.0f%20s%,12.0f%22.1f",
                title, games.median(), games.quartiles("%,.0f"), games.median() * actions, MANY / games.median());
    }

    private static <C, S, A, E> Replay<C, A> recorded(
            Rules<C, S, A, E, ?> rules, C config, long seed, Policy<? super S, ? super A> policy) {
        Dice dice = Rng.of(seed).split(1).dice();
        Timeline<S, A, E> played = Timeline.start(rules, config, seed).get();
        while (rules.outcome(played.state()).isEmpty()) {
            S state = played.state();
            Moves<S, A, E> moves = rules.moves(state, rules.deciders(state).head());
            int place = policy.place(state, moves, dice::below);
            played = played.and(new Move<>(moves.action(place), moves.step(place)));
        }
        return Replay.of(rules, config, seed, played);
    }

    private static <C, S, A, E> void verify(Replay<C, A> replay, Rules<C, S, A, E, ?> rules) {
        if (replay.verify(rules).isLeft()) {
            throw new IllegalStateException(
                    "a replay cannot be played again: " + replay.verify(rules).getLeft());
        }
    }
}
