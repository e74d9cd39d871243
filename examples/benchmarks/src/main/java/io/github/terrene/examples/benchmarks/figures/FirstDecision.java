package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.CarnagePlay;
import io.github.terrene.examples.benchmarks.play.HobePlay;
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
     * @param arguments sensible play of one game, as {@link Plays} names it, and for how many seconds it goes on after the first decision
     */
    public static void main(String[] arguments) {
        long begun = System.nanoTime();
        int choices = choices(arguments[0]);
        System.out.println(System.nanoTime() - begun);
        int seconds = choices > 0 ? Integer.parseInt(arguments[1]) : 0;
        if (seconds > 0) {
            playOn(Plays.valueOf(arguments[0]).begin(), seconds);
        }
    }

    /** Loads no other game, as {@link Plays} would. */
    private static int choices(String plays) {
        return switch (plays) {
            case "REAL_SENSIBLE" -> choices(OdysseyPlay.realDecks());
            case "TERRALORE_SENSIBLE" -> choices(TerralorePlay.uniform());
            case "HOBE_SENSIBLE" -> choices(HobePlay.uniform());
            case "CARNAGE_SENSIBLE" -> choices(CarnagePlay.uniform());
            default -> throw new IllegalArgumentException(plays);
        };
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
