package io.github.terrene.testkit.law;

import java.util.HashMap;
import java.util.Map;

/** Compares large values, such as states and their texts. If they differ, the message shows only the place of the difference. */
public final class AssertSame {
    private static final int BEFORE = 120;
    private static final int AFTER = 300;

    private AssertSame() {}

    /** Fails with a message that begins with what is compared. */
    public static void check(String what, Object expected, Object found) {
        if (!expected.equals(found)) {
            String one = expected.toString();
            String other = found.toString();
            int place = 0;
            while (place < one.length() && place < other.length() && one.charAt(place) == other.charAt(place)) {
                place++;
            }
            throw new AssertionError(
                    what + " differs.\nexpected: " + excerpt(one, place) + "\n   found: " + excerpt(other, place));
        }
    }

    /** Fails with the cards that were there and are not, and the other way round. */
    public static void cards(Iterable<?> before, Iterable<?> now) {
        Map<Object, Integer> less = new HashMap<>();
        before.forEach(card -> less.merge(card, 1, Integer::sum));
        now.forEach(card -> less.merge(card, -1, Integer::sum));
        less.values().removeIf(copies -> copies == 0);
        if (!less.isEmpty()) {
            throw new AssertionError("cards that there are less of, or, with a minus, more of: " + less);
        }
    }

    private static String excerpt(String text, int place) {
        int from = Math.max(0, place - BEFORE);
        int to = Math.min(text.length(), place + AFTER);
        return (from > 0 ? "... " : "") + text.substring(from, to) + (to < text.length() ? " ..." : "");
    }
}
