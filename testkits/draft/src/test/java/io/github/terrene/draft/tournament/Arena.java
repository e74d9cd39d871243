package io.github.terrene.draft.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.draft.tournament.TournamentAction.Leave;
import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A tournament under way, whose games end as a test wants them to: after two turns they are drawn. */
final class Arena {
    static final TerreneOdyssey GAMES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
    static final TournamentRules RULES = TournamentRules.of(GAMES);
    static final Options SHORT = Options.standard().withTurnLimit(2);
    static final Array<Deck> DECKS = Array.of(
                    ReadyDecks.GREGORY_THE_HOARDER,
                    ReadyDecks.SK_THE_ART_HISTORIAN,
                    ReadyDecks.MR_WHITE_THE_ASTUTE,
                    ReadyDecks.SKYLAR_THE_DETERMINED,
                    ReadyDecks.ZOWIE_THE_INGENUIC,
                    ReadyDecks.JIN_THE_AMBITIOUS)
            .map(ready -> ready.deck());

    private Tournament state;
    private final List<TournamentEvent> events = new ArrayList<>();

    private Arena(Step<Tournament, TournamentEvent> start) {
        state = start.state();
        events.addAll(start.events().asJava());
    }

    static Seat seat(String letter) {
        return Seat.of(letter.charAt(0) - 'A');
    }

    static Deck deck(int seat) {
        return DECKS.get(seat % DECKS.size());
    }

    static TournamentConfig config(int seats) {
        return config(SHORT, seats);
    }

    static TournamentConfig config(Options options, int seats) {
        return TournamentConfig.of(
                options, Array.range(0, seats).map(Arena::deck).toJavaArray(Deck[]::new));
    }

    static Arena of(int seats, long seed) {
        return of(config(seats), seed);
    }

    static Arena of(TournamentConfig config, long seed) {
        return new Arena(RULES.start(config, seed).get());
    }

    static Arena from(Tournament state) {
        return new Arena(new Step<>(state, Array.empty(), false));
    }

    Tournament state() {
        return state;
    }

    /** Everything that has happened so far. */
    Array<TournamentEvent> events() {
        return Array.ofAll(events);
    }

    Array<TournamentEvent> events(Function<Arena, Object> doing) {
        int before = events.size();
        doing.apply(this);
        return events().drop(before);
    }

    Array<String> refused(TournamentAction action) {
        Seq<Rejection> why = RULES.whyNot(state, action);
        assertThat(RULES.apply(state, action).getLeft()).isEqualTo(why);
        assertThat(why).isNotEmpty();
        return why.map(Rejection::sentence).toArray();
    }

    Arena apply(TournamentAction action) {
        Step<Tournament, TournamentEvent> step = RULES.apply(state, action)
                .getOrElseThrow(why -> new AssertionError(action + " is refused: " + why.mkString(" ")));
        state = step.state();
        events.addAll(step.events().asJava());
        return this;
    }

    Arena leave(String seat) {
        return apply(new Leave(seat(seat)));
    }

    Arena plan(String seat) {
        return apply(new LeaveAfterRound(seat(seat)));
    }

    /** The players of this round: pairs of letters in the order of lower seats, then who has the bye. */
    String paired() {
        return state.round()
                        .games()
                        .map(game -> "" + game.first() + game.second())
                        .mkString(" ")
                + state.round().bye().map(seat -> " " + seat).getOrElse("");
    }

    String opponent(String seat) {
        return state.round().gameOf(seat(seat)).get().opponentOf(seat(seat)).toString();
    }

    /** That player wins the game of this round. */
    Arena wins(String seat) {
        return loses(opponent(seat));
    }

    /** That player runs in the game of this round. */
    Arena loses(String seat) {
        playOut(place(seat), seat(seat));
        return this;
    }

    /** The game of that player is drawn. */
    Arena draws(String seat) {
        playOut(place(seat), Seat.ONLOOKER);
        return this;
    }

    /** All games of this round that are not over are won by the lower seat. */
    Arena lowerSeatsWin() {
        for (Fixture game : state.round().games()) {
            if (!game.over()) {
                loses(game.second().toString());
            }
        }
        return this;
    }

    int place(String seat) {
        return state.round().placeOf(seat(seat));
    }

    private void playOut(int place, Seat runner) {
        Fixture fixture = state.round().games().get(place);
        int round = state.progress().roundNumber();
        while (state.outcome().isEmpty()
                && state.progress().roundNumber() == round
                && state.round().games().get(place).result().isEmpty()) {
            Game game = state.games().get(place).get();
            Seat inside = GAMES.deciders(game).head();
            Action action = next(game, inside, fixture.playerAt(inside).equals(runner));
            apply(new Play(fixture.playerAt(inside), action));
        }
    }

    /** Runs if it should and can, otherwise does as little as possible. */
    static Action next(Game game, Seat inside, boolean runs) {
        Seq<Action> legal = GAMES.legal(game, inside);
        if (runs && legal.exists(Run.class::isInstance)) {
            return new Run(inside);
        }
        Array<Class<? extends Action>> idle = Array.of(EndTurn.class, Pass.class, DeclineBlock.class);
        return legal.find(action -> idle.contains(action.getClass()))
                .getOrElse(() -> legal.find(action -> !(action instanceof Run)).get());
    }

    /** A game of this round, played elsewhere: all actions, so that the seat inside it runs. */
    static Array<Action> playedElsewhere(TournamentTable table, int runner) {
        Game game = GAMES.start(table.config(), table.seed()).get().state();
        Array<Action> actions = Array.empty();
        while (!game.over()) {
            Seat inside = GAMES.deciders(game).head();
            Action action = next(game, inside, inside.index() == runner);
            game = GAMES.apply(game, action).get().state();
            actions = actions.append(action);
        }
        return actions;
    }

    static ReportGame report(TournamentTable table, int runner) {
        return new ReportGame(
                table.round(), table.game().first(), table.game().second(), playedElsewhere(table, runner));
    }
}
