package io.github.terrene.examples.server.table;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.session.Setup;
import io.vavr.control.Either;

/**
 * The first line of a table's file.
 *
 * @param game what is played
 * @param setup what it began with
 */
public record Opening<C>(@Names(Named.WORD) String game, Setup<C> setup) {
    private static final Form<Played> PLAYED = GameForms.common().build().of(Played.class);

    @SuppressWarnings("unchecked") // Java cannot name the class of Opening<C>
    static <C> Form<Opening<C>> form(GameForms<C, ?, ?, ?, ?> forms) {
        return (Form<Opening<C>>) forms.types().of(Opening.class, forms.config());
    }

    /**
     * As much of the first line as can be read before it is known what is played.
     *
     * @param game what is played
     */
    public record Played(@Names(Named.WORD) String game) {}

    /** What is played at the table with that first line. */
    static Either<Problem, String> game(String line) {
        return Json.read(PLAYED, line).map(Played::game);
    }
}
