package io.github.terrene.bots.protocol;

import io.github.terrene.json.Json;
import io.github.terrene.json.schema.Documents;
import io.github.terrene.json.schema.JsonSchema;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.vavr.control.Either;

/**
 * How messages and answers of a game are written: as JSON, one line each. Their content is written as everywhere else: see {@link Json}.
 *
 * @param message the form of messages
 * @param answer the form of answers
 * @param <A> actions
 * @param <E> events
 */
public record Protocol<A, E>(Form<Message<A, E, Shown<A>>> message, Form<Answer<A>> answer) {
    /** The version of the messages. Later messages with the same version may at most have additional fields or members. */
    public static final int VERSION = 1;

    private static final Forms TYPES = GameForms.common().build();

    /** The protocol of a game. */
    @SuppressWarnings("unchecked") // Java cannot name the classes of Message<A, E, Shown<A>> and Answer<A>
    public static <A, E> Protocol<A, E> of(GameForms<?, ?, A, E, ?> forms) {
        return new Protocol<>(
                (Form<Message<A, E, Shown<A>>>) TYPES.of(Message.class, forms.action(), forms.event(), forms.shown()),
                (Form<Answer<A>>) TYPES.of(Answer.class, forms.action()));
    }

    /** The line for a message, without its line ending. */
    public String line(Message<A, E, Shown<A>> said) {
        return Json.write(message, said);
    }

    /** The answer in a line, or what is wrong with the line. */
    public Either<Problem, Answer<A>> answered(String line) {
        return Json.read(answer, line);
    }

    /** The JSON Schema of both, as {@code "#message"} and {@code "#answer"}. */
    public String schema(String title, GameForms<?, ?, A, E, ?> forms) {
        return JsonSchema.of(Documents.of(title, forms).and("message", message).and("answer", answer));
    }
}
