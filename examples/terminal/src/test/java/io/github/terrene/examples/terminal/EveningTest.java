package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game with ready decks: played, saved, played back, and refused. */
class EveningTest {
    @TempDir
    static Path folder;

    private static Map<String, SavedGame> all;

    /** Their names on the command line. */
    static Iterable<String> games() {
        return Games.all().filter(game -> game.bestOf().size() > 1).map(Playable::option);
    }

    @BeforeAll
    static void save() {
        all = Array.ofAll(games())
                .toLinkedMap(
                        game -> game,
                        game -> SavedGame.of(folder.resolve(game + ".replay"), "--game", game, "--seed", "7"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("a replay tells the same tale and is verified, whether the game is named or not")
    void playedBack(String game) {
        SavedGame saved = all.get(game).get();
        assertThat(saved.played().out())
                .contains("To see it again: --game " + game + " --seed 7", "The replay is in " + saved.file());
        Run back = saved.playedBack();
        assertThat(tale(back)).isEqualTo(tale(saved.played())).contains("Turn 2");
        assertThat(saved.playedBack("--game", game).out()).isEqualTo(back.out());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("a match is won by two games, and played back whether the game is named or not")
    void bestOfThree(String game) {
        SavedGame saved =
                SavedGame.of(folder.resolve(game + " match.replay"), "--game", game, "--best-of", "3", "--seed", "7");
        assertThat(saved.played().out())
                .contains("best of three", "Game 2", " wins the match.")
                .contains("To see it again: --game " + game + " --best-of 3 --seed 7");
        Run back = saved.playedBack();
        assertThat(tale(back)).isEqualTo(tale(saved.played()));
        assertThat(saved.playedBack("--game", game).out()).isEqualTo(back.out());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("whoever plays a match gives up one game and is asked in the next")
    void personInAMatch(String game) {
        Path file = folder.resolve(game + " match left.replay");
        SavedGame left = SavedGame.typing(
                "give up\nyes\nundo\nquit\n", file, "--game", game, "--best-of", "3", "--human", "--seed", "3");
        assertThat(left.played().out()).contains("Game 1 goes to North, and the games stand at 0 to 1.", "Game 2");
        assertThat(left.playedBack().out()).contains("not finished");
    }

    private static String tale(Run run) {
        return run.out().substring(run.out().indexOf("  • "), run.out().indexOf("Result:"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("a game that somebody left is saved up to there")
    void unfinished(String game) {
        Path file = folder.resolve(game + " left.replay");
        SavedGame left = SavedGame.typing("1\n1\nquit\n", file, "--game", game, "--human", "--seed", "3");
        assertThat(left.lines()).hasSizeGreaterThan(SavedGame.BEFORE_MOVES + 1);
        assertThat(left.playedBack().out()).contains("not finished");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("before it says where a replay deviates, it tells the game up to there and draws the table")
    void deviates(String game) {
        SavedGame saved = all.get(game).get();
        Run run = Run.of("--replay", saved.deviating(14).toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("deviates at step 14: line 20: after " + saved.step(14)[2], "0123456789abcdef is recorded");
        assertThat(run.out()).startsWith("Replay of South with ").doesNotContain("Verified");
        assertThat(run.out().lines().filter(line -> line.startsWith("  • ")))
                .isNotEmpty()
                .allMatch(saved.played().out()::contains);
        assertThat(run.out().substring(run.out().lastIndexOf("  • "))).contains("\n\n  North ");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
                    terralore | PayWith(seat:A,card:silt-eel)           | (TL-6.8)
                    hobe      | Choose(seat:A,choice:InPlay(number:1))  | (HB-12.4)
                    carnage   | PassSword(seat:A)                       | (CG-4.5)
                    """)
    @DisplayName("a replay with an illegal move names the rule")
    void illegal(String game, String action, String rule) {
        Path replay = all.get(game).get().doing(1, action);
        assertThat(SavedGame.refused(replay)).contains("deviates at step 1: line 7: " + action, "is refused: ", rule);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("a damaged replay, and one of another game, is refused with the line and the reason")
    void damaged(String game) {
        SavedGame saved = all.get(game).get();
        String text = saved.text();
        assertThat(refused(game, saved.written(text.substring(0, text.length() / 2))))
                .contains("is not a replay that can be played: line ");
        assertThat(refused(game, saved.changed(3, "seed 8"))).contains("deviates at its start: line 6: ");
        assertThat(refused(game, saved.changed(2, "game chess")))
                .contains("line 3: this is a replay of chess, not of " + game);
        assertThat(refused(game, saved.written("pizza"))).contains("line 1: this is not a replay");
        assertThat(refused("odyssey", saved.file())).contains("this is a replay of " + game);
    }

    private static String refused(String game, Path replay) {
        return SavedGame.refused(replay, "--game", game);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("options that mean nothing in such a game, or in a replay, are refused with what there is")
    void options(String game) {
        assertThat(misused("--game", game, "--edition", "rulebook"))
                .contains("--edition belongs to odyssey; in " + game + " there is one only");
        assertThat(misused("--game", game, "--format", "duel")).contains("--format belongs to odyssey; " + game);
        assertThat(misused("--game", game, "--view", "C")).contains("nobody sits at C; there is A or B");
        assertThat(misused("--game", game, "--decks", "one"))
                .contains("--decks needs two decks, not 1; for example --decks ");
        assertThat(misused("--game", game, "--decks", "xyzzy,one"))
                .contains("there is no deck \"xyzzy\". The decks are: ");
        assertThat(misused("--replay", all.get(game).get().file().toString(), "--decks", "tide,gloom"))
                .contains("leave out --decks");
    }

    private static String misused(String... options) {
        Run run = Run.of(options);
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        return run.err();
    }
}
