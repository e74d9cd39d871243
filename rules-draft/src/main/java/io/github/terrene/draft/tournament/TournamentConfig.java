package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a tournament is configured with.
 *
 * @param options the options of section 15, for every game; the starting player must not be named (14.15)
 * @param entrants the players by seat, 3 to 12; none for one who left before the last deck was handed in, who is never paired and comes
 *     last, but counts for the number of rounds (14.16)
 */
@Rule({"TO-14.15", "TO-14.16"})
public record TournamentConfig(
        @Rule("TO-12.1") Options options, @Rule("TO-14.1") Array<Option<Entrant>> entrants) {
    /** A tournament with these decks, like {@link #of(Options, Iterable)}. */
    public static TournamentConfig of(Options options, Deck... decks) {
        return of(options, Array.of(decks));
    }

    /** A tournament with these decks, seat by seat, none of them drafted or all of 20 cards. */
    public static TournamentConfig of(Options options, Iterable<Deck> decks) {
        return new TournamentConfig(options, Array.ofAll(decks).map(deck -> Option.some(Entrant.of(deck))));
    }

    /** The configuration of a game of the tournament. Both players must have decks. */
    public GameConfig game(Fixture fixture) {
        return GameConfig.of(options, deck(fixture.first()), deck(fixture.second()));
    }

    private Deck deck(Seat seat) {
        return entrants.get(seat.index()).get().deck();
    }

    /** The seats without a deck. */
    Array<Seat> absent() {
        return Seat.first(entrants.size())
                .filter(seat -> entrants.get(seat.index()).isEmpty());
    }
}
