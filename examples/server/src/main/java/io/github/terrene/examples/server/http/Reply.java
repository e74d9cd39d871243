package io.github.terrene.examples.server.http;

import io.github.terrene.kernel.Problem;
import io.github.terrene.table.Answer;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** What is sent to a client. */
@FunctionalInterface
interface Reply {
    /** What was to be sent never came: {@link Answer} has all other numbers. */
    int LATE = 408;

    /** The sender asks for too much: so says HTTP. */
    int TOO_MANY = 429;

    /** After how many seconds whoever is not answered now may ask again. */
    String SOON = "1";

    /** What HTTP calls the sorts of texts. */
    Map<Answer.Text.Sort, String> TYPES = HashMap.of(
            Answer.Text.Sort.JSON, Call.JSON,
            Answer.Text.Sort.SCHEMA, "application/schema+json",
            Answer.Text.Sort.TYPES, "text/plain; charset=utf-8");

    /** Sends it. */
    void to(Call call);

    /** A text. What may be another one the next time is not kept by anybody. */
    static Reply of(Answer.Text answer) {
        String cache = answer.sort() == Answer.Text.Sort.JSON ? "no-store" : "no-cache";
        byte[] bytes = answer.text().getBytes(StandardCharsets.UTF_8);
        Reply reply = call -> {
            call.begin(answer.status(), TYPES.get(answer.sort()).get(), cache);
            call.response().write(true, ByteBuffer.wrap(bytes), call.callback());
        };
        return answer.status() == Answer.BUSY ? reply.with("Retry-After", SOON) : reply;
    }

    /** One thing that is wrong with a request. */
    static Reply problem(int status, String place, String key, String sentence) {
        return of(Answer.problem(status, Problem.at(place, "server/" + key, sentence)));
    }

    /** The same with one more header. */
    default Reply with(String header, String value) {
        return call -> {
            call.response().getHeaders().put(header, value);
            to(call);
        };
    }
}
