package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A share of the games to play, for one of several machines. Together, the shares cover all games, and no two overlap.
 *
 * @param part the number of the share, from 1
 * @param of how many shares there are
 */
public record Share(int part, int of) {
    /** Everything. */
    public static final Share ALL = new Share(1, 1);

    /**
     * A share.
     *
     * @throws IllegalArgumentException if there is no share with that number
     */
    public Share {
        if (part < 1 || part > of) {
            throw new IllegalArgumentException("a share is from 1/" + of + " to " + of + "/" + of + ", not " + part);
        }
    }

    /** Reads {@code 3/10}. */
    public static Either<Seq<Problem>, Share> parse(String text) {
        Matcher parts = Pattern.compile("([1-9][0-9]{0,6})/([1-9][0-9]{0,6})").matcher(text);
        if (parts.matches() && Integer.parseInt(parts.group(1)) <= Integer.parseInt(parts.group(2))) {
            return Either.right(new Share(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2))));
        }
        return Either.left(Array.of(
                Problem.at("share", "share/unknown", "\"{share}\" is not a share: 3/10 is the third of ten", text)));
    }

    /** Whether the item with that number, from 0, belongs to this share. */
    public boolean has(int number) {
        return number % of == part - 1;
    }
}
