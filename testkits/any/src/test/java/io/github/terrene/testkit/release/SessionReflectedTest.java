package io.github.terrene.testkit.release;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.session.SavedSession;
import io.vavr.collection.Array;
import java.nio.file.Path;

/** The jar of sessions names the types of its own that saved tables consist of. */
class SessionReflectedTest extends ReflectedFiles {
    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-session";
    }

    @Override
    protected Path folder() {
        return Path.of("..", "..", "session").resolve(super.folder());
    }

    @Override
    protected Reflected types() {
        Form<?> any = GameForms.SEAT;
        Array<Class<?>> all = GameForms.common().build().reflected(SavedSession.class, any, any);
        return new Reflected(all.filter(type -> type.getName().startsWith("io.github.terrene.session")));
    }
}
