package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A state as it is saved: with a print.
 *
 * @param state the state
 * @param print the {@linkplain StatePrint print} by which the rules that wrote the state recognize it; none for a position that somebody
 *     wrote by hand
 * @param <S> states
 */
public record Saved<S>(S state, Option<Fingerprint> print) {
    /**
     * The form of saved states: the parts of a state, then the print.
     *
     * @param prints the form of prints
     */
    @SuppressWarnings("unchecked") // Java cannot name the class of Saved<S>
    public static <S> Form<Saved<S>> form(ProductForm<S> states, Form<Fingerprint> prints) {
        Array<Part> parts = states.parts()
                .map(part -> part.within(saved -> ((Saved<?>) saved).state()))
                .append(new Part(
                        "print",
                        "print:",
                        new OptionForm(prints),
                        saved -> ((Saved<?>) saved).print(),
                        Named.NOTHING,
                        false,
                        Array.empty()));
        return ProductForm.of("Saved" + states.name(), (Class<Saved<S>>) (Class<?>) Saved.class, parts, values -> {
            Array<Object> written = Array.of(values);
            return new Saved<>(states.of(written.init().toJavaArray()), (Option<Fingerprint>) written.last());
        });
    }
}
