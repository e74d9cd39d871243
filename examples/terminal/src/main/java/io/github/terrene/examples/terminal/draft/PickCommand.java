package io.github.terrene.examples.terminal.draft;

/** What a person who picks a card can type instead of a number; the beginning of a word will do. */
enum PickCommand {
    HELP,
    PILE,
    OWN,
    BY,
    CARD,
    ADVICE,
    UNDO,
    LEAVE,
    QUIT
}
