package io.github.terrene.draft.example;

import static io.github.terrene.draft.example.Halfway.CONFIG;
import static io.github.terrene.draft.example.Halfway.RULES;
import static io.github.terrene.draft.example.Halfway.printed;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.draft.tournament.TournamentEvent.GameFinished;
import io.github.terrene.draft.tournament.TournamentTable;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of docs/random-encounter.md do what the page says of tournaments. */
class TournamentServerTest {
    private static final TerreneOdyssey GAMES = RULES.tournament().game();

    private final Encounter start = Halfway.inTheTournament().state();
    private final TournamentTable table = RULES.tables(start).get(0);

    private static Timeline<Game, Action, Event> played(TournamentTable table, int most) {
        Timeline<Game, Action, Event> game = TournamentServer.begin(RULES, table);
        while (!game.state().over() && game.length() < most) {
            Seat seat = GAMES.deciders(game.state()).head();
            Action action = PlayStyles.SENSIBLE.choose(
                    game.state(),
                    GAMES.choices(game.state(), seat),
                    Rng.of(game.length()).dice());
            game = game.play(GAMES, action).get();
        }
        return game;
    }

    private static EncounterAction whole(TournamentTable table) {
        return TournamentServer.finished(table, played(table, 100_000));
    }

    private static String why(Encounter encounter, EncounterAction action) {
        return RULES.whyNot(encounter, action).map(Rejection::sentence).mkString("\n");
    }

    private static Encounter after(Encounter encounter, EncounterAction action) {
        return RULES.apply(encounter, action).get().state();
    }

    @Test
    void aTableIsPlayedElsewhereWithUndoAndHandedIn() {
        Timeline<Game, Action, Event> game = TournamentServer.begin(RULES, table);
        Seat seat = GAMES.deciders(game.state()).head();
        Timeline<Game, Action, Event> placed =
                game.play(GAMES, GAMES.choices(game.state(), seat).head()).get();
        assertThat(placed.undo(GAMES, seat).get().state()).isEqualTo(game.state());
        Step<Encounter, EncounterEvent> step = RULES.apply(start, whole(table)).get();
        assertThat(step.events().filter(TournamentServer::isNews))
                .hasSize(1)
                .allMatch(event -> ((EncounterEvent.InTournament) event).event() instanceof GameFinished);
        assertThat(RULES.tables(step.state()).get(0).game().over()).isTrue();
    }

    /** The agents draft, and are never asked in a game: each is reported before its players are. */
    @Test
    void aHostOfAgentsReportsGamesThatArePlayedElsewhere() {
        Agent<EncounterView, EncounterAction, EncounterEvent> drafter = (view, legal, rng) -> {
            assertThat(view.tournament()).isEmpty();
            return rng.dice().pick(legal);
        };
        List<Integer> reported = new ArrayList<>();
        Option<Outcome> outcome =
                TournamentServer.outcome(RULES, RULES.start(CONFIG, 7).get(), Array.fill(4, drafter), elsewhere -> {
                    reported.add(elsewhere.round());
                    return played(elsewhere, 100_000);
                });
        assertThat(reported).containsExactly(1, 1, 2, 2);
        assertThat(outcome.map(Outcome::rule)).contains("TO-14.12");
    }

    @Test
    void whatIsRefused() {
        EncounterAction whole = whole(table);
        Seat first = table.game().first();
        Action begun = GAMES.choices(played(table, 0).state(), Seat.of(0)).head();
        Encounter over = after(start, whole);
        Halfway.isOnThePage(Array.of(
                        why(start, TournamentServer.finished(table, played(table, 20))),
                        why(
                                start,
                                new InTournament(new ReportGame(
                                        1, first, table.game().second(), Array.of(new EndTurn(Seat.of(0)))))),
                        why(after(start, new InTournament(new Play(first, begun))), whole),
                        why(TournamentServer.leave(RULES, start, first, true), whole),
                        why(over, whole),
                        why(after(over, whole(RULES.tables(start).get(1))), whole))
                .mkString("\n"));
    }

    @Test
    void leavingAtOnceLosesTheGameAndLeavingLaterDoesNot() {
        Seat seat = table.game().first();
        Encounter later = TournamentServer.leave(RULES, start, seat, false);
        assertThat(RULES.tables(later).get(0).game().over()).isFalse();
        assertThat(printed(() -> TournamentServer.leave(RULES, later, seat, false)))
                .contains("will leave after this round already (TO-14.16)");
        Encounter now = TournamentServer.leave(RULES, later, seat, true);
        assertThat(RULES.tables(now).get(0).game().winner())
                .contains(table.game().second());
    }

    @Test
    void anEncounterIsKeptAndReplayed() {
        assertThat(TournamentServer.keep(RULES, CONFIG, start)).isEqualTo(start);
        Timeline<Encounter, EncounterAction, EncounterEvent> whole = Halfway.toTheEnd();
        String replay = Replay.of(RULES, CONFIG, 7, whole).text(RULES.notation());
        assertThat(TournamentServer.isGenuine(RULES, replay)).isTrue();
        assertThat(TournamentServer.isGenuine(RULES, replay.replace("seed 7", "seed 8")))
                .isFalse();
        assertThat(Array.of(replay.split("\n"))).contains("game terrene-odyssey-random-encounter");
    }
}
