package io.github.terrene.testkit.release;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.WrittenConfig;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchPosition;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.compose.ShownMatch;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Reflection;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.vavr.collection.Array;
import java.nio.file.Path;

/**
 * The jar of the kernel names the types of its own that leave the library in every game, generic ones too, and what is made by its name to
 * find forms. Of the common texts it names all, whatever a game leaves out: cards are looked into before it is known whether the game has them.
 */
class KernelReflectedTest extends ReflectedFiles {
    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-kernel";
    }

    @Override
    protected Path folder() {
        return Path.of("..", "..", "kernel").resolve(super.folder());
    }

    @Override
    protected Reflected types() {
        Forms forms = GameForms.common().build();
        Form<?> any = GameForms.SEAT;
        return Reflected.by(forms, Decision.class, Rejection.class, Problem.class, Outcome.class, MatchPosition.class)
                .and(new Reflected(forms.reflected(Step.class, any, any)))
                .and(new Reflected(forms.reflected(Refused.class, any)))
                .and(new Reflected(forms.reflected(MatchEvent.class, any, any)))
                .and(new Reflected(forms.reflected(MatchView.class, any)))
                .and(new Reflected(forms.reflected(ShownMatch.class, any, any)))
                .and(new Reflected(forms.reflected(Asked.class, any, any)))
                .and(new Reflected(forms.reflected(Replay.class, any, any)))
                .and(new Reflected(forms.reflected(Move.class, any, any, any)))
                .and(new Reflected(forms.reflected(Position.class, any, any, any)))
                .and(new Reflected(forms.reflected(WrittenConfig.class, any)))
                .and(Reflected.by(
                        CommonForms.builder().build(), Effect.class, Selection.class, Statement.class, Condition.class))
                .and(new Reflected(Array.of(Reflection.class)));
    }
}
