package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Something that a language file must be able to say. */
public sealed interface Need {
    /**
     * All values of a form.
     *
     * @param form the form of the values
     * @param variant how they are said; an empty text for the usual way
     */
    record Values(Form<?> form, String variant) implements Need {}

    /**
     * Things in play that are referred to by their numbers. If none are given, anything that is said and has a number in play and a card is one.
     *
     * @param form the form of such things
     */
    record InPlay(ProductForm<?> form) implements Need {}

    /**
     * A word that stands for itself, such as a label on a screen.
     *
     * @param key its key: {@code Side.hand}
     */
    record Label(String key) implements Need {}

    /**
     * A sentence that stands for itself: {@link Wording#sentence}.
     *
     * @param key its key
     * @param facts the names of its facts
     */
    record Sentence(String key, Array<String> facts) implements Need {}

    /**
     * The names of cards, unless the language is the one in which they are printed.
     *
     * @param cards all cards that can be named
     */
    record Names(Array<Known.Printed> cards) implements Need {}

    /**
     * Why something is refused.
     *
     * @param key the key of the refusal, or an asterisk, a slash and what is wrong: for all rules
     * @param facts the names of its facts
     * @param template what the code says, in English, so that English words need no line for it; none if nobody knows
     */
    record Refusal(String key, Array<String> facts, Option<String> template) implements Need {}

    /**
     * All values of a form that is also read from texts: no two of them may be said in the same words.
     *
     * @param form the form of the values
     * @param variant how they are said
     */
    record Texts(Form<?> form, String variant) implements Need {}
}
