package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.OdysseyPlay;
import io.github.terrene.examples.benchmarks.play.Plays;
import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.github.terrene.examples.benchmarks.play.RulesPlay;
import io.github.terrene.examples.benchmarks.play.TerralorePlay;
import java.util.concurrent.TimeUnit;

/**
 * A program that {@link StartUp} starts: it prints how many nanoseconds after the beginning of {@code main} the first decision is listed,
 * and then, for each second that it goes on playing, how many decisions it made.
 */
public final class FirstDecision {
    private FirstDecision() {}

    /**
     * Starts.
     *
     * @param arguments a game, {@code odyssey} or {@code terralore}, and for how many seconds it is played after the first decision
     */
    public static void main(String[] arguments) {
        long begun = System.nanoTime();
        boolean odyssey = arguments[0].equals("odyssey");
        int choices = odyssey ? choices(OdysseyPlay.realDecks()) : choices(TerralorePlay.uniform());
        System.out.println(System.nanoTime() - begun);
        int seconds = choices > 0 ? Integer.parseInt(arguments[1]) : 0;
        if (seconds > 0) {
            playOn((odyssey ? Plays.REAL_SENSIBLE : Plays.TERRALORE_SENSIBLE).begin(), seconds);
        }
    }

    private static <S> int choices(RulesPlay<?, S, ?, ?, ?> play) {
        return play.rules().legal(play.game(), play.awaited()).size();
    }

    private static void playOn(RandomPlay play, int seconds) {
        long begun = System.nanoTime();
        for (int second = 1; second <= seconds; second++) {
            long before = play.decisions();
            long end = begun + TimeUnit.SECONDS.toNanos(second);
            while (System.nanoTime() < end) {
                play.playDecisions(10);
            }
            System.out.println(play.decisions() - before);
        }
    }
}
