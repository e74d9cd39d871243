package io.github.terrene.examples.server.http;

import io.github.terrene.table.Answer;
import io.github.terrene.table.Occurrence;
import io.github.terrene.table.Tables;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable;

/**
 * Brings each request to the tables or pages once it is there as a whole. No thread waits for a client: neither until it
 * has sent everything, nor until it has received everything.
 */
public final class Front extends Handler.Abstract {
    /**
     * A body that is too large, but not larger than so many bytes, is heard to its end before it is refused: a client that still sends when the
     * connection is closed would not hear why.
     */
    private static final int TO_THE_END = 4 * io.github.terrene.table.Request.LARGEST;

    private static final String API = "api";
    private static final Array<String> PARTS = Array.of("healthz", "readyz", "operator", "metrics");

    private final Api api;
    private final Health health;
    private final Office office;
    private final Limits limits;
    private final Watch watch;

    /** Brings requests to tables, or to those who watch over the server; whatever else is asked for is a page. */
    public Front(Tables tables, EventStreams streams, Health health, Office office, Limits limits, Watch watch) {
        this.api = new Api(tables, streams);
        this.health = health;
        this.office = office;
        this.limits = limits;
        this.watch = watch;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        secure(response.getHeaders());
        if (limits.sender(request).forAll(sender -> admits(sender, request))) {
            receive(request, response, callback);
        } else {
            watch.happened(new Occurrence.Refused("", Reply.TOO_MANY, "server/too-many"));
            Reply.problem(
                            Reply.TOO_MANY,
                            "address",
                            "too-many",
                            "too much is asked for from this address; wait a moment")
                    .with("Retry-After", Reply.SOON)
                    .to(new Call(request, response, callback, Option.none()));
        }
        return true;
    }

    private boolean admits(String sender, Request request) {
        Limits.Verdict verdict = limits.begins(sender);
        if (verdict == Limits.Verdict.WELCOME) {
            Request.addCompletionListener(request, ended -> limits.ends(sender));
            return true;
        }
        if (verdict == Limits.Verdict.LIMITED_NOW) {
            watch.limited(sender);
        }
        return false;
    }

    private void receive(Request request, Response response, Callback callback) {
        long length = request.getLength();
        Call empty = new Call(request, response, callback, Option.none());
        if (length > TO_THE_END) {
            answer(empty);
        } else if (length > io.github.terrene.table.Request.LARGEST) {
            Content.Source.consumeAll(
                    request, Callback.from(() -> answer(empty), failure -> incomplete(empty, failure)));
        } else {
            Content.Source.asByteArrayAsync(
                    request,
                    io.github.terrene.table.Request.LARGEST,
                    Promise.Invocable.from(
                            Invocable.InvocationType.BLOCKING, (body, failure) -> received(empty, body, failure)));
        }
    }

    /** The body is there, too large, or will never come. */
    private void received(Call empty, byte[] body, Throwable failure) {
        if (failure == null || failure instanceof IllegalStateException) {
            answer(new Call(empty.request(), empty.response(), empty.callback(), Option.of(body)));
        } else {
            incomplete(empty, failure);
        }
    }

    private static void incomplete(Call call, Throwable failure) {
        int status = failure instanceof HttpException malformed ? malformed.getCode() : Reply.LATE;
        Reply.problem(status, "body", "incomplete", "the request did not come as a whole")
                .with("Connection", "close")
                .to(call);
    }

    private void answer(Call call) {
        long begin = System.nanoTime();
        Array<String> steps =
                Array.of(call.request().getHttpURI().getPath().split("/")).drop(1);
        Reply reply = answered(call, steps);
        watch.answered(pattern(steps), System.nanoTime() - begin);
        reply.to(call);
    }

    /** The address without what clients choose. */
    private String pattern(Array<String> steps) {
        String first = steps.headOption().getOrElse("");
        if (first.equals(API)) {
            return API + "/" + api.tables().pattern(steps.drop(1));
        }
        return PARTS.contains(first) ? first : "page";
    }

    /** Pages use nothing from elsewhere, and tell nobody where they are. */
    private static void secure(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", "default-src 'self'");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
    }

    private Reply answered(Call call, Array<String> steps) {
        try {
            return health.reply(steps).orElse(() -> office.reply(call, steps)).getOrElse(() -> routed(call, steps));
        } catch (RuntimeException broken) {
            watch.failed(broken);
            return Reply.problem(Answer.BROKEN, "server", "broken", "a mistake in this program");
        }
    }

    private Reply routed(Call call, Array<String> steps) {
        if (steps.headOption().contains(API)) {
            return api.reply(call, steps.drop(1));
        }
        return call.headOnly() || HttpMethod.GET.is(call.request().getMethod())
                ? WebFiles.reply(steps)
                : Api.allowing(
                        Reply.problem(
                                Answer.NOT_ALLOWED, "method", "not-allowed", "at this address that cannot be done"),
                        Array.of(HttpMethod.GET.asString()));
    }
}
