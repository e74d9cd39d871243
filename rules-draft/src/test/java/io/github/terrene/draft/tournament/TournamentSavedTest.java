package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Saved tournaments go on as unsaved ones; what cannot have been saved is refused. */
@Rule({"TO-14.9", "TO-14.16"})
class TournamentSavedTest {
    private static final Notation<TournamentConfig, Tournament, TournamentAction> NOTATION = RULES.notation();
    private static final TournamentConfig CONFIG = Arena.config(5);

    private static final String ROUNDS = "the rounds cannot have been paired like that";
    private static final String GAMES = "the games of this round do not fit their results";
    private static final String PLAYERS = "the players, or who has left, do not fit the configuration";
    private static final String OUTCOME = "the results and the outcome do not match";
    private static final String PLANS = "nobody else can plan to leave after this round";

    /** Five players in their second round, one of them gone, one about to go. */
    private static Arena second() {
        return Array.range(0, 1000)
                .map(seed -> Arena.of(5, seed))
                .find(arena -> arena.paired().equals("AD BE C"))
                .get()
                .lowerSeatsWin()
                .leave("D")
                .plan("A");
    }

    @Test
    void everyStateOfAWholeTournamentCanBeSaved() {
        Arena arena = second();
        List<Tournament> states = new ArrayList<>();
        states.add(Arena.of(5, 1).state());
        states.add(arena.state());
        while (arena.state().outcome().isEmpty()) {
            for (int i = 0; i < 7 && arena.state().outcome().isEmpty(); i++) {
                Decision first = RULES.pending(arena.state()).get(0);
                arena.apply(RULES.choices(arena.state(), first.seat()).last());
            }
            states.add(arena.state());
        }
        assertThat(states).hasSizeGreaterThan(10);
        for (Tournament state : states) {
            String text = NOTATION.writeState(state);
            Tournament read = NOTATION.readState(CONFIG, text).get();
            assertThat(read).isEqualTo(state);
            assertThat(NOTATION.writePosition(read)).isEqualTo(NOTATION.writePosition(state));
            assertThat(text).doesNotContain("\n");
        }
    }

    @Test
    void configurationsAndActionsAreWrittenAndRead() {
        TournamentConfig config = new TournamentConfig(
                CONFIG.options(),
                CONFIG.entrants()
                        .update(0, Option.none())
                        .update(
                                1,
                                Option.some(new Entrant(
                                        Arena.deck(1), Option.some(Arena.deck(2).cards())))));
        assertThat(NOTATION.readConfig(NOTATION.writeConfig(config))).contains(config);
        assertThat(NOTATION.game()).isEqualTo("terrene-odyssey-duel-tournament");
        Tournament state = second().state();
        for (Seat seat : Seat.first(5)) {
            for (TournamentAction action : RULES.legal(state, seat)) {
                assertThat(NOTATION.readAction(CONFIG, NOTATION.writeAction(action)))
                        .contains(action);
            }
        }
        assertThat(NOTATION.writeAction(new TournamentAction.Leave(Seat.of(2)))).isEqualTo("Leave(seat:C)");
    }

    private static void refused(String text, String from, String to, String why) {
        assertThat(text).contains(from);
        String changed = text.replace(from, to);
        assertThat(NOTATION.readState(CONFIG, changed).swap().toOption().map(Problem::sentence))
                .as("%s instead of %s in %s", to, from, text.substring(0, 400))
                .containsExactly(why);
    }

    @Test
    void whatCannotHaveBeenSavedIsRefused() {
        Tournament state = second().state();
        String text = NOTATION.writeState(state);
        assertThat(text)
                .matches("\\(configuration:\\(print:[0-9a-f]{16}\\),progress:.*")
                .contains("progress:(seats:5,rounds:[(games:[(first:A,second:D,result:FIRST),"
                        + "(first:B,second:E,result:FIRST)],bye:C),");
        refused(text, "seats:5", "seats:6", PLAYERS);
        refused(text, "left:[D]", "left:[D,D]", PLAYERS);
        refused(text, "left:[D]", "left:[D,G]", PLAYERS);
        refused(text, "(first:A,second:D,result:FIRST)", "(first:D,second:A,result:FIRST)", ROUNDS);
        refused(text, "(first:A,second:D,result:FIRST)", "(first:A,second:D,result:-)", ROUNDS);
        refused(text, "(first:A,second:D,result:FIRST)", "(first:A,second:A,result:FIRST)", ROUNDS);
        refused(text, "(first:A,second:D,result:FIRST)", "(first:A,second:Z,result:FIRST)", ROUNDS);
        refused(text, "bye:C),", "bye:-),", ROUNDS);
        refused(text, "bye:C),", "bye:D),", ROUNDS);
        refused(text, "leaving:[A]", "leaving:[D]", PLANS);
        refused(text, "leaving:[A]", "leaving:[A,A]", PLANS);
        refused(text, "leaving:[A]", "leaving:[Q]", PLANS);
        String unplanned = text.replace("leaving:[A]", "leaving:[]");
        String rng = unplanned.substring(unplanned.indexOf(",rng:", unplanned.indexOf("leaving:")));
        refused(unplanned, rng, rng.replace("outcome:-", "outcome:(winners:[A],rule:TO-14.12)"), OUTCOME);
        refused(text, "games:[(rules:duel", "games:[-,(rules:duel", GAMES);
        refused(text, "rules:duel", "rules:trio", "this was saved with other rules, not with those of duel");
    }

