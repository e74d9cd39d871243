package io.github.terrene.examples.server.http;

import io.github.terrene.table.Answer;
import io.github.terrene.table.Operator;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.nio.ByteBuffer;
import java.util.function.Supplier;

/**
 * What only whoever runs the server may ask: {@code /operator/tables}, and {@code /metrics} for Prometheus, with the operator's token.
 *
 * @param operator answers
 * @param metrics all counters as text
 */
public record Office(Operator operator, Supplier<byte[]> metrics) {
    private static final String FORMAT = "text/plain; version=0.0.4; charset=utf-8";

    /** What is answered at an address; none if it is another's. */
    Option<Reply> reply(Call call, Array<String> steps) {
        if (steps.headOption().contains("operator")) {
            return Option.some(answered(call.asking(steps.drop(1))));
        }
        return Option.when(steps.equals(Array.of("metrics")), () -> measured(call));
    }

    private Reply answered(io.github.terrene.table.Request request) {
        Answer.Text answer = (Answer.Text) operator.answer(request);
        return Api.withToken(answer, Reply.of(answer));
    }

    private Reply measured(Call call) {
        if (!operator.is(call.asking(Array.empty()).token())) {
            return answered(call.asking(Array.of("metrics")));
        }
        return asked -> {
            asked.begin(Answer.OK, FORMAT, "no-store");
            asked.response().write(true, ByteBuffer.wrap(metrics.get()), asked.callback());
        };
    }
}
