package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A tournament as it is shown to one seat: the {@link TournamentView} in terms of the game.
 *
 * @param seat the seat that the tournament is shown to
 * @param options the options of all games
 * @param progress what everybody knows of the tournament
 * @param deckSizes the number of cards in each deck, by seat; 0 where there is no deck
 * @param own the seat's own deck; none for onlookers, and for a player who never had one
 * @param leaving whether the player at this seat will leave when the round is over
 * @param game the seat's own game of this round, which it sees until the round is over, and at the end of the tournament; none if the seat has
 *     a bye
 * @param outcome how the tournament ended
 */
@Rule({"TO-14.6", "TO-14.19"})
public record ShownTournament(
        Seat seat,
        Options options,
        Progress progress,
        Array<Integer> deckSizes,
        Option<Entrant> own,
        boolean leaving,
        Option<OwnGame> game,
        Option<Outcome> outcome)
        implements Shown<TournamentAction> {
    /** Who is asked what in the seat's own game, by seats of the tournament; of other games nobody knows. */
    @Override
    @Rule("TO-14.19")
    public Option<Asked<TournamentAction, Due>> asked() {
        return under().flatMap(fixture -> game.get()
                .shown()
                .asked()
                .map(asked -> new Asked<>(
                        asked.seats().map(fixture::playerAt),
                        asked.about(),
                        asked.rule(),
                        asked.chosen().map(action -> new TournamentAction.Play(seat, action)),
                        asked.options().map(action -> new TournamentAction.Play(seat, action)),
                        asked.within())));
    }

    /** The seat's game, if it is being played. */
    private Option<Fixture> under() {
        return outcome.isDefined() || game.isEmpty()
                ? Option.none()
                : progress.round().gameOf(seat).filter(fixture -> !fixture.over());
    }

    @Override
    public Array<Due> due() {
        return game.map(own -> own.shown().due()).getOrElse(Array.empty());
    }

    @Override
    public TournamentOffer offered(TournamentAction action) {
        return action.inGame()
                .flatMap(inner -> game.<TournamentOffer>map(own ->
                        new TournamentOffer.InGame(own.players(), own.shown().offered(inner))))
                .getOrElse(() -> new TournamentOffer.Plain(action));
    }
}
