package io.github.terrene.examples.selfplay;

import io.github.terrene.bots.arena.Arena;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.bots.arena.Tournament;
import io.github.terrene.bots.arena.Wish;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultText;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import picocli.CommandLine;

/** What is done on other machines. All that they are told is text and numbers. */
final class Worker {
    private Worker() {}

    /**
     * Plays some games of a tournament one after the other, and keeps their results.
     *
     * @param options which tournament, as on the command line
     * @param seed of the tournament, if the options do not name it
     * @param folder where results are kept
     * @param numbers of the games
     * @return the results, as the text of a file
     */
    static String play(String[] options, long seed, String folder, Configuration settings, List<Integer> numbers)
            throws IOException {
        Tournament tournament = tournament(options, seed);
        Array<GameResult> part =
                Array.ofAll(numbers).map(number -> Arena.play(tournament.game(), tournament.fixture(number)));
        Folder.of(folder, settings).keep(part);
        return ResultText.of(part);
    }

    private static Tournament tournament(String[] options, long seed) {
        Wish wish = new Wish();
        new CommandLine(wish).setUnmatchedArgumentsAllowed(true).parseArgs(options);
        return wish.schedule(ArenaGames.onPath(), Option.some(seed))
                .getOrElseThrow(problems -> new IllegalStateException(
                        "this machine has not what the others have: " + problems.mkString("; ")))
                .tournament();
    }
}
