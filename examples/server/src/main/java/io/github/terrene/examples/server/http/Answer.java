package io.github.terrene.examples.server.http;

import io.github.terrene.examples.server.wire.JsonText;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** What is answered. */
@FunctionalInterface
public interface Answer {
    /** Everything went well. */
    int OK = 200;
    /** Something new is there. */
    int CREATED = 201;
    /** What was sent cannot be read. */
    int BAD = 400;
    /** There is no token, or a wrong one. */
    int TOKEN_NEEDED = 401;
    /** There is no such thing. */
    int NOT_FOUND = 404;
    /** That cannot be done to it. */
    int NOT_ALLOWED = 405;
    /** What was to be sent never came. */
    int LATE = 408;
    /** The rules or the table refuse it. */
    int REFUSED = 409;
    /** What was sent is too large. */
    int TOO_LARGE = 413;
    /** A mistake in this program. */
    int BROKEN = 500;
    /** Not now. */
    int BUSY = 503;

    /** Sends it. */
    void to(Call call);

    /** A text of JSON. */
    static Answer json(int status, String json) {
        return bytes(status, "application/json", "no-store", json.getBytes(StandardCharsets.UTF_8));
    }

    /** Something else. */
    static Answer bytes(int status, String type, String cache, byte[] bytes) {
        return call -> {
            call.begin(status, type, cache);
            call.response().write(true, ByteBuffer.wrap(bytes), call.callback());
        };
    }

    /** What is wrong: {@code {"problems":[{"place":…,"key":…,"sentence":…}]}}. */
    static Answer problems(int status, Seq<Problem> problems) {
        return json(status, JsonText.object(json -> {
            json.writeFieldName("problems");
            JsonText.list(json, problems, (problem, list) -> {
                list.writeStartObject();
                list.writeStringField("place", problem.place());
                list.writeStringField("key", problem.key());
                list.writeStringField("sentence", problem.sentence());
                list.writeEndObject();
            });
        }));
    }

    /** One thing that is wrong with a request. */
    static Answer problem(int status, String place, String key, String sentence) {
        return problems(status, Array.of(Problem.at(place, "server/" + key, sentence)));
    }

    /** There is no such address. */
    static Answer notFound() {
        return problem(NOT_FOUND, "address", "not-found", "there is nothing at this address");
    }

    /** Nobody may do that without the right token. */
    static Answer tokenNeeded() {
        Answer answer = problem(TOKEN_NEEDED, "Authorization", "token", "this needs the token of a seat at this table");
        return answer.with("WWW-Authenticate", "Bearer");
    }

    /** The same with one more header. */
    default Answer with(String header, String value) {
        return call -> {
            call.response().getHeaders().put(header, value);
            to(call);
        };
    }
}
