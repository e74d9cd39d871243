package io.github.terrene.table;

import io.github.terrene.kernel.Rejection;

/** Why nobody plays on at a table: said to whoever tries. */
final class Standstill {
    private Standstill() {}

    /**
     * Other rules or cards led to what was kept.
     *
     * @param done how many lines lead to the same here
     * @param all how many are kept
     */
    static Rejection outdated(int done, int all) {
        return Rejection.of(
                "server/outdated",
                "the rules or cards have changed since: nobody plays on, and {done:number} of {all:number} lines can be watched",
                done,
                all);
    }

    /** The operator has closed it. */
    static Rejection closed() {
        return Rejection.of("server/closed", "this table was closed; what was played there is kept");
    }
}
