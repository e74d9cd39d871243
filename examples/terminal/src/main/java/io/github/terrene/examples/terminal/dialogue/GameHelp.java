package io.github.terrene.examples.terminal.dialogue;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a person who plays a game can type, in the words of that game.
 *
 * @param table what {@code table} does; a line break where the line is full
 * @param piles what {@code piles} shows
 * @param why examples of questions
 * @param undo until when a choice can be taken back; a line break where the line is full
 */
public record GameHelp(String table, String piles, String why, String undo) {
    /** A line for each command. */
    public Seq<String> lines() {
        return Array.ofAll(text().lines());
    }

    private String text() {
        return """
            A number       does what stands beside it
            table          %s
            hand           shows your hand
            piles          %s
            card NAME      shows what is printed on a card
            why            tells what you cannot do, and why not
            why WORDS      the same for that: %s
            undo           takes your last choice back, until %s
            give up        lets the other one win
            quit           leaves the game unfinished""".formatted(below(table), piles, why, below(undo));
    }

    private static String below(String lines) {
        return lines.replace("\n", "\n" + " ".repeat(15));
    }
}
