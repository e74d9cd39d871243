package io.github.terrene.examples.server.http;

import com.sun.net.httpserver.HttpExchange;
import io.github.terrene.examples.server.wire.Request;
import io.github.terrene.examples.server.wire.Wordings;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A request.
 *
 * @param exchange the request itself
 * @param arguments what stands in its address where the route has a star
 */
record Call(HttpExchange exchange, Array<String> arguments) {
    /** No request needs more. */
    static final int LARGEST = 64 * 1024;

    private static final String BEARER = "Bearer ";

    /** The first thing that its address names. */
    String name() {
        return arguments.head();
    }

    /** What stands behind the question mark under that name. */
    Option<String> parameter(String name) {
        return Option.of(exchange.getRequestURI().getRawQuery())
                .toArray()
                .flatMap(query -> Array.of(query.split("&")))
                .find(pair -> pair.startsWith(name + "="))
                .flatMap(pair -> decoded(pair.substring(name.length() + 1)));
    }

    private static Option<String> decoded(String text) {
        try {
            return Option.some(URLDecoder.decode(text, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException malformed) {
            return Option.none();
        }
    }

    /** The language that is asked for expressly, if this program speaks it. */
    Option<String> wishedLanguage() {
        return parameter("language").flatMap(Call::spoken);
    }

    /** Whether a language is asked for that this program does not speak. */
    boolean wishesAnotherLanguage() {
        return parameter("language").isDefined() && wishedLanguage().isEmpty();
    }

    /** The language of a region is spoken if the language is: {@code de-AT} is German. */
    private static Option<String> spoken(String range) {
        return Wordings.LANGUAGES.find(Locale.forLanguageTag(range.trim()).getLanguage()::equals);
    }

    /** The language that is asked for, or that of the client's system, or the first. */
    String language() {
        return wishedLanguage().getOrElse(() -> accepted().getOrElse(Wordings.LANGUAGES.head()));
    }

    private Option<String> accepted() {
        return header("Accept-Language")
                .toArray()
                .flatMap(accepted -> ranges(accepted))
                .filter(range -> range.getWeight() > 0)
                .flatMap(range -> spoken(range.getRange()))
                .headOption();
    }

    private static Array<Locale.LanguageRange> ranges(String accepted) {
        try {
            return Array.ofAll(Locale.LanguageRange.parse(accepted));
        } catch (IllegalArgumentException malformed) {
            return Array.empty();
        }
    }

    Option<String> header(String name) {
        return Option.of(exchange.getRequestHeaders().getFirst(name));
    }

    /** What shows that it may speak for a seat. Only the header counts: addresses are kept in logs and histories. */
    Option<String> token() {
        return header("Authorization")
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()));
    }

    /** Its body, or that it is too large. */
    Either<Answer, String> body() throws IOException {
        byte[] bytes = exchange.getRequestBody().readNBytes(LARGEST + 1);
        return bytes.length > LARGEST
                ? Either.left(Answer.problem(Answer.TOO_LARGE, "body", "too-large", "a body has at most 64 kB"))
                : Either.right(new String(bytes, StandardCharsets.UTF_8));
    }

    /** The value that its body says, or what is wrong with it. */
    <T> Either<Answer, T> body(Form<T> form) throws IOException {
        return body().flatMap(
                        json -> Request.read(form, json).mapLeft(problems -> Answer.problems(Answer.BAD, problems)));
    }
}