    /** A has left the game with D, or has won it. */
    @Test
    void aResultMustBeThatOfTheGameOrOfLeaving() {
        Tournament state = Array.range(0, 1000)
                .map(seed -> Arena.of(5, seed))
                .find(arena -> arena.paired().equals("AD BE C"))
                .get()
                .leave("A")
                .state();
        String text = NOTATION.writeState(state);
        assertThat(NOTATION.readState(CONFIG, text)).contains(state);
        refused(text, "second:D,result:SECOND", "second:D,result:FIRST", GAMES);
        refused(text, "second:D,result:SECOND", "second:D,result:DRAWN", GAMES);
        refused(text, "second:D,result:SECOND", "second:D,result:-", GAMES);
        refused(text, "second:E,result:-", "second:E,result:FIRST", GAMES);
        refused(text, "left:[A]", "left:[A,B]", GAMES);
        Arena played = Array.range(0, 1000)
                .map(seed -> Arena.of(5, seed))
                .find(arena -> arena.paired().equals("AD BE C"))
                .get()
                .wins("A");
        String over = NOTATION.writeState(played.state());
        refused(over, "second:D,result:FIRST", "second:D,result:SECOND", GAMES);
        refused(over, "second:D,result:FIRST", "second:D,result:DRAWN", GAMES);
        refused(over, "second:D,result:FIRST", "second:D,result:-", GAMES);
        refused(over, "leaving:[]", "leaving:[F]", PLANS);
    }

    @Test
    void aRoundThatCannotBeDrawnIsRefused() {
        Arena arena = Array.range(0, 1000)
                .map(seed -> Arena.of(4, seed))
                .find(each -> each.paired().equals("AB CD"))
                .get()
                .lowerSeatsWin();
        String text = NOTATION.writeState(arena.state());
        assertThat(NOTATION.readState(Arena.config(4), text).isRight()).isTrue();
        String pair = "(first:A,second:C,result:-),(first:B,second:D,result:-)";
        assertThat(text).contains(pair);
        assertThat(NOTATION.readState(
                                Arena.config(4),
                                text.replace(pair, "(first:A,second:D,result:-),(first:B,second:C,result:-)"))
                        .getLeft()
                        .sentence())
                .isEqualTo(ROUNDS);
    }

    @Test
    void aGameIsCheckedInTheWordsOfItsRules() {
        String text = NOTATION.writeState(Arena.of(5, 3).state());
        Problem problem = NOTATION.readState(CONFIG, text.replaceFirst("turn:0", "turn:-5"))
                .getLeft();
        assertThat(problem.place()).startsWith("games[0].");
        assertThat(problem.sentence()).isNotBlank();
    }

    @Test
    void aFinishedTournamentHasTheOutcomeOfItsResults() {
        Arena arena = Arena.of(5, 3);
        while (arena.state().outcome().isEmpty()) {
            arena.lowerSeatsWin();
        }
        String text = NOTATION.writeState(arena.state());
        assertThat(NOTATION.readState(CONFIG, text)).contains(arena.state());
        String winner = arena.state().outcome().get().winners().mkString(",");
        refused(text, "outcome:(winners:[" + winner + "],rule:TO-14.12)", "outcome:-", OUTCOME);
        refused(text, "rule:TO-14.12)", "rule:TO-14.16)", OUTCOME);
    }

    /** No text makes the rules throw: every number, seat and word of a state is changed, one at a time. */
    @Test
    void aChangedTextIsRefusedOrCanBePlayedOn() {
        String text = NOTATION.writeState(second().state());
        int end = text.indexOf("games:[(rules");
        Array<String> atoms = Array.of("-", "A", "B", "E", "F", "Z", "FIRST", "SECOND", "DRAWN", "0", "12", "13", "[]");
        Matcher atom = Pattern.compile("(?<=[:\\[,])[A-Z0-9]+|-").matcher(text);
        int read = 0;
        while (atom.find()) {
            if (atom.start() < end || atom.start() > text.lastIndexOf("leaving:")) {
                for (String other : atoms) {
                    String changed = text.substring(0, atom.start()) + other + text.substring(atom.end());
                    for (Tournament state : NOTATION.readState(CONFIG, changed)) {
                        read++;
                        playOn(state);
                    }
                }
            }
        }
        assertThat(read).isPositive();
    }

    private static void playOn(Tournament state) {
        Arena arena = Arena.from(state);
        Seat.first(5).forEach(seat -> RULES.view(state, seat).standings());
        while (arena.state().outcome().isEmpty()) {
            arena.lowerSeatsWin();
        }
    }
}
