package io.github.terrene.examples.terminal.dialogue;

/** What a person who plays a game can type instead of a number; the beginning of a word will do. */
public enum GameCommand {
    /** What can be typed. */
    HELP,
    /** Draws the table. */
    TABLE,
    /** Shows the person's hand. */
    HAND,
    /** Shows the piles that lie open. */
    PILES,
    /** Shows what is printed on a card. */
    CARD,
    /** Tells why something cannot be done. */
    WHY,
    /** Takes the last choice back. */
    UNDO,
    /** Gives up. */
    GIVE,
    /** Leaves the game unfinished. */
    QUIT
}
