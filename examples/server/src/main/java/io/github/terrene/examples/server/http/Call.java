package io.github.terrene.examples.server.http;

import io.github.terrene.examples.server.wire.Request;
import io.github.terrene.examples.server.wire.Wordings;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * A request, whole.
 *
 * @param request the request itself
 * @param response to be answered
 * @param callback to be told when it is answered
 * @param content its body; none if that is too large
 * @param arguments what stands in its address where the route has a star
 */
record Call(
        org.eclipse.jetty.server.Request request,
        Response response,
        Callback callback,
        Option<byte[]> content,
        Array<String> arguments) {
    /** No request needs more. */
    static final int LARGEST = 64 * 1024;

    private static final String BEARER = "Bearer ";

    /** The same request with what its address names. */
    Call naming(Array<String> named) {
        return new Call(request, response, callback, content, named);
    }

    /** Whether nothing but the headers of the answer is wanted. */
    boolean headOnly() {
        return HttpMethod.HEAD.is(request.getMethod());
    }

    /** Says what is about to be sent. */
    void begin(int status, String type, String cache) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, cache);
    }

    /** The first thing that its address names. */
    String name() {
        return arguments.head();
    }

    /** What stands behind the question mark under that name; empty if nothing follows the name. */
    Option<String> parameter(String name) {
        return Option.of(request.getHttpURI().getQuery())
                .toArray()
                .flatMap(query -> Array.of(query.split("&")))
                .find(pair -> (pair + "=").startsWith(name + "="))
                .map(pair -> decoded(pair.substring(Math.min(name.length() + 1, pair.length()))));
    }

    /** What cannot be decoded stays as it is, and is refused as everything else that is not known. */
    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return text;
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
        return Option.of(request.getHeaders().get(name));
    }

    /** What shows that it may speak for a seat. Only the header counts: addresses are kept in logs and histories. */
    Option<String> token() {
        return header("Authorization")
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()));
    }

    /** Its body, or that it is too large. */
    Either<Answer, String> body() {
        return content.map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .toEither(() -> Answer.problem(Answer.TOO_LARGE, "body", "too-large", "a body has at most 64 kB"));
    }

    /** The value that its body says, or what is wrong with it. */
    <T> Either<Answer, T> body(Form<T> form) {
        return body().flatMap(
                        json -> Request.read(form, json).mapLeft(problems -> Answer.problems(Answer.BAD, problems)));
    }
}
