package io.github.terrene.table;

/** What tables need of the program in which they are, and cannot know themselves. */
public interface Host {
    /** What time it is, in milliseconds since 1970. If it goes back, the tables wait until it is as late again. */
    long time();

    /** A number that nobody can guess: chance at tables comes from it. */
    long seed();

    /** A name for a table that none has yet. Whoever has it may watch, so it is not to be guessed either. */
    String id();

    /** What a client shows to speak for a seat: nobody can guess it. */
    String token();

    /** What is kept of a token: always the same, and whoever reads it cannot speak for the seat. */
    String hash(String token);

    /**
     * What is done whenever something was done at a table, and first when it is there. It returns at once. A host with threads lets the {@linkplain
     * LiveTable#bots bots} play then, and calls {@link LiveTable#runOut} when {@linkplain LiveTable#due somebody's time} is up; one without
     * remembers that something is to be done.
     *
     * @param table is only just made: nothing is to be done at it before what is returned is run for the first time
     */
    Runnable driver(LiveTable<?, ?, ?, ?, ?> table);

    /** Something that whoever runs the program should know, such as a game that cannot be played, and why. */
    void note(String what);

    /**
     * Something has happened that logs and counters may tell. It is called on whichever thread it happened, while a table may be locked: it returns
     * at once, and asks for nothing. By default it is told nobody.
     */
    default void happened(Occurrence what) {}

    /** A request was not carried out since something is broken: a table that cannot be read or kept, or this program. */
    void failed(Exception why);
}
