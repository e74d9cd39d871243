package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.GAMES;
import static io.github.terrene.draft.tournament.Arena.RULES;
import static io.github.terrene.draft.tournament.Arena.seat;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** During a round a player knows their game alone. */
@Rule("TO-14.19")
class TournamentSecrecyTest {
    private static final Array<Seat> EVERYBODY = Seat.first(6).append(Seat.ONLOOKER);

    private static TournamentAction next(Tournament state, Seat seat, long seed) {
        return TournamentRules.policy(PlayStyles.SENSIBLE)
                .choose(state, RULES.choices(state, seat), Rng.of(seed).dice());
    }

    @Test
    void whileATableIsPlayedOthersAreToldAndSeeNothing() {
        Tournament state = RULES.start(Arena.config(6), 5).get().state();
        Fixture table = state.round().games().get(1);
        Array<Seat> others = EVERYBODY.reject(table::has);
        for (int i = 0; i < 200; i++) {
            Option<Decision> own =
                    RULES.pending(state).find(each -> table.has(each.seat())).toOption();
            Step<Tournament, TournamentEvent> step =
                    RULES.apply(state, next(state, own.get().seat(), i)).get();
            if (step.state().round().games().get(1).over()) {
                break;
            }
            for (Seat other : others) {
                Array<TournamentEvent> told = Array.ofAll(step.events()).flatMap(event -> RULES.told(event, other));
                assertThat(told).isEmpty();
                assertThat(RULES.view(step.state(), other)).isEqualTo(RULES.view(state, other));
                assertThat(RULES.legal(step.state(), other)).isEqualTo(RULES.legal(state, other));
                assertThat(RULES.awaited(RULES.view(state, other))).doesNotContain(table.first(), table.second());
                step.events()
                        .forEach(event -> assertThat(RULES.seenBy(event, other).toString())
                                .isIn("InGame[players=Array(), event=None]", "GameBegan[players=Array(), table=None]"));
            }
            state = step.state();
        }
    }

    @Test
    void theTwoPlayersAreToldWhatTheirSeatsInTheGameAreTold() {
        Arena arena = Arena.of(6, 5);
        Fixture fixture = arena.state().round().games().get(2);
        Game game = arena.state().games().get(2).get();
        for (int i = 0; i < 25; i++) {
            Seat inside = GAMES.deciders(game).head();
            Seat outside = fixture.playerAt(inside);
            assertThat(RULES.deciders(arena.state())).contains(outside);
            Array<Action> legal = RULES.choices(arena.state(), outside)
                    .map(action -> ((Play) action).action())
                    .toArray();
            assertThat(legal).isEqualTo(GAMES.choices(game, inside).toArray());
            Action action = PlayStyles.SENSIBLE.choose(game, legal, Rng.of(i).dice());
            Step<Game, Event> step = GAMES.apply(game, action).get();
            Step<Tournament, TournamentEvent> outer =
                    RULES.apply(arena.state(), new Play(outside, action)).get();
            assertThat(outer.undoable()).isEqualTo(step.undoable());
            for (Seat seat : Array.of(fixture.first(), fixture.second())) {
                assertThat(Array.ofAll(outer.events())
                                .flatMap(event -> RULES.told(event, seat).flatMap(TournamentEvent::inGame)))
                        .containsExactlyElementsOf(
                                step.events().map(event -> GAMES.seenBy(event, fixture.seatInGame(seat))));
                assertThat(RULES.view(outer.state(), seat).game())
                        .containsExactly(GAMES.view(step.state(), fixture.seatInGame(seat)));
                assertThat(RULES.awaited(RULES.view(outer.state(), seat)))
                        .containsExactlyElementsOf(GAMES.awaited(GAMES.view(step.state(), fixture.seatInGame(seat)))
                                .map(fixture::playerAt));
            }
            arena.apply(new Play(outside, action));
            game = step.state();
        }
    }

    @Test
    void seeingAnEventTwiceChangesNothing() {
        Arena arena = Arena.of(6, 5).lowerSeatsWin();
        for (TournamentEvent event : arena.events()) {
            for (Seat seat : EVERYBODY) {
                TournamentEvent seen = RULES.seenBy(event, seat);
                assertThat(seen).hasSameClassAs(event);
                assertThat(RULES.seenBy(seen, seat)).isEqualTo(seen);
                assertThat(RULES.seenBy(seen, Seat.ONLOOKER)).isEqualTo(RULES.seenBy(event, Seat.ONLOOKER));
                assertThat(RULES.told(event, seat))
                        .isEqualTo(RULES.told(event, seat).map(each -> seen));
            }
        }
    }

    /** Folding what somebody was told gives what everybody knows, and the table of their game. */
    @Test
    void eventsSayWhatEverybodyKnows() {
        Arena arena = Arena.of(6, 5).lowerSeatsWin().leave("A").plan("C").lowerSeatsWin();
        for (Seat seat : EVERYBODY) {
            Progress progress = new Progress(6, Array.empty(), Array.empty());
            Option<Table> table = Option.none();
            for (TournamentEvent event : arena.events().flatMap(each -> RULES.told(each, seat))) {
                progress = event.applyTo(progress);
                if (event instanceof TournamentEvent.RoundBegan) {
                    table = Option.none();
                }
                if (event instanceof TournamentEvent.GameBegan began) {
                    table = began.table();
                }
                table = table.map(each ->
                        event.inGame().map(inGame -> inGame.applyTo(each)).getOrElse(each));
            }
            TournamentView view = RULES.view(arena.state(), seat);
            assertThat(progress).isEqualTo(view.progress());
            assertThat(table).isEqualTo(view.game().map(game -> game.table()));
        }
    }

