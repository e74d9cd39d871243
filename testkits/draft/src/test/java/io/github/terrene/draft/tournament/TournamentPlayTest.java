package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whole tournaments, played at random and by agents. */
class TournamentPlayTest {
    private static final Policy<Tournament, TournamentAction> SENSIBLE = TournamentRules.policy(PlayStyles.SENSIBLE);

    @Test
    @Rule({"TO-14.1", "TO-14.9", "TO-14.11"})
    void tournamentsOfAllSizesComeToTheirEnd() {
        for (int seats = 3; seats <= 12; seats++) {
            Tournament start = RULES.start(Arena.config(Options.standard(), seats), seats)
                    .get()
                    .state();
            Tournament end = SENSIBLE.playout(RULES, start, Rng.of(seats).dice(), 100_000);
            assertThat(end.outcome()).isNotEmpty();
            assertThat(end.progress().roundNumber()).isEqualTo(end.progress().roundsInAll());
            isFair(end.progress());
        }
    }

    /** Tables take turns at random, results are random, and some leave. */
    @Property(tries = 40)
    @Rule({"TO-14.9", "TO-14.10", "TO-14.16"})
    void tournamentsWithLeaversAreFair(@ForAll @IntRange(min = 3, max = 12) int seats, @ForAll long seed) {
        Dice dice = Rng.of(seed).dice();
        Arena arena = Arena.of(seats, seed);
        while (arena.state().outcome().isEmpty()) {
            Decision decision = dice.pick(RULES.pending(arena.state()));
            Seat anybody = Seat.of(dice.below(seats));
            int what = dice.below(40);
            if (what < 2) {
                for (TournamentAction leaving :
                        RULES.legal(arena.state(), anybody).takeRight(1)) {
                    arena.apply(leaving);
                }
            } else if (what < 20) {
                arena.loses(decision.seat().toString());
            } else if (what < 30) {
                arena.draws(decision.seat().toString());
            } else {
                arena.apply(RULES.choices(arena.state(), decision.seat()).last());
            }
        }
        isFair(arena.state().progress());
        assertThat(arena.state().outcome().get().winners())
                .isSubsetOf(arena.state().progress().remaining());
    }

    /** Everybody who is there plays or has the bye; nobody has it twice while another had none; points add up. */
    private static void isFair(Progress progress) {
        int halves = 0;
        for (int played = 0; played < progress.roundNumber(); played++) {
            Round round = progress.rounds().get(played);
            Array<Seat> there = Seat.first(progress.seats()).filter(round::has);
            assertThat(round.games()
                            .flatMap(game -> Array.of(game.first(), game.second()))
                            .appendAll(round.bye())
                            .sorted())
                    .isEqualTo(there);
            assertThat(round.bye().isDefined()).isEqualTo(there.size() % 2 == 1);
            halves += 2
                    * (round.games().count(Fixture::over)
                            + round.bye().toArray().size());
            Progress before = new Progress(progress.seats(), progress.rounds().take(played), Array.empty());
            for (Seat bye : round.bye()) {
                int fewest = there.map(before::byes).min().get();
                assertThat(before.byes(bye)).isEqualTo(fewest);
            }
            if (played == 0) {
                assertThat(there.appendAll(progress.left()).distinct().sorted())
                        .isEqualTo(Seat.first(progress.seats()));
            }
        }
        assertThat(Seat.first(progress.seats())
                        .map(seat -> progress.points(seat).halves())
                        .sum()
                        .intValue())
                .isEqualTo(halves);
    }

    @Test
    @Rule("TO-14.9")
    void movesAreWhatIsLegalAndWhereItLeads() {
        Arena arena = Arena.of(5, 3).lowerSeatsWin().plan("A");
        for (int i = 0; i < 30; i++) {
            Tournament state = arena.state();
            for (Seat seat : Seat.first(5).append(Seat.ONLOOKER)) {
                Moves<Tournament, TournamentAction, TournamentEvent> moves = RULES.moves(state, seat);
                assertThat(moves.actions()).isEqualTo(RULES.legal(state, seat));
                for (int place = 0; place < moves.size(); place++) {
                    TournamentAction action = moves.action(place);
                    assertThat(RULES.whyNot(state, action)).isEmpty();
                    assertThat(RULES.actor(action)).isEqualTo(seat);
                    assertThat(moves.step(place))
                            .isEqualTo(RULES.apply(state, action).get());
                }
            }
            Seat next = Rng.of(i).dice().pick(RULES.pending(state)).seat();
            arena.apply(
                    SENSIBLE.choose(state, RULES.choices(state, next), Rng.of(i).dice()));
        }
    }

