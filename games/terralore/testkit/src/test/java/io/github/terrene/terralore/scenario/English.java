package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.card.Card;

/** What is printed on cards. */
final class English {
    private static final Wording WORDS = Wording.of("terralore", "en").get();

    private English() {}

    static String of(Effect effect) {
        return said(CardForms.STANDARD.of(Effect.class), effect, "");
    }

    /** Its text, a line for each sentence. */
    static String of(Card card) {
        return said(CardForms.STANDARD.of(Card.class), card, "text");
    }

    private static String said(Form<?> form, Object value, String variant) {
        return WORDS.say(form, value, variant, Known.NOTHING).get().text();
    }
}
