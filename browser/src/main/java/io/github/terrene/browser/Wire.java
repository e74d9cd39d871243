package io.github.terrene.browser;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.FactValue;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Rejection;
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
import io.vavr.control.Option;

/** Small documents that tables send, too, made of what the library says. */
final class Wire {
    private static final Forms TYPES = GameForms.common().build();
    private static final Form<Array<SentWord>> WORDS = ListForm.of(TYPES.of(SentWord.class));
    private static final Form<Array<Told>> TOLD = ListForm.of(TYPES.of(Told.class));
    private static final Form<Array<Reason>> REASONS = ListForm.of(TYPES.of(Reason.class));
    private static final Form<Result> RESULT = TYPES.of(Result.class);

    private Wire() {}

    static String words(Said said) {
        return Json.write(WORDS, sent(said));
    }

    static Array<SentWord> sent(Said said) {
        return said.words()
                .map(word -> new SentWord(
                        SentWord.WordKind.valueOf(word.kind().name()),
                        word.text(),
                        Option.of(word.about()).filter(about -> !about.isEmpty())));
    }

    static String told(Array<Sentence> sentences) {
        return Json.write(TOLD, sentences.map(each -> new Told(each.role(), sent(each.said()))));
    }

    static Reason reason(Rejection rejection, Said sentence) {
        return new Reason(
                rejection.rule(),
                rejection.key(),
                Array.ofAll(rejection.facts()).map(fact -> new Reason.Mentioned(fact.name(), FactValue.of(fact))),
                sentence.text());
    }

    static String reasons(Array<Reason> reasons) {
        return Json.write(REASONS, reasons);
    }

    static String result(Result result) {
        return Json.write(RESULT, result);
    }
}