    @Test
    void aPolicyChoosesAsItsWeightsSay() {
        Policy<Tournament, TournamentAction> byWeight = SENSIBLE::weight;
        Arena arena = Arena.of(4, 3);
        for (int i = 0; i < 80; i++) {
            Tournament state = arena.state();
            Seat next = RULES.deciders(state).head();
            Seq<TournamentAction> legal = RULES.legal(state, next);
            TournamentAction chosen = SENSIBLE.choose(state, legal, Rng.of(i).dice());
            assertThat(chosen).isEqualTo(byWeight.choose(state, legal, Rng.of(i).dice()));
            Array<TournamentAction> leaving = Array.ofAll(legal).takeRight(2);
            assertThat(SENSIBLE.choose(state, leaving, Rng.of(i).dice()))
                    .isEqualTo(byWeight.choose(state, leaving, Rng.of(i).dice()));
            arena.apply(chosen);
        }
    }

    /** Keeps the table of its game by folding what it observes over the first view, as a client does. */
    private static final class Scorer implements Agent<View, Action, Event> {
        private final List<Scorer> all;
        private @Nullable Table table;
        private int decided;

        Scorer(List<Scorer> all) {
            this.all = all;
            all.add(this);
        }

        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            if (table != null) {
                assertThat(table).isEqualTo(view.table());
            }
            table = view.table();
            decided++;
            return PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        }

        @Override
        public void observe(Event event) {
            if (table != null) {
                table = event.applyTo(table);
            }
        }
    }

    @Test
    @Rule({"TO-14.9", "TO-14.19"})
    void agentsForGamesPlayTournamentsWithANewOneForEachGame() {
        List<Scorer> scorers = new ArrayList<>();
        Array<Agent<TournamentView, TournamentAction, TournamentEvent>> agents =
                Array.fill(4, () -> TournamentRules.agent(view -> new Scorer(scorers)));
        Played<Tournament, TournamentAction, TournamentEvent> played = Host.of(RULES, agents)
                .conceding()
                .play(RULES.start(Arena.config(4), 7).get(), Rng.of(8));
        assertThat(played.outcome()).isNotEmpty();
        assertThat(scorers.stream().filter(each -> each.decided > 0)).hasSize(8).allMatch(each -> each.decided > 5);
    }

    /** As an agent that imagines games needs to know it. */
    @Test
    void anAgentIsMadeFromAViewWithItsOwnDeck() {
        List<Deck> decks = new ArrayList<>();
        Array<Agent<TournamentView, TournamentAction, TournamentEvent>> agents = Array.fill(
                3,
                () -> TournamentRules.agent(first -> {
                    decks.add(first.own().get().deck());
                    return (view, legal, rng) -> legal.head();
                }));
        Host.of(RULES, agents).play(RULES.start(Arena.config(3), 7).get(), Rng.of(8));
        assertThat(decks).hasSize(4).isSubsetOf(Array.of(Arena.deck(0), Arena.deck(1), Arena.deck(2)));
    }

    @Test
    void aTournamentCanBeReplayed() {
        Array<Agent<TournamentView, TournamentAction, TournamentEvent>> agents = Array.fill(
                3,
                () -> TournamentRules.agent(
                        first -> (view, legal, rng) -> rng.dice().pick(legal)));
        Played<Tournament, TournamentAction, TournamentEvent> played =
                Host.of(RULES, agents).play(RULES.start(Arena.config(3), 7).get(), Rng.of(8));
        Tournament again = RULES.applyAll(
                        RULES.start(Arena.config(3), 7).get().state(),
                        played.timeline().actions())
                .get()
                .state();
        assertThat(again).isEqualTo(played.state());
    }
}
