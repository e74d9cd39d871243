package io.github.terrene.examples.server.http;

import io.github.terrene.table.Answer;
import io.github.terrene.table.Occurrence;
import io.vavr.control.Option;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers what is refused before any route sees it, such as an address that cannot be read, like everything else: Jetty would send a page. */
public final class Malformed extends ErrorHandler {
    private final Watch watch;

    /**
     * Answers.
     *
     * @param watch is told of each
     */
    public Malformed(Watch watch) {
        this.watch = watch;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        watch.happened(new Occurrence.Refused("", code, code >= Answer.BROKEN ? "server/broken" : "server/malformed"));
        Reply reply = code >= Answer.BROKEN
                ? Reply.problem(code, "server", "broken", "a mistake in this program")
                : Reply.problem(code, "request", "malformed", "this is no request that can be read");
        reply.to(new Call(request, response, callback, Option.none()));
    }
}
