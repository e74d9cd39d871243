package io.github.terrene.table.wire;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ListForm;
import io.vavr.collection.Array;

/** The forms of what clients are sent beside what the games do. */
final class Sends {
    /** All types. */
    static final Forms TYPES = GameForms.common().build();

    static final Form<TableCard> TABLE = TYPES.of(TableCard.class);
    static final Form<PuzzleCard> PUZZLE = TYPES.of(PuzzleCard.class);
    static final Form<LessonCard> LESSON = TYPES.of(LessonCard.class);
    static final Form<Result> RESULT = TYPES.of(Result.class);
    static final Form<Array<SentWord>> WORDS = list(SentWord.class);
    static final Form<Array<Told>> TOLD = list(Told.class);
    static final Form<Array<SentClock>> CLOCKS = list(SentClock.class);
    static final Form<Offered> OFFERED = TYPES.of(Offered.class);
    static final Form<Array<Reason>> REASONS = list(Reason.class);

    private Sends() {}

    private static <T> Form<Array<T>> list(Class<T> type) {
        return ListForm.of(TYPES.of(type));
    }
}
