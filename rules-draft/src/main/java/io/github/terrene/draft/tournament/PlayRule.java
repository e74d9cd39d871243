package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Doing something in the game of this round: its rules decide what. */
@Rule({"TO-14.9", "TO-14.10"})
final class PlayRule extends ActionRule<Tournament, Play, PlayRule.Move, TournamentPlay> {
    private static final int PLAYERS = 2;

    private final TerreneOdyssey games;

    /**
     * Something done in a game.
     *
     * @param action the action
     * @param place the place of the game
     * @param step what it leads to; none while it is only listed
     */
    record Move(Play action, int place, Option<Step<Game, Event>> step) {}

    PlayRule(TerreneOdyssey games) {
        super(TournamentAction.Play.class, "TO-14.9");
        this.games = games;
    }

    @Override
    protected @Nullable Move find(Tournament tournament, Play play, Verdict why) {
        int place = tournament.round().placeOf(play.seat());
        if (place < 0) {
            return why.none("TO-14.10/bye", "{seat:seat} has the bye and no game in this round", play.seat());
        }
        Fixture fixture = tournament.fixture(place);
        @Nullable Rejection barred = barred(fixture, play);
        if (barred != null) {
            return why.none(barred);
        }
        Either<Seq<Rejection>, Step<Game, Event>> step = games.apply(tournament.game(place), play.action());
        if (step.isLeft()) {
            step.getLeft().forEach(each -> why.no(each.seated(seat -> player(fixture, seat))));
            return null;
        }
        return new Move(play, place, Option.some(step.get()));
    }

    /** Who sits at a seat of the game; a seat where nobody sits stays as it is. */
    private static Seat player(Fixture fixture, Seat inGame) {
        return inGame.index() < PLAYERS ? fixture.playerAt(inGame) : inGame;
    }

    private static @Nullable Rejection barred(Fixture fixture, Play play) {
        if (fixture.over()) {
            return Rejection.of(
                    "TO-14.9/game-over",
                    "the game of {first:seat} and {second:seat} is over, and the round is not",
                    fixture.first(),
                    fixture.second());
        }
        Seat inGame = fixture.seatInGame(play.seat());
        return play.action().seat().equals(inGame)
                ? null
                : Rejection.of(
                        "TO-14.9/other-seat",
                        "in the game of {first:seat} and {second:seat}, {seat:seat} is {inGame:seat} and cannot act for {other:seat}",
                        fixture.first(),
                        fixture.second(),
                        play.seat(),
                        inGame,
                        play.action().seat());
    }

    @Override
    protected void list(Tournament tournament, Seat seat, Listing<Move> listing) {
        int place = tournament.playing(seat);
        if (place < 0) {
            return;
        }
        Seq<Action> inGame =
                games.legal(tournament.game(place), tournament.fixture(place).seatInGame(seat));
        listing.expect(inGame.size());
        for (int i = 0; i < inGame.size(); i++) {
            listing.offer(new Move(new Play(seat, inGame.get(i)), place, Option.none()));
        }
    }

    /** What the game of the player refuses. */
    @Override
    protected void conceivable(Tournament tournament, Seat seat, Listing<Move> listing) {
        int place = tournament.playing(seat);
        if (place >= 0) {
            games.refused(tournament.game(place), tournament.fixture(place).seatInGame(seat))
                    .forEach(each -> listing.offer(new Move(new Play(seat, each.action()), place, Option.none())));
        }
    }

    @Override
    protected Play naming(Seat seat, Move move) {
        return move.action();
    }

    @Override
    protected boolean permits(Tournament tournament, Seat seat, Move move, Verdict why) {
        return true;
    }

    @Override
    protected void carryOut(Seat seat, Move move, TournamentPlay play) {
        play.play(move.place(), move.step().get());
    }
}
