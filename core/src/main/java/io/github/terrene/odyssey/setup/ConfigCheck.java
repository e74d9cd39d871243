package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Finds what is wrong with a configuration. */
@Internal
public final class ConfigCheck {
    private ConfigCheck() {}

    /** Everything wrong with a complete configuration. */
    public static Seq<Problem> problems(Catalogue catalogue, Format format, DeckRules deckRules, GameConfig config) {
        Array<Seat> seats = format.seats();
        return Problem.capped(format.problems()
                .appendAll(deckRules.problems(format))
                .appendAll(number(seats.size()).problems(config.decks(), "decks"))
                .appendAll(deckRules
                        .limits(config.options().edition(), catalogue)
                        .problems(seats, config.decks().map(Deck::cards)))
                .appendAll(problems(format, config.options()))
                .appendAll(extraDraws(seats).problems(config.extraDraws(), "extraDraws")));
    }

    /** Everything wrong with options, in that format. */
    public static Seq<Problem> problems(Format format, Options options) {
        return PartCheck.options(Options.class, options).appendAll(starter(options, format));
    }

    @Rule("TO-2.10")
    private static Limit<Deck> number(int seats) {
        return Limit.<Deck>of(
                        "TO-2.10/number-of-decks", "{players:number} players need that many decks, not {number:number}")
                .exactly(seats)
                .fact("players:number", any -> seats);
    }

    @Rule({"TO-3.5", "TO-13.13"})
    private static Array<Problem> starter(Options options, Format format) {
        if (!(options.startingPlayer() instanceof StartingPlayer.Named named)
                || format.starters().contains(named.seat())) {
            return Array.empty();
        }
        return Array.of(
                format.seats().contains(named.seat())
                        ? Problem.at(
                                "startingPlayer",
                                "TO-3.5/not-first-of-team",
                                "seat {seat:seat} is not the first player of a team",
                                named.seat())
                        : Problem.at(
                                "startingPlayer",
                                "TO-3.5/unknown-seat",
                                "nobody sits at seat {seat:seat}",
                                named.seat()));
    }

    @Rule("TO-2.9")
    private static Limit<Seat> extraDraws(Array<Seat> seats) {
        return Limit.<Seat>of("TO-2.9/unknown-seat", "nobody sits at seat {seat:seat}")
                .or(
                        found -> seats.contains(found.head()),
                        "TO-2.9/seat-twice",
                        "seat {seat:seat} is listed more than once")
                .each(seat -> seat)
                .atMost(seat -> seats.contains(seat) ? 1 : 0)
                .fact("seat:seat", Array::head);
    }
}
