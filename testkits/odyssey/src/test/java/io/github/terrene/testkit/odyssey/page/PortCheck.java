package io.github.terrene.testkit.odyssey.page;

import io.github.terrene.kernel.Rules;
import io.github.terrene.testkit.perft.PerftVector;

/** The example of docs/perft.md. */
final class PortCheck {
    private PortCheck() {}

    static boolean agrees(Rules<?, ?, ?, ?, ?> rules, String text) {
        PerftVector vector = PerftVector.parse(text);
        PerftVector counted = vector.counted(rules, vector.counts().size());
        boolean agrees = counted.equals(vector);
        return agrees;
    }
}
