package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A share of what there is to play, for one of several machines. All shares together are everything, and no two overlap.
 *
 * @param part which, from 1 on
 * @param of how many there are
 */
public record Share(int part, int of) {
    /** Everything. */
    public static final Share ALL = new Share(1, 1);

    /**
     * A share.
     *
     * @throws IllegalArgumentException if the part is not one of them
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

    /** Whether what has that number, from 0 on, belongs to this share. */
    boolean has(int number) {
        return number % of == part - 1;
    }
}
