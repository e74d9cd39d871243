package io.github.terrene.table;

/**
 * Something that happened to a table or to a request, for logs and counters of whoever runs the program. It holds nothing secret and nothing that
 * a client wrote: no token, seed, card or name of a person. Names of tables are for the operator alone, since whoever has one may watch.
 */
public sealed interface Occurrence {
    /** A table was opened. */
    record Opened(String table, String game) implements Occurrence {}

    /**
     * A table that was kept is in memory again.
     *
     * @param lines how many lines of it are kept
     */
    record FoundAgain(String table, String game, int lines) implements Occurrence {}

    /**
     * A table was kept by other rules or with other cards: nobody plays on there.
     *
     * @param done how many lines lead to the same here
     * @param all how many lines are kept
     */
    record Outdated(String table, String game, int done, int all) implements Occurrence {}

    /** Something was done at a table, by a person, a bot or a clock, and kept. */
    record Done(String table, String game) implements Occurrence {}

    /** The game at a table is over. */
    record Ended(String table, String game) implements Occurrence {}

    /**
     * A table was put away.
     *
     * @param why at whose wish
     */
    record PutAway(String table, Why why) implements Occurrence {}

    /** Why a table is put away. */
    enum Why {
        /** The operator closed it. */
        CLOSED,
        /** Nothing was done there for a long time. */
        EXPIRED
    }

    /**
     * A request was not carried out.
     *
     * @param address what it was sent to, with a star for what clients choose, such as {@code tables/*}{@code /moves}; empty if there is no such
     *     address
     * @param status the number of the answer
     * @param key of the first thing that is wrong with it
     */
    record Refused(String address, int status, String key) implements Occurrence {}
}
