package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Rejection;
import java.util.Comparator;

/** Rule numbers sort by section and number, not by letters. */
final class RuleNumbers {
    static final Comparator<Rejection> ORDER = Comparator.<Rejection>comparingInt(
                    rejection -> part(rejection.rule(), 0))
            .thenComparingInt(rejection -> part(rejection.rule(), 1));

    private RuleNumbers() {}

    /** Of {@code TO-7.2} the 7, or the 2. */
    private static int part(String rule, int place) {
        String number = rule.substring(rule.indexOf('-') + 1);
        return Integer.parseInt(number.split("\\.")[place]);
    }
}
