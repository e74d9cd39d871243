package io.github.terrene.browser;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.bots.Services;
import io.github.terrene.kernel.Problem;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.util.function.Supplier;

/** Documents that every game answers with. */
final class Answers {
    private Answers() {}

    /** An answer; or what was wrong with the question, or with a game or a card that could not carry it out. */
    static String guarded(Supplier<String> answer) {
        try {
            return answer.get();
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError thrown) {
            return problems(of(thrown));
        }
    }

    /** What is wrong, as something thrown tells it. */
    static Seq<Problem> of(Throwable thrown) {
        return thrown instanceof Refusal refusal ? refusal.problems() : Array.of(Services.thrown("game", thrown));
    }

    /** {@code {"problems":[{"place":…,"key":…,"sentence":…}]}}. */
    static String problems(Seq<Problem> problems) {
        return JsonText.object(json -> {
            json.writeFieldName("problems");
            JsonText.list(json, problems, Answers::problem);
        });
    }

    private static void problem(Problem problem, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("place", problem.place());
        json.writeStringField("key", problem.key());
        json.writeStringField("sentence", problem.sentence());
        json.writeEndObject();
    }
}
