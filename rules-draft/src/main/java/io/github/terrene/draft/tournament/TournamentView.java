package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Standing;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.SeenDeck;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * Everything one seat may know about a tournament, and nothing else.
 *
 * @param seat the seat whose view it is
 * @param options the options of all games
 * @param progress what everybody knows of the tournament
 * @param deckSizes the number of cards in each deck, by seat; 0 where there is no deck
 * @param own the seat's own deck; none for onlookers, and for a player who never had one
 * @param leaving whether the player at this seat will leave when the round is over
 * @param game what the seat may know of its own game of this round, which it sees until the round is over, and at the end of the tournament;
 *     none if the seat has a bye
 * @param outcome how the tournament ended
 */
@Rule({"TO-14.6", "TO-14.19"})
public record TournamentView(
        Seat seat,
        Options options,
        Progress progress,
        Array<Integer> deckSizes,
        @Open Option<Entrant> own,
        boolean leaving,
        Option<View> game,
        Option<Outcome> outcome) {

    /** The view in terms of the game. */
    public ShownTournament shown() {
        return new ShownTournament(seat, options, progress, deckSizes, own, leaving, ownGame(), outcome);
    }

    private Option<OwnGame> ownGame() {
        return game.map(view -> new OwnGame(progress.round().gameOf(seat).get().players(), view.shown()));
    }

    /** Where everybody stands so far, the best first. */
    @Rule("TO-14.12")
    public Array<Standing> standings() {
        return Standings.of(progress);
    }

    /** What the seat knows about the deck of its opponent, whose seat is the key; empty without a game of its own. */
    @Rule("TO-14.19")
    public Map<Seat, SeenDeck> seenDecks(Catalogue catalogue) {
        if (game.isEmpty()) {
            return TreeMap.empty();
        }
        Fixture fixture = progress.round().gameOf(seat).get();
        Seat opponent = fixture.opponentOf(seat);
        int size = deckSizes.get(opponent.index());
        return TreeMap.of(opponent, SeenDeck.of(game.get(), catalogue, fixture.seatInGame(opponent), size));
    }
}
