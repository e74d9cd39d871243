package io.github.terrene.examples.server.http;

import io.github.terrene.table.Answer;
import io.github.terrene.table.Feed;
import io.github.terrene.table.Request;
import io.github.terrene.table.Tables;
import io.vavr.collection.Array;

/**
 * Brings requests to the tables, and sends what they answer.
 *
 * @param tables answer
 * @param streams where journals are sent as they are written
 */
record Api(Tables tables, EventStreams streams) {
    Reply reply(Call call, Array<String> address) {
        Request request = call.asking(address);
        Answer answer = tables.answer(request);
        return answer instanceof Answer.Journal journal ? stream(journal.feed()) : text((Answer.Text) answer, address);
    }

    private Reply text(Answer.Text answer, Array<String> address) {
        Reply reply = withToken(answer, Reply.of(answer));
        return answer.status() == Answer.NOT_ALLOWED ? allowing(reply, tables.verbs(address)) : reply;
    }

    /** Says how a token is shown, where one is missing. */
    static Reply withToken(Answer.Text answer, Reply reply) {
        return answer.status() == Answer.TOKEN_NEEDED ? reply.with("WWW-Authenticate", "Bearer") : reply;
    }

    /** Says what can be done instead. */
    static Reply allowing(Reply reply, Array<String> methods) {
        Array<String> allowed = methods.contains("GET") ? methods.append("HEAD") : methods;
        return reply.with("Allow", allowed.mkString(", "));
    }

    private Reply stream(Feed feed) {
        return streams.full()
                ? Reply.problem(Answer.BUSY, "journal", "full", "too many read already")
                : call -> {
                    call.begin(Answer.OK, "text/event-stream", "no-store");
                    call.response().getHeaders().put("X-Accel-Buffering", "no"); // for proxies that would wait for more
                    if (call.headOnly()) {
                        call.callback().succeeded();
                    } else {
                        new EventStream(streams, feed, call).open();
                    }
                };
    }
}
