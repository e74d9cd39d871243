package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Setting;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
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

    /** Five players in their second round, one of them gone, one about to go. */
    private static Arena second() {
        return Iterator.range(0, 1000)
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

    /** Every number, seat and word of a state is changed, one at a time: only what the rules wrote is read. */
    @Test
    void aChangedTextIsRefused() {
        String text = NOTATION.writeState(second().state());
        Array<String> atoms = Array.of("-", "A", "B", "Z", "FIRST", "0", "12", "[]");
        Matcher atom = Pattern.compile("(?<=[:\\[,])[A-Z0-9]+|-").matcher(text);
        while (atom.find()) {
            for (String other : atoms.remove(atom.group())) {
                refused(text.substring(0, atom.start()) + other + text.substring(atom.end()));
            }
        }
        refused(text.replaceFirst("print:[0-9a-f]{16}\\)$", "print:-)"));
    }

    /** Anybody can make the print of these rules. */
    @Test
    void aForgedTournamentIsRefusedWithAnotherNumberOfPlayers() {
        Progress known = second().state().progress();
        for (int seats : Array.of(Integer.MIN_VALUE, -1, 0, 4, 6, 26, 27, 999_999_999, Integer.MAX_VALUE)) {
            forged(
                    new Progress(seats, known.rounds(), known.left()),
                    "progress: there are as many players as the configuration says (TO-14.11)");
        }
    }

    @Test
    void aForgedTournamentIsRefusedWithASeatWhereNobodySits() {
        Tournament state = second().state();
        Progress known = state.progress();
        Round round = known.round();
        String nobody = ": nobody sits at that seat";
        for (Seat seat : Array.of(Seat.of(5), Seat.ONLOOKER)) {
            forged(new Progress(5, known.rounds(), Array.of(seat)), "progress.left[0]" + nobody);
            forged(known.with(new Round(round.games(), Option.some(seat))), "progress.rounds[2].bye" + nobody);
            forged(known.with(0, Fixture.of(Seat.of(0), seat)), "progress.rounds[1].games[0].second" + nobody);
            forged(state.withLeaving(Array.of(seat)), "leaving[0]" + nobody);
        }
    }

    @Test
    void aForgedTournamentIsRefusedWithoutARoundOrWithTooMany() {
        Progress known = second().state().progress();
        for (int rounds : Array.of(0, 4, 27)) {
            forged(
                    new Progress(5, Array.fill(rounds, known.round()), known.left()),
                    "progress: there is a round under way, and there are no more than the number of players asks for (TO-14.11)");
        }
    }

    @Test
    void aForgedTournamentIsRefusedWithAGameThatIsNotThereOrThatNobodyCanPlay() {
        Tournament state = second().state();
        Progress known = state.progress();
        String games = "progress: each game of the round that is not over is being played (TO-14.9)";
        forged(with(state, Array.empty()), games);
        forged(with(state, state.games().append(state.games().get(0))), games);
        forged(with(state, state.games().map(game -> Option.none())), games);
        String pair =
                "progress.rounds[1].games[0]: a game is played by two players with decks, the one at the lower seat first (TO-14.9)";
        Fixture game = known.round().games().get(0);
        forged(known.with(0, new Fixture(game.second(), game.first(), Option.none())), pair);
        forged(known.with(0, new Fixture(game.first(), game.first(), Option.none())), pair);
    }

    /** What a game knows of its format is counted with: a party of two thousand million Characters is not dreamt of. */
    @Test
    void aForgedTournamentIsRefusedWithAGameInAnotherFormatOrWithOtherOptions() {
        Setting own = second().state().games().get(0).get().setting();
        Format duel = own.format();
        Format crowd = new Format(
                duel.name(), duel.teams(), Integer.MAX_VALUE, Integer.MAX_VALUE, duel.hp(), duel.noFirstAttack());
        Array.of(
                        new Setting(crowd, own.options(), own.extraDraws()),
                        new Setting(duel, own.options().withTurnLimit(1), own.extraDraws()),
                        new Setting(duel, own.options(), Array.of(Seat.of(0))))
                .forEach(TournamentSavedTest::refusedWith);
    }

    private static void refusedWith(Setting setting) {
        Tournament state = second().state();
        Game game = state.games().get(0).get();
        Game other = new Game(setting, game.table(), game.agenda(), game.rng());
        forged(
                with(state, state.games().update(0, Option.some(other))),
                "games[0].setting: all games are played in the format and with the options of the tournament (TO-14.9)");
    }

    private static Tournament with(Tournament state, Array<Option<Game>> games) {
        return new Tournament(state.config(), state.progress(), games, state.leaving(), state.rng(), state.outcome());
    }

    private static void forged(Progress progress, String why) {
        forged(second().state().with(progress), why);
    }

    private static void forged(Tournament state, String why) {
        assertThat(NOTATION.readState(CONFIG, NOTATION.writeState(state))
                        .swap()
                        .toOption()
                        .map(Problem::toString))
                .containsExactly(why);
    }

    private static void refused(String text) {
        Problem problem = NOTATION.readState(CONFIG, text).getLeft();
        assertThat(problem.place()).matches("print|column \\d+");
        assertThat(problem.sentence()).isNotBlank();
    }
}
