package io.github.terrene.examples.terminal.lanes;

/** What a person can type instead of a number; the beginning of a word will do. */
enum Command {
    HELP,
    TABLE,
    HAND,
    PILES,
    CARD,
    WHY,
    UNDO,
    GIVE,
    QUIT
}
