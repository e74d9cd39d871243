package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Writes down tournaments that nobody has played. Rounds are like {@code "A>B C=D E"}: A beat B, C and D drew, E had the bye. */
public final class Chronicle {
    private Chronicle() {}

    /** The progress after these rounds. {@code A-B} is still played. */
    public static Progress of(int seats, String left, String... rounds) {
        return new Progress(seats, Array.of(rounds).map(Chronicle::round), seats(left));
    }

    /** The seats with these letters. */
    public static Array<Seat> seats(String letters) {
        return Array.ofAll(letters.toCharArray()).map(letter -> Seat.of(letter - 'A'));
    }

    /** The games of a round with these letters, in the order of lower seats. */
    public static Round round(String text) {
        Array<String> parts = Array.of(text.split(" "));
        return new Round(
                parts.filter(part -> part.length() == 3).map(Chronicle::game).sortBy(Fixture::first),
                parts.find(part -> part.length() == 1).map(part -> seats(part).head()));
    }

    private static Fixture game(String text) {
        Seat one = Seat.of(text.charAt(0) - 'A');
        Seat other = Seat.of(text.charAt(2) - 'A');
        Fixture game = Fixture.of(one, other);
        return switch (text.charAt(1)) {
            case '>' -> game.lostBy(other);
            case '=' -> game.with(Result.DRAWN);
            default -> game;
        };
    }
}
