package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What players are called. */
final class Names {
    private static final int LONGEST = 40;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final Array<Byte> DISTURBING = Array.of(
            Character.CONTROL,
            Character.FORMAT,
            Character.LINE_SEPARATOR,
            Character.PARAGRAPH_SEPARATOR,
            Character.SURROGATE,
            Character.PRIVATE_USE,
            Character.UNASSIGNED);

    /** What needs a letter to be seen. */
    private static final Array<Byte> UNSEEN = Array.of(
            Character.SPACE_SEPARATOR,
            Character.FORMAT,
            Character.NON_SPACING_MARK,
            Character.COMBINING_SPACING_MARK,
            Character.ENCLOSING_MARK);

    /** Letters and signs that are drawn as nothing: fillers of Hangul, and Braille without dots. */
    private static final Array<Integer> BLANK = Array.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800);

    /** Each begins with the letter of the seat. */
    private static final Array<String> BOTS =
            Array.of("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris", "Jonas", "Kira", "Lou");

    private Names() {}

    static String bot(Seat seat) {
        return seat.index() < BOTS.size() ? BOTS.get(seat.index()) : seat.toString();
    }

    /** The name that somebody wishes to have, or none, or what is wrong with it. */
    static Either<Problem, Option<String>> wished(Option<String> name) {
        Option<String> stripped = name.map(Names::stripped).filter(text -> !text.isEmpty());
        return stripped.exists(text -> text.length() > LONGEST
                        || text.codePoints().anyMatch(Names::disturbs)
                        || text.codePoints().noneMatch(Names::isSeen))
                ? Either.left(Problem.at(
                        "name",
                        "server/name",
                        "a name has at most {most:number} characters, all of which can be seen, and stands in one line",
                        LONGEST))
                : Either.right(stripped);
    }

    /** Without the space around it: Android has {@code String.strip} only in newer versions. */
    private static String stripped(String name) {
        int from = 0;
        int to = name.length();
        while (from < to && Character.isWhitespace(name.charAt(from))) {
            from++;
        }
        while (from < to && Character.isWhitespace(name.charAt(to - 1))) {
            to--;
        }
        return name.substring(from, to);
    }

    private static boolean isSeen(int character) {
        return !UNSEEN.contains((byte) Character.getType(character)) && !BLANK.contains(character);
    }

    /**
     * Whether a character does something to the text around it, such as turning its direction, or is none. Only the joiners are part of words,
     * and of pictures.
     */
    private static boolean disturbs(int character) {
        return character != ZERO_WIDTH_NON_JOINER
                && character != ZERO_WIDTH_JOINER
                && DISTURBING.contains((byte) Character.getType(character));
    }
}
