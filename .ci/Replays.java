import io.github.terrene.examples.terminal.Main;
import java.io.File;
import java.util.stream.Stream;

/**
 * Saves replays of whole games of all kinds, played by bots, in a folder that is given: {@code java -cp ... .ci/Replays.java FOLDER}. One
 * machine plays them all, since starting one takes longer than a game.
 */
final class Replays {
    private Replays() {}

    public static void main(String[] folder) {
        for (String seed : new String[] {"7", "8", "9"}) {
            play(folder[0], "rulebook-" + seed, "--edition", "rulebook", "--seed", seed);
            play(folder[0], "update-2015-" + seed, "--edition", "update-2015", "--seed", seed);
            play(folder[0], "terralore-" + seed, "--game", "terralore", "--decks", "root,gloom", "--seed", seed);
            play(folder[0], "hobe-" + seed, "--game", "hobe", "--seed", seed);
            play(folder[0], "carnage-" + seed, "--game", "carnage", "--seed", seed);
        }
    }

    /** The program ends this machine, with a code that is not 0, if it fails. */
    private static void play(String folder, String name, String... options) {
        Main.main(Stream.concat(Stream.of(options), Stream.of("--save", folder + File.separator + name)).toArray(String[]::new));
    }
}
