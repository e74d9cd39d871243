package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rejection;
import java.util.Comparator;

/** Sorts rules by section and number, not alphabetically; rules without such a number, for example house rules, come last. */
final class RuleNumbers {
    static final Comparator<Rejection> ORDER = Comparator.<Rejection>comparingInt(
                    rejection -> part(rejection.rule(), 0))
            .thenComparingInt(rejection -> part(rejection.rule(), 1));

    private RuleNumbers() {}

    /** Of {@code TO-7.2} the 7, or the 2. */
    private static int part(String rule, int place) {
        String[] parts = rule.substring(rule.indexOf('-') + 1).split("\\.", -1);
        return parts.length == 2 && parts[place].matches("[0-9]{1,9}")
                ? Integer.parseInt(parts[place])
                : Integer.MAX_VALUE;
    }
}
