package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.Lazy;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What all saved states of a game share.
 *
 * @param first their first part: what was agreed before the game
 * @param text the same as text
 * @param saved the form of all the rest, with a print
 */
record Shared<S>(Object first, String text, Form<Saved<S>> saved) {
    String in(String game) {
        return game + "\n" + text;
    }

    /** Finds it for each game, and keeps it for the next state: those that are written one after another are mostly of one game. */
    static final class Found<S> {
        private final Forms forms;
        private final Lazy<ProductForm<S>> states;
        private @Nullable Shared<S> last;

        Found(Forms forms, Supplier<? extends Form<S>> states) {
            this.forms = forms;
            this.states = Lazy.of(() -> (ProductForm<S>) states.get());
        }

        private Part first() {
            return states.get().parts().head();
        }

        Shared<S> of(S state) {
            return with(first().of(state));
        }

        Shared<S> with(Object first) {
            @Nullable Shared<S> known = last;
            if (known == null || known.first() != first) {
                known = new Shared<>(
                        first,
                        Canonical.write(first().form(), first),
                        Saved.form(states.get().given(first), forms.of(Fingerprint.class)));
                last = known;
            }
            return known;
        }
    }
}
