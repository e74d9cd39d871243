package io.github.terrene.examples.terminal.odyssey;

/** What a person can type instead of a number; the beginning of a word will do. */
enum Command {
    HELP,
    MORE,
    TABLE,
    HAND,
    DISCARDS,
    CARD,
    WHY,
    UNDO,
    LEAVE,
    QUIT
}
