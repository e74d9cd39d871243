package io.github.terrene.forms;

import io.github.terrene.bots.protocol.Answer;
import io.github.terrene.bots.protocol.Message;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.testkit.release.Reflected;
import io.github.terrene.testkit.release.ReflectedFiles;
import io.vavr.collection.Array;
import java.nio.file.Path;

/** The jar of bots names the types of its own that programs in other languages are sent and send. */
class BotsReflectedTest extends ReflectedFiles {
    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-bots";
    }

    @Override
    protected Path folder() {
        return Path.of("..", "..", "bots").resolve(super.folder());
    }

    @Override
    protected Reflected types() {
        Form<?> any = GameForms.SEAT;
        Forms forms = GameForms.common().build();
        Array<Class<?>> all =
                forms.reflected(Message.class, any, any, any).appendAll(forms.reflected(Answer.class, any));
        return new Reflected(all.filter(type -> type.getName().startsWith("io.github.terrene.bots")));
    }
}
