package io.github.terrene.examples.terminal.draft;

/** What a person who builds a deck can type; the beginning of a word will do. */
enum DeckCommand {
    HELP,
    TAKE,
    DROP,
    ADVICE,
    UNDO,
    SHOW,
    CARD,
    DONE,
    LEAVE,
    QUIT
}
