package io.github.terrene.narrator;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.github.terrene.narrator.wording.FreeName;
import io.github.terrene.narrator.wording.Patience;
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
        return Array.ofAll(cards).map(card -> write(card, form, wording)).mkString("", "\n\n", "\n");
    }

    static String write(Object card, Form<?> form, Wording wording) {
        return wording.say(form, card, PRINT, wording.texts())
                .map(Said::text)
                .getOrElseThrow(() -> new IllegalArgumentException("there are no words for " + card));
    }

    /**
     * The cards of a file, or everything in it that is not understood, each with its line and column, and with what may be meant. The sentences
     * of a card may be in any order. It takes longer for longer lines, but not out of proportion, whatever stands in them.
     *
     * @param form the form of a card with all that is printed on it
     */
    public static <K> Either<Seq<Problem>, Array<K>> read(String file, Form<K> form, Wording wording) {
        Manuscript<K> written = manuscript(file, form, wording, Patience.usual());
        return written.problems().isEmpty() ? Either.right(written.cards()) : Either.left(written.problems());
    }

    /**
     * The same while somebody writes it, and wants to know it at once: what is wrong with a card does not keep others from being understood, and less
     * is tried to find out what is meant.
     */
    public static <K> Manuscript<K> manuscript(String file, Form<K> form, Wording wording) {
        return manuscript(file, form, wording, Patience.brief());
    }

    private static <K> Manuscript<K> manuscript(String file, Form<K> form, Wording wording, Patience patience) {
        Array<Array<SheetLine>> blocks = blocks(file);
        if (blocks.isEmpty()) {
            return new Manuscript<>(
                    Array.empty(), Array.of(Problem.at("line 1", "cards/none", "there is no card in this text")), file);
        }
        Array<Either<Array<Problem>, K>> read =
                blocks.map(block -> new CardLines<>(form, wording, block, patience).read());
        return new Manuscript<>(
                read.flatMap(Either::toArray),
                read.flatMap(each -> each.swap().getOrElse(Array::empty)),
                only(blocks.zip(read).filter(each -> each._2.isRight()).flatMap(each -> each._1)));
    }

    /** These lines, each where it was. */
    private static String only(Array<SheetLine> lines) {
        StringBuilder text = new StringBuilder();
        int number = 1;
        for (SheetLine line : lines) {
            for (; number < line.number(); number++) {
                text.append('\n');
            }
            text.append(line.text());
        }
        return text.toString();
    }

    /**
     * What may come next in a card that somebody writes: words and phrases that begin with the letters that stand before a place, in
     * the order of the alphabet.
     *
     * @param file what is written, as far as that place
     */
    public static Array<String> next(String file, Form<?> form, Wording wording) {
        Array<String> lines = SheetLine.raw(file);
        Array<String> card = lines.init()
                .reverse()
                .takeWhile(line -> !line.trim().isEmpty())
                .reject(line -> line.trim().startsWith(REMARK))
                .reverse()
                .append(lines.last());
        boolean readable = card.size() > 1
                && card.size() <= CardLines.MOST
                && card.forAll(line -> line.length() <= CardLines.LONGEST);
        return readable ? wording.next(form, card.mkString("\n"), PRINT, wording.texts()) : Array.empty();
    }

    /**
     * What of a file that is understood is probably meant otherwise, each with its place: a word that was taken for the name of a tribe, say,
     * and is nearly that of another one. Nothing is wrong with it, so {@link #read} reads it.
     *
     * @param others other cards of the game, whose names are no doubt meant
     */
    public static <K> Seq<Problem> doubts(String file, Form<K> form, Wording wording, Iterable<? extends K> others) {
        return doubtful(file, form, wording, named(others, form, wording));
    }

    /**
     * The same, where the words are known already that stand in names on other cards.
     *
     * @param elsewhere what {@link #named} gives for these cards
     */
    static Seq<Problem> doubtful(String file, Form<?> form, Wording wording, Array<String> elsewhere) {
        Array<Array<SheetLine>> blocks = blocks(file);
        Array<Array<FreeName>> names =
                blocks.map(block -> names(block.map(SheetLine::text).mkString("", "\n", "\n"), form, wording));
        Array<String> once = names.flatMap(each -> Doubts.words(each).distinct());
        Array<String> twice = once.groupBy(word -> word)
                .filterValues(all -> all.size() > 1)
                .keySet()
                .toArray();
        Doubts doubts = new Doubts(wording, elsewhere.appendAll(twice).distinct());
        return blocks.zip(names).flatMap(both -> doubts.of(both._2, both._1));
    }

    /** The words that stand in names on cards, but for what these are called themselves: of tribes, say. */
    static Array<String> named(Iterable<?> cards, Form<?> form, Wording wording) {
        return Array.ofAll(cards)
                .flatMap(card -> wording.say(form, card, PRINT, wording.texts())
                        .toArray()
                        .flatMap(text -> Doubts.words(names(text.text(), form, wording))))
                .distinct();
    }

    private static Array<FreeName> names(String card, Form<?> form, Wording wording) {
        return wording.names(form, card, PRINT, wording.texts());
    }

    /** Lines without an empty one between them. */
    private static Array<Array<SheetLine>> blocks(String file) {
        ArrayList<Array<SheetLine>> blocks = new ArrayList<>();
        Array<SheetLine> block = Array.empty();
        for (SheetLine line : SheetLine.of(ByteOrderMark.without(file))) {
            if (line.text().isEmpty()) {
                blocks.add(block);
                block = Array.empty();
            } else if (!line.text().startsWith(REMARK)) {
                block = block.append(line);
            }
        }
        return Array.ofAll(blocks).append(block).reject(Array::isEmpty);
    }
}
