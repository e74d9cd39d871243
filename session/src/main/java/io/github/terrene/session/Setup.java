package io.github.terrene.session;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;

/**
 * What a table begins with.
 *
 * @param config the configuration of the game
 * @param seed the seed of its chance, which nobody at the table may know
 * @param time how much time players have
 * @param opened when it was opened, in milliseconds as the app counts them
 */
public record Setup<C>(C config, long seed, TimeControl time, long opened) {
    /** The form of what tables of a game begin with. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Setup<C>
    public static <C> Form<Setup<C>> form(GameForms<C, ?, ?, ?, ?> forms) {
        return (Form<Setup<C>>) forms.types().of(Setup.class, forms.config());
    }

    /** A table without clocks. */
    public static <C> Setup<C> of(C config, long seed) {
        return new Setup<>(config, seed, TimeControl.NONE, 0);
    }
}
