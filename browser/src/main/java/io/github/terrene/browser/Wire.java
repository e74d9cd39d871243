package io.github.terrene.browser;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.table.wire.Reason;
import io.github.terrene.table.wire.Result;
import io.github.terrene.table.wire.SentWord;
import io.github.terrene.table.wire.Told;
import io.vavr.collection.Array;

/** Small documents that tables send, too, made of what the library says. */
final class Wire {
    private static final Forms TYPES = GameForms.common().build();
    private static final Form<Array<SentWord>> WORDS = ListForm.of(TYPES.of(SentWord.class));
    private static final Form<Array<Told>> TOLD = ListForm.of(TYPES.of(Told.class));
    private static final Form<Array<Reason>> REASONS = ListForm.of(TYPES.of(Reason.class));
    private static final Form<Result> RESULT = TYPES.of(Result.class);

    private Wire() {}

    static String words(Said said) {
        return Json.write(WORDS, SentWord.of(said));
    }

    static String told(Array<Sentence> sentences) {
        return Json.write(TOLD, sentences.map(Told::of));
    }

    static String reasons(Array<Reason> reasons) {
        return Json.write(REASONS, reasons);
    }

    static String result(Result result) {
        return Json.write(RESULT, result);
    }
}
