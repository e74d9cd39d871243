package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.vavr.collection.Array;

/** What is printed on cards. */
public final class English {
    private static final English LANGUAGE =
            new English(Wording.of("terrene-odyssey", "en").get(), CardForms.STANDARD);

    private final Wording words;
    private final Forms forms;

    /** With the words of a set and the forms of its cards. */
    public English(Wording words, Forms forms) {
        this.words = words;
        this.forms = forms;
    }

    /** The lines of the text of a card. */
    static Array<String> lines(Card card) {
        return LANGUAGE.textOf(card);
    }

    /** A part of a text. */
    static <T> String of(Class<T> type, T value) {
        return LANGUAGE.said(LANGUAGE.forms.of(type), value, "");
    }

    /** The lines of the text of a card of the set. */
    public Array<String> textOf(Card card) {
        return Array.of(said(forms.of(Card.class), card, "text").split("\n"));
    }

    private String said(Form<?> form, Object value, String variant) {
        return words.say(form, value, variant, Known.NOTHING).map(Said::text).getOrElse("?");
    }
}
