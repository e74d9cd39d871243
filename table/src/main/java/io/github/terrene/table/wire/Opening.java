package io.github.terrene.table.wire;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.session.Setup;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The first line that is kept of a table; each further line is an {@link io.github.terrene.session.Entry}.
 *
 * @param wished what was wished for
 * @param replay whether a game is only watched that was played before; nothing is said if it is not
 * @param setup what it began with
 */
public record Opening<C>(NewTable wished, Option<Boolean> replay, Setup<C> setup) {
    private static final Form<Played> PLAYED = GameForms.common().build().of(Played.class);

    /** The form of the first line at a table of a game. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Opening<C>
    public static <C> Form<Opening<C>> form(GameForms<C, ?, ?, ?, ?> forms) {
        return (Form<Opening<C>>) forms.types().of(Opening.class, forms.config());
    }

    /**
     * As much of the first line as can be read before it is known what is played.
     *
     * @param wished what was wished for
     * @param replay whether it is only watched
     */
    public record Played(NewTable wished, Option<Boolean> replay) {}

    /** What is played at the table with that first line. */
    public static Either<Problem, Played> played(String line) {
        return Json.read(PLAYED, line);
    }
}
