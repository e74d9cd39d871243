package io.github.terrene.examples.terminal.cast;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Word;
import io.vavr.collection.Array;

/**
 * A narrator who writes on paper: players in their colors.
 *
 * @param narrator what is said
 * @param cast the players, and where it is told
 */
public record Voice(Narrator<?, ?> narrator, PlayerNames cast) {
    /** Where it is told. */
    public Paper paper() {
        return cast.paper();
    }

    /** What was said, in colors. */
    public String write(Said said) {
        return said.words().map(this::write).mkString();
    }

    private String write(Word word) {
        return switch (word.kind()) {
            case SEAT -> cast.paint(seat(word.about()), word.text());
            case CARD -> paper().paint(Ink.STRONG, word.text());
            case WORDS, NUMBER, TEXT -> word.text();
        };
    }

    private static Seat seat(String letter) {
        return Seat.of(letter.charAt(0) - 'A');
    }

    /** The words under a key. */
    public String word(String key) {
        return narrator.word(key);
    }

    /** The name of a card. */
    public String name(String card) {
        return narrator.name(card);
    }

    /** The lines of a card's text. */
    public Array<String> text(String card) {
        return Array.of(narrator.card(card, "text").text().split("\n")).reject(String::isEmpty);
    }
}
