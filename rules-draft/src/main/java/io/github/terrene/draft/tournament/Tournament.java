package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.RuledState;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Prompt;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The complete state of a tournament, secrets included.
 *
 * @param config its configuration
 * @param progress what everybody knows
 * @param games the games of the round under way, in its order; those of the last round when the tournament is over. A game that
 *     somebody left is over by 14.16. None for a game that is over, in a state imagined by somebody who did not play it
 * @param leaving who will leave when the round is over, ascending by seat; each player's secret
 * @param rng the generator that those of all rounds are split from
 * @param outcome how the tournament ended
 */
@Rule({"TO-14.9", "TO-14.16"})
public record Tournament(
        TournamentConfig config,
        Progress progress,
        Array<Option<Game>> games,
        Array<Seat> leaving,
        Rng rng,
        Option<Outcome> outcome)
        implements RuledState {

    /** What a player can do beside playing. */
    static final Kinds LEAVING = Kinds.of(TournamentAction.Leave.class, TournamentAction.LeaveAfterRound.class);

    private static final Kinds PLAYING =
            Kinds.of(TournamentAction.Play.class, TournamentAction.Leave.class, TournamentAction.LeaveAfterRound.class);
    private static final Kinds REPORTING = Kinds.of(TournamentAction.ReportGame.class);

    /** The rule by which a game or a tournament ends because players left. */
    static final String LEFT = "TO-14.16";

    /** The round under way. */
    public Round round() {
        return progress.round();
    }

    @Override
    public Array<Seat> seats() {
        return Seat.first(progress.seats());
    }

    @Override
    public Array<Seat> staying() {
        return progress.remaining();
    }

    @Override
    public Array<Decision> pending() {
        if (outcome.isDefined()) {
            return Array.empty();
        }
        Array<Fixture> fixtures = round().games();
        @Nullable Decision[] bySeat = new Decision[progress.seats()];
        for (int place = 0; place < fixtures.size(); place++) {
            @Nullable Prompt prompt = prompt(place);
            for (int i = 0; prompt != null && i < prompt.seats().size(); i++) {
                Seat seat = fixtures.get(place).playerAt(prompt.seats().get(i));
                bySeat[seat.index()] = new Decision(seat, prompt.key());
            }
        }
        ArrayBuilder<Decision> pending = new ArrayBuilder<>(bySeat.length);
        for (Decision decision : bySeat) {
            if (decision != null) {
                pending.add(decision);
            }
        }
        return pending.all();
    }

    @Override
    public Array<Seat> deciders() {
        return pending().map(Decision::seat);
    }

    /** A player may leave at any time. The rules of a game, if there is one to play, say what can be done in it. */
    @Override
    @Rule("TO-14.16")
    public Kinds offers(Seat seat) {
        if (outcome.isDefined() || progress.isGone(seat)) {
            return Kinds.NONE;
        }
        if (seat.index() >= progress.seats()) {
            return seat.equals(Seat.ONLOOKER) ? REPORTING : Kinds.NONE;
        }
        return PLAYING;
    }

    @Override
    public Rejection notNow(Seat seat, String rule) {
        if (outcome.isDefined()) {
            return Rejection.of(outcome.get().rule() + "/tournament-over", "the tournament is over");
        }
        return progress.isGone(seat)
                ? Rejection.of("TO-14.16/left", "player {seat:seat} has left", seat)
                : Rejection.of(rule + "/no-seat", "nobody sits at seat {seat:seat}", seat);
    }

    /** The game that a player has still to play in this round; none if there is none. */
    public Option<Game> gameOf(Seat seat) {
        int place = playing(seat);
        return place < 0 ? Option.none() : games.get(place);
    }

    /** The place of the game that a player has still to play in this round, or -1. */
    int playing(Seat seat) {
        int place = outcome.isDefined() ? -1 : round().placeOf(seat);
        return place < 0 || fixture(place).over() ? -1 : place;
    }

    Fixture fixture(int place) {
        return round().games().get(place);
    }

    /** The game at a place, which is there if it is still played. */
    Game game(int place) {
        return games.get(place).get();
    }

    /** What is awaited in the game at a place; null if it is over. */
    @Nullable
    Prompt prompt(int place) {
        return fixture(place).over() ? null : game(place).prompt();
    }

    /** Whether the game at a place ended because one of its players left. */
    @Rule("TO-14.16")
    boolean wasLeft(int place) {
        return games.get(place)
                .flatMap(game -> game.table().outcome())
                .exists(end -> end.rule().equals(LEFT));
    }

    /** The same with another configuration that has the same decks under other names. */
    @Internal
    public Tournament configured(TournamentConfig same) {
        return new Tournament(same, progress, games, leaving, rng, outcome);
    }

    Tournament with(int place, Game game) {
        return new Tournament(config, progress, games.update(place, Option.some(game)), leaving, rng, outcome);
    }

    Tournament with(Progress next) {
        return new Tournament(config, next, games, leaving, rng, outcome);
    }

    Tournament withLeaving(Array<Seat> seats) {
        return new Tournament(config, progress, games, seats, rng, outcome);
    }

    Tournament over(Outcome end) {
        return new Tournament(config, progress, games, Array.empty(), rng, Option.some(end));
    }
}
