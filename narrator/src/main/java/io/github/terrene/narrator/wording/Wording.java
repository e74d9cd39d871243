package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The words of one language for the values of a game: by the same phrases values are said, and read from texts.
 *
 * <pre>{@code
 * Wording german = Wording.of("hobe", "de").get();
 * Said text = german.say(CardForms.STANDARD.of(Card.class), card, "text", Known.NOTHING).get();
 * }</pre>
 *
 * <p>A language file has a line for each thing that is said; {@code docs/words.md} explains it. Immutable and thread-safe.
 */
public final class Wording {
    static final String NUMBER = "number";
    static final String TEXT = "text";

    private final Phrases phrases;

    private Wording(Phrases phrases) {
        this.phrases = phrases;
    }

    /** Reads a language file, or lists everything in it that cannot be read, each with its line. */
    public static Either<Array<Problem>, Wording> parse(String text) {
        return PhrasesParser.parse(text).map(Wording::new);
    }

    /**
     * The words that a game brings in a language; none if it does not speak it.
     *
     * @param game its {@linkplain io.github.terrene.kernel.Notation#game name}, such as {@code hobe}
     * @param language such as {@code de}
     * @throws IllegalStateException if the file of the game cannot be read, which is a mistake in the game
     */
    public static Option<Wording> of(String game, String language) {
        return Tables.find(game, language)
                .map(text ->
                        parse(text).getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n"))));
    }

    /** Which language it is, such as {@code en}. */
    public String language() {
        return phrases.language();
    }

    /**
     * A value in words; none if there is no phrase for it, or for a part of it.
     *
     * @param form of the value
     * @param variant how it is said, as the language file has it; an empty text for the usual way
     */
    public Option<Said> say(Form<?> form, Object value, String variant, Known known) {
        return new Writer(phrases, known)
                .ways(Thing.of(form, value), variant, Features.OPEN)
                .headOption()
                .map(way -> Piece.all(way.pieces(), phrases.changes()));
    }

    /**
     * What is told of events.
     *
     * @param said a sentence; nothing if nothing is told
     * @param begins whether something new begins with it
     * @param aside whether it is only for those who want to hear everything
     */
    public record Told(Said said, boolean begins, boolean aside) {}

    /** What is told of events, in order; those that belong together are told at once. */
    public Array<Told> tell(Form<?> form, Iterable<?> events, Known known) {
        return new Teller(new Writer(phrases, known), form).tell(Array.ofAll(events));
    }

    /** Why something is refused. */
    public Said why(Rejection rejection, Known known) {
        return new Reasons(new Writer(phrases, known)).why(rejection);
    }

    /**
     * The values that a text says: none if it cannot be understood, several if it can be understood in several ways. Words that a phrase
     * knows are taken for these, and not for names.
     */
    public Array<Object> read(Form<?> form, String text, String variant, Known known) {
        Letters letters = new Letters(text);
        Array<Found> all = new Reader(phrases, known, letters)
                .values(Sought.of(form), variant, Features.OPEN, 0)
                .filter(found -> found.to() == letters.length())
                .toArray();
        int free = all.map(Found::free).min().getOrElse(0);
        return all.filter(found -> found.free() == free).map(Found::value).distinct();
    }

    /**
     * What is missing in the language file, or too much: values without a phrase, phrases that are said nowhere, slots that are no parts.
     *
     * @param needs all that is to be said
     */
    public Array<Problem> gaps(Iterable<Need> needs) {
        Gaps gaps = new Gaps(phrases);
        needs.forEach(need -> gaps.need(need.form(), Named.NOTHING, "", need.variant()));
        return gaps.problems();
    }

    /**
     * That values of a form are said in a variant.
     *
     * @param form of the values
     * @param variant an empty text for the usual way
     */
    public record Need(Form<?> form, String variant) {}
}
