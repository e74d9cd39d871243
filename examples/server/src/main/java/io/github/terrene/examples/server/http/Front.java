package io.github.terrene.examples.server.http;

import io.github.terrene.examples.server.table.DamagedTable;
import io.github.terrene.examples.server.wire.Wordings;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
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
 * Gives each request to its route once it is there as a whole, and answers what no route is for. No thread waits for a client: neither until it
 * has sent everything, nor until it has received everything.
 */
public final class Front extends Handler.Abstract {
    private static final String API = "api";

    private final Array<Route> routes;
    private final Route.Handler pages;

    /**
     * Answers with these routes.
     *
     * @param pages what is answered to a GET that has no route
     */
    Front(Array<Route> routes, Route.Handler pages) {
        this.routes = routes;
        this.pages = pages;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        secure(response.getHeaders());
        if (request.getLength() == 0) {
            answer(new Call(request, response, callback, Option.some(new byte[0]), Array.empty()));
        } else if (request.getLength() > Call.LARGEST) {
            answer(new Call(request, response, callback, Option.none(), Array.empty()));
        } else {
            Content.Source.asByteArrayAsync(
                    request,
                    Call.LARGEST,
                    Promise.Invocable.from(
                            Invocable.InvocationType.BLOCKING,
                            (body, failure) -> received(request, response, callback, body, failure)));
        }
        return true;
    }

    /** The body is there, too large, or will never come. */
    private void received(Request request, Response response, Callback callback, byte[] body, Throwable failure) {
        Call call = new Call(request, response, callback, Option.of(body), Array.empty());
        if (failure == null || failure instanceof IllegalStateException) {
            answer(call);
        } else {
            incomplete(failure).with("Connection", "close").to(call);
        }
    }

    private static Answer incomplete(Throwable failure) {
        int status = failure instanceof HttpException malformed ? malformed.getCode() : Answer.LATE;
        return Answer.problem(status, "body", "incomplete", "the request did not come as a whole");
    }

    private void answer(Call call) {
        answered(call).to(call);
    }

    /** Pages use nothing from elsewhere, and tell nobody where they are. */
    private static void secure(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", "default-src 'self'");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
    }

    private Answer answered(Call call) {
        try {
            return routed(call);
        } catch (IOException | UncheckedIOException unwritable) {
            unwritable.printStackTrace();
            return Answer.problem(Answer.BUSY, "table", "unwritable", "that cannot be kept now, so it was not done");
        } catch (DamagedTable damaged) {
            System.err.println(damaged.getMessage());
            return Answer.problem(Answer.BROKEN, "table", "damaged", "the file of this table cannot be read");
        } catch (RuntimeException broken) {
            broken.printStackTrace();
            return Answer.problem(Answer.BROKEN, "server", "broken", "a mistake in this program");
        }
    }

    private Answer routed(Call call) throws IOException {
        Array<String> steps =
                Array.of(call.request().getHttpURI().getPath().split("/")).drop(1);
        Array<Tuple2<Route, Option<Array<String>>>> there =
                routes.map(route -> new Tuple2<>(route, route.arguments(steps))).filter(route -> route._2.isDefined());
        String method =
                call.headOnly() ? HttpMethod.GET.asString() : call.request().getMethod();
        Option<Tuple2<Route, Option<Array<String>>>> found =
                there.find(route -> route._1.method().equals(method));
        if (found.isDefined()) {
            return call.wishesAnotherLanguage()
                    ? anotherLanguage()
                    : found.get()._1.handler().to(call.naming(found.get()._2.get()));
        } else if (there.isEmpty() && steps.headOption().contains(API)) {
            return Answer.notFound();
        } else if (there.isEmpty() && HttpMethod.GET.is(method)) {
            return pages.to(call.naming(steps));
        }
        return notAllowed(there.map(route -> route._1.method()));
    }

    private static Answer anotherLanguage() {
        return Answer.problem(
                Answer.BAD, "language", "language", "the languages are " + Wordings.LANGUAGES.mkString(" and "));
    }

    private static Answer notAllowed(Array<String> methods) {
        Array<String> all = methods.isEmpty() ? Array.of("GET") : methods.distinct();
        Array<String> allowed = all.contains("GET") ? all.append("HEAD") : all;
        return Answer.problem(Answer.NOT_ALLOWED, "method", "not-allowed", "at this address that cannot be done")
                .with("Allow", allowed.mkString(", "));
    }
}
