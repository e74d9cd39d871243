package io.github.terrene.narrator;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.ArrayList;

/**
 * A card set as plain text: cards as they are printed, separated by empty lines. A line that begins with # is a comment.
 *
 * <pre>{@code
 * # Two cards of my own
 *
 * Harbour Cook
 * Melee Human, ATK 1, HP 3, cost 0
 * When it enters the battlefield: draw a card.
 *
 * Broken Oar
 * Weapon, cost 0
 * The bearer has ATK +1.
 * }</pre>
 *
 * <p>The result is printed cards; whether they make sense is for the game's catalogue to say.
 */
public final class CardSheet {
    static final String PRINT = "print";

    private static final String REMARK = "#";

    private CardSheet() {}

    /** The cards as they are printed in a language; {@link #read} gives them back. */
    public static <K> String write(Iterable<K> cards, Form<K> form, Wording wording) {
        return Array.ofAll(cards)
                .map(card -> wording.say(form, card, PRINT, Known.NOTHING)
                        .map(Said::text)
                        .getOrElseThrow(() -> new IllegalArgumentException("there are no words for " + card)))
                .mkString("", "\n\n", "\n");
    }

    /**
     * The cards of a file, or everything in it that is not understood, each with its line and column, and with what may be meant. The sentences
     * of a card may be in any order. It takes longer for longer lines, but not out of proportion, whatever stands in them.
     *
     * @param form the form of a card with all that is printed on it
     */
    public static <K> Either<Seq<Problem>, Array<K>> read(String file, Form<K> form, Wording wording) {
        Array<Either<Problem, K>> read =
                blocks(file).map(block -> new CardLines<>(form, wording, block.line(), block.lines()).read());
        return read.exists(Either::isLeft)
                ? Either.left(read.flatMap(each -> each.swap().toOption()))
                : Either.right(read.map(Either::get));
    }

    /**
     * Lines without an empty one between them.
     *
     * @param line the number of the first line, from 1
     */
    private record Block(int line, Array<String> lines) {}

    private static Array<Block> blocks(String file) {
        ArrayList<Block> blocks = new ArrayList<>();
        ArrayList<String> lines = new ArrayList<>();
        int begin = 0;
        int number = 0;
        for (String line : Array.of(ByteOrderMark.without(file).split("\r?\n")).append("")) {
            number++;
            if (line.startsWith(REMARK)) {
                continue;
            } else if (!line.trim().isEmpty()) {
                begin = lines.isEmpty() ? number : begin;
                lines.add(line.trim());
            } else if (!lines.isEmpty()) {
                blocks.add(new Block(begin, Array.ofAll(lines)));
                lines.clear();
            }
        }
        return Array.ofAll(blocks);
    }
}
