package io.github.terrene.examples.server.http;

import io.github.terrene.table.Answer;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BooleanSupplier;

/** Says at {@code /healthz} that the server answers, and at {@code /readyz} whether it can be played at, for whoever watches over it. */
public final class Health {
    private final BooleanSupplier writable;
    private volatile boolean begun;

    /**
     * Of a server that begins.
     *
     * @param writable whether something can be kept now
     */
    public Health(BooleanSupplier writable) {
        this.writable = writable;
    }

    /** From now on everything is there. */
    public void begins() {
        begun = true;
    }

    /** What is said at an address; none if it is another. */
    Option<Reply> reply(Array<String> steps) {
        if (steps.size() != 1) {
            return Option.none();
        }
        return switch (steps.head()) {
            case "healthz" -> Option.some(is("healthy"));
            case "readyz" -> Option.some(ready());
            default -> Option.none();
        };
    }

    private Reply ready() {
        if (!begun) {
            return Reply.problem(Answer.BUSY, "server", "starting", "the games are being made");
        }
        return writable.getAsBoolean()
                ? is("ready")
                : Reply.problem(
                        Answer.BUSY, "tables", "unwritable", "this cannot be read or kept now; ask again in a moment");
    }

    private static Reply is(String what) {
        return Reply.of(new Answer.Text(Answer.OK, Answer.Text.Sort.JSON, "{\"" + what + "\":true}"));
    }
}