    @Test
    void anOnlookerKnowsPairingsResultsByesPointsAndLeaversAlone() {
        Arena arena = Arena.of(5, 5).lowerSeatsWin().leave("A");
        TournamentView view = RULES.view(arena.state(), Seat.ONLOOKER);
        assertThat(view.game()).isEmpty();
        assertThat(view.own()).isEmpty();
        assertThat(view.leaving()).isFalse();
        assertThat(view.progress()).isEqualTo(arena.state().progress());
        assertThat(view.standings()).hasSize(5);
        assertThat(RULES.awaited(view)).isEmpty();
        Array<String> told = arena.events()
                .flatMap(event -> RULES.told(event, Seat.ONLOOKER))
                .map(event -> event.getClass().getSimpleName())
                .distinct();
        assertThat(told).containsExactlyInAnyOrder("RoundBegan", "GameFinished", "PlayerLeft");
    }

    @Test
    void theOwnDeckIsSeenByNobodyElse() {
        Tournament state = Arena.of(4, 5).state();
        for (Seat seat : Seat.first(4)) {
            assertThat(RULES.view(state, seat).own()).containsExactly(Entrant.of(Arena.deck(seat.index())));
            assertThat(RULES.view(state, seat).deckSizes()).containsExactly(30, 30, 30, 30);
        }
    }

    /** The last table of a game is seen until the round is over, and no longer. */
    @Test
    void theOwnGameIsSeenUntilTheRoundIsOver() {
        Arena arena = Arena.of(4, 1);
        String first = arena.state().round().games().get(0).first().toString();
        arena.wins(first);
        assertThat(RULES.view(arena.state(), seat(first)).game().get().table().outcome())
                .isNotEmpty();
        arena.lowerSeatsWin();
        assertThat(RULES.view(arena.state(), seat(first)).game().get().table().outcome())
                .isEmpty();
    }

    @Test
    @Rule({"TO-14.16", "TO-14.19"})
    void aPlanToLeaveIsSecret() {
        Arena arena = Arena.of(6, 5);
        Tournament before = arena.state();
        Step<Tournament, TournamentEvent> step =
                RULES.apply(before, new LeaveAfterRound(seat("B"))).get();
        assertThat(step.events()).isEmpty();
        assertThat(RULES.view(step.state(), seat("B")).leaving()).isTrue();
        for (Seat other : EVERYBODY.remove(seat("B"))) {
            assertThat(RULES.view(step.state(), other)).isEqualTo(RULES.view(before, other));
        }
        assertThat(RULES.pending(step.state())).isEqualTo(RULES.pending(before));
    }

    /** It can be taken back as long as its seat is told nothing, whatever happens at other tables. */
    @Test
    @Rule("TO-14.16")
    void aPlanToLeaveCanBeTakenBack() {
        Timeline<Tournament, TournamentAction, TournamentEvent> start =
                Timeline.start(RULES, Arena.config(6), 5).get();
        Seat other = start.state()
                .round()
                .games()
                .find(game -> !game.has(seat("B")))
                .get()
                .first();
        TournamentAction theirs = next(start.state(), other, 1);
        Timeline<Tournament, TournamentAction, TournamentEvent> planned = start.play(
                        RULES, new LeaveAfterRound(seat("B")))
                .flatMap(then -> then.play(RULES, theirs))
                .get();
        assertThat(planned.undo(RULES, seat("B")).get().actions()).containsExactly(theirs);
        assertThat(planned.undo(RULES, seat("B")).get().state())
                .isEqualTo(start.play(RULES, theirs).get().state());
    }

    @Test
    void anImaginedStateLooksTheSame() {
        TournamentConfig config = Arena.config(6);
        Tournament state = RULES.start(config, 5).get().state();
        for (int i = 0; i < 120; i++) {
            if (i % 10 == 0) {
                looksTheSame(config, state, i);
            }
            Decision decision = Rng.of(i).dice().pick(RULES.pending(state));
            state = RULES.apply(state, next(state, decision.seat(), i)).get().state();
        }
        Arena arena = Arena.of(5, 5).lowerSeatsWin().leave("C").plan("A");
        looksTheSame(Arena.config(5), arena.state(), 1);
        arena.draws(arena.state().round().games().get(0).first().toString());
        looksTheSame(Arena.config(5), arena.state(), 2);
        while (arena.state().outcome().isEmpty()) {
            arena.lowerSeatsWin();
            looksTheSame(Arena.config(5), arena.state(), 3);
        }
    }

    private static void looksTheSame(TournamentConfig config, Tournament state, int seed) {
        for (Seat seat : RULES.seats(state).append(Seat.ONLOOKER)) {
            for (CardPool pool : Array.of(
                    CardPool.UNKNOWN, RULES.pool(config), RULES.pool(config).knownTo(seat))) {
                TournamentView view = RULES.view(state, seat);
                Tournament imagined = RULES.imagine(view, pool, Rng.of(seed));
                assertThat(RULES.view(imagined, seat)).isEqualTo(view);
                assertThat(RULES.legal(imagined, seat)).isEqualTo(RULES.legal(state, seat));
                String text = RULES.notation().writeState(imagined);
                assertThat(RULES.notation().readState(imagined.config(), text)).contains(imagined);
                if (imagined.outcome().isEmpty()) {
                    Decision first = RULES.pending(imagined).get(0);
                    RULES.apply(imagined, next(imagined, first.seat(), seed)).get();
                }
            }
        }
    }
}
