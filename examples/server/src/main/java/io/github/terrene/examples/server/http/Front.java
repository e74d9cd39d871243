package io.github.terrene.examples.server.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import io.github.terrene.examples.server.table.DamagedTable;
import io.github.terrene.examples.server.wire.Wordings;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Gives each request to its route, and answers what no route is for.
 *
 * @param routes all routes
 * @param pages what is answered to a GET that has no route
 * @param patience how long clients may take to receive an answer
 */
public record Front(Array<Route> routes, Route.Handler pages, Patience patience) implements HttpHandler {
    private static final String API = "api";

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        secure(exchange.getResponseHeaders());
        try {
            Answer answer = answer(exchange);
            patience.with(() -> answer.to(exchange));
        } catch (IOException gone) {
            exchange.close();
        }
    }

    /** Pages use nothing from elsewhere, and tell nobody where they are. */
    private static void secure(Headers headers) {
        headers.set("Content-Security-Policy", "default-src 'self'");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
    }

    private Answer answer(HttpExchange exchange) throws IOException {
        try {
            return routed(exchange);
        } catch (UncheckedIOException unwritable) {
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

    private Answer routed(HttpExchange exchange) throws IOException {
        Array<String> steps =
                Array.of(exchange.getRequestURI().getRawPath().split("/")).drop(1);
        Array<Tuple2<Route, Option<Array<String>>>> there =
                routes.map(route -> new Tuple2<>(route, route.arguments(steps))).filter(route -> route._2.isDefined());
        String method = exchange.getRequestMethod();
        Option<Tuple2<Route, Option<Array<String>>>> found =
                there.find(route -> route._1.method().equals(method));
        if (found.isDefined()) {
            Call call = new Call(exchange, found.get()._2.get());
            return call.wishesAnotherLanguage()
                    ? anotherLanguage()
                    : found.get()._1.handler().to(call);
        } else if (there.isEmpty() && steps.headOption().contains(API)) {
            return Answer.notFound();
        } else if (there.isEmpty() && method.equals("GET")) {
            return pages.to(new Call(exchange, steps));
        }
        return notAllowed(there.isEmpty() ? Array.of("GET") : there.map(route -> route._1.method()));
    }

    private static Answer anotherLanguage() {
        return Answer.problem(
                Answer.BAD, "language", "language", "the languages are " + Wordings.LANGUAGES.mkString(" and "));
    }

    private static Answer notAllowed(Array<String> methods) {
        Answer answer =
                Answer.problem(Answer.NOT_ALLOWED, "method", "not-allowed", "at this address that cannot be done");
        return exchange -> {
            exchange.getResponseHeaders().set("Allow", methods.distinct().mkString(", "));
            answer.to(exchange);
        };
    }
}
