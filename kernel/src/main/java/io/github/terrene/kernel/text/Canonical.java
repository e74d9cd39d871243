package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as one line of text and reads them back: the same value gives the same text on every JVM. Games build their {@link
 * Notation} with it.
 *
 * <pre>{@code
 * Canonical canonical = new Canonical(Forms.builder()
 *         .scalar(Card.class, Card::id, catalogue::find)
 *         .build());
 * canonical.write(Action.class, attack);                 // Attack(seat:A,member:3,target:B)
 * canonical.read(Action.class, "Attack(seat:A,memb:3)"); // column 15: "member:" expected, not "memb:3)"
 * }</pre>
 *
 * <p>How the {@linkplain Forms forms} look:
 * <ul>
 *   <li>numbers, truths, texts and names: {@code 3}, {@code true}, {@code Zane}, {@code HASTE}, {@code A}. A text with characters other
 *       than {@code A-Z a-z 0-9 . _ + -}, an empty text and {@code -} are quoted: {@code "Zane the Ender"}, with {@code \"}, {@code \\},
 *       {@code \n}, {@code \r}, {@code \t} and {@code \}{@code u001b} for invisible characters.
 *   <li>a text that another notation wrote: as it is if it stands in parentheses.
 *   <li>products, with their parts in order: {@code (seat:A,member:3)}.
 *   <li>sums: the name of the member, then the member: {@code Attack(seat:A)}, {@code Colour(RED)}.
 *   <li>lists: {@code [1,2]}; options: the value, or {@code -}; maps, in the natural order of their keys: <code>{A:1,B:2}</code>.
 * </ul>
 *
 * <p>Thread-safe.
 *
 * @param forms what values consist of
 */
public record Canonical(Forms forms) {
    /** The longest text that is written or read, in characters. */
    public static final int LONGEST = CanonicalSink.LONGEST;

    /**
     * The value as one line.
     *
     * @param declared the type that {@link #read} will be asked for: for a sealed interface the name of the member is written, for the
     *     member's own type it is not
     * @throws IllegalArgumentException if the type has no form, or the value is nested deeper than 200 or longer than 16,777,216
     *     characters
     */
    public <T> String write(Class<? super T> declared, T value) {
        return write(forms.of(declared), value);
    }

    /** The same for a value of any form. */
    public static String write(Form<?> form, Object value) {
        CanonicalSink sink = new CanonicalSink();
        form.write(value, sink);
        return sink.written();
    }

    /**
     * The value that a text stands for; a text that differs from what {@link #write} gives is refused.
     *
     * @return the value, or the first thing that is wrong, at a place like {@code column 17}. No text causes an exception: what
     *     constructors throw becomes a problem
     * @throws IllegalArgumentException if the type has no form
     */
    public <T> Either<Problem, T> read(Class<T> declared, String text) {
        return read(forms.of(declared), text);
    }

    /** The same for a value of any form. */
    public static <T> Either<Problem, T> read(Form<T> form, String text) {
        try {
            return Either.right(CanonicalSource.whole(form, text));
        } catch (Unreadable fault) {
            return Either.left(Problem.of(fault));
        }
    }

    /**
     * The form of a game's states: the form of what they are saved as.
     *
     * @param saved what they are saved as
     * @param notation writes and reads states as texts of that form
     * @param config the configuration of the games
     */
    public static <C, S, R> Form<S> states(Form<R> saved, Notation<C, S, ?> notation, C config) {
        return new WrittenAs<>(
                saved,
                state -> read(saved, notation.writeState(state)).getOrElseThrow(Canonical::refused),
                written -> notation.readState(config, write(saved, written)).getOrElseThrow(Canonical::refused),
                "state");
    }

    private static IllegalArgumentException refused(Problem problem) {
        return new IllegalArgumentException(problem.toString());
    }

    /**
     * Everything in a value that is null, which nothing may be: object mappers leave null what a text does not mention.
     *
     * @param declared as for {@link #write}
     */
    public Array<Placed> missing(Class<?> declared, @Nullable Object value) {
        Form<?> form = forms.of(declared);
        return form.isWhole(value) ? Array.empty() : Inside.all(form, value).filter(Placed::missing);
    }
}
