package io.github.terrene.table;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.util.function.Function;

/** What is answered. The numbers are those of HTTP, which clients know whatever brings them the answer. */
public sealed interface Answer {
    /** Everything went well. */
    int OK = 200;
    /** Something new is there. */
    int CREATED = 201;
    /** What was sent cannot be read. */
    int BAD = 400;
    /** There is no token, or a wrong one. */
    int TOKEN_NEEDED = 401;
    /** The token is a right one, but does not let one do that. */
    int FORBIDDEN = 403;
    /** There is no such thing. */
    int NOT_FOUND = 404;
    /** That cannot be done to it: {@link Tables#verbs} says what can. */
    int NOT_ALLOWED = 405;
    /** The rules or the table refuse it. */
    int REFUSED = 409;
    /** It was there, and is no more. */
    int GONE = 410;
    /** What was sent is too large. */
    int TOO_LARGE = 413;
    /** A mistake in this program. */
    int BROKEN = 500;
    /** Not now. */
    int BUSY = 503;

    /**
     * A text.
     *
     * @param status one of the numbers above
     * @param sort what is written
     * @param keys of what is wrong; none if nothing is
     */
    record Text(int status, Sort sort, String text, Array<String> keys) implements Answer {
        /** A text that says nothing wrong. */
        public Text(int status, Sort sort, String text) {
            this(status, sort, text, Array.empty());
        }

        /** What a text is. */
        public enum Sort {
            /** A value as JSON, which may be another one the next time. */
            JSON,
            /** A JSON Schema. */
            SCHEMA,
            /** Types for TypeScript. */
            TYPES
        }
    }

    /**
     * A journal that is told as it is written.
     *
     * @param feed what is told
     */
    record Journal(Feed feed) implements Answer {}

    /** A text of JSON. */
    static Text json(int status, String json) {
        return new Text(status, Text.Sort.JSON, json);
    }

    /** What is wrong: {@code {"problems":[{"place":…,"key":…,"sentence":…}]}}. */
    static Text problems(int status, Seq<Problem> problems) {
        return problems(status, problems, Problem::sentence);
    }

    /**
     * The same in words of a language.
     *
     * @param sentence what is said of a problem
     */
    static Text problems(int status, Seq<Problem> problems, Function<Problem, String> sentence) {
        return new Text(
                status,
                Text.Sort.JSON,
                JsonText.object(json -> problems(json, "problems", problems, sentence)),
                problems.map(Problem::key).toArray());
    }

    /**
     * What the rules or the table refuse.
     *
     * @param json the reasons as JSON
     */
    static Text refused(Seq<Rejection> why, String json) {
        return new Text(REFUSED, Text.Sort.JSON, json, why.map(Rejection::key).toArray());
    }

    /** Writes what is wrong as a field of an object. */
    static void problems(JsonGenerator json, String field, Seq<Problem> problems, Function<Problem, String> sentence)
            throws IOException {
        json.writeFieldName(field);
        JsonText.list(json, problems, (problem, list) -> {
            list.writeStartObject();
            list.writeStringField("place", problem.place());
            list.writeStringField("key", problem.key());
            list.writeStringField("sentence", sentence.apply(problem));
            list.writeEndObject();
        });
    }

    /** One thing that is wrong with a request. */
    static Text problem(int status, Problem problem) {
        return problems(status, Array.of(problem));
    }
}
