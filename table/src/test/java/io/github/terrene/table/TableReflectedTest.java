package io.github.terrene.table;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.table.wire.After;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.LessonCard;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Notice;
import io.github.terrene.table.wire.Offered;
import io.github.terrene.table.wire.Opening;
import io.github.terrene.table.wire.PuzzleCard;
import io.github.terrene.table.wire.Reason;
import io.github.terrene.table.wire.Result;
import io.github.terrene.table.wire.Sent;
import io.github.terrene.table.wire.SentAttempt;
import io.github.terrene.table.wire.SentChoice;
import io.github.terrene.table.wire.SentClock;
import io.github.terrene.table.wire.SentMove;
import io.github.terrene.table.wire.SentWord;
import io.github.terrene.table.wire.TableCard;
import io.github.terrene.table.wire.Told;
import io.github.terrene.testkit.release.Reflected;
import io.github.terrene.testkit.release.ReflectedFiles;

/** The jar names the types that documents and kept lines consist of, but for those that other jars name. */
class TableReflectedTest extends ReflectedFiles {
    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-table";
    }

    @Override
    protected Reflected types() {
        Forms forms = GameForms.common().build();
        Form<?> any = GameForms.SEAT;
        Reflected kept = Reflected.by(forms, Guest.class, Opening.Played.class, After.class);
        Reflected received =
                Reflected.by(forms, NewTable.class).and(Reflected.by(forms, Sent.class.getDeclaredClasses()));
        Reflected sent = Reflected.by(
                forms,
                TableCard.class,
                PuzzleCard.class,
                LessonCard.class,
                Result.class,
                SentWord.class,
                Told.class,
                SentClock.class,
                Offered.class,
                Reason.class,
                Notice.class);
        Reflected generic = new Reflected(forms.reflected(Opening.class, any)
                .appendAll(forms.reflected(SentMove.class, any))
                .appendAll(forms.reflected(SentAttempt.class, any))
                .appendAll(forms.reflected(SentChoice.class, any)));
        return new Reflected(kept.and(received)
                .and(sent)
                .and(generic)
                .types()
                .reject(type -> type.getName().matches("io[.]github[.]terrene[.](kernel|session)[.].*")));
    }
}
