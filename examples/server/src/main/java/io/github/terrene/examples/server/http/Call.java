package io.github.terrene.examples.server.http;

import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.Request;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
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
 */
record Call(org.eclipse.jetty.server.Request request, Response response, Callback callback, Option<byte[]> content) {
    /** What HTTP calls JSON. */
    static final String JSON = "application/json";

    private static final String BEARER = "Bearer ";

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

    /**
     * What it asks of the tables.
     *
     * @param address the steps of the address that are theirs
     */
    Request asking(Array<String> address) {
        return new Request(
                headOnly() ? HttpMethod.GET.asString() : request.getMethod(),
                address,
                parameters(),
                token(),
                accepted().getOrElse(Shelf.LANGUAGES.head()),
                content.map(bytes -> new String(bytes, StandardCharsets.UTF_8)),
                !header("Accept").exists(accept -> accept.contains(JSON)));
    }

    /**
     * What stands behind the question mark; of two with the same name, the first. A browser that comes back by itself says in a header what it knows
     * of a journal.
     */
    private Map<String, String> parameters() {
        Map<String, String> asked = Option.of(request.getHttpURI().getQuery())
                .toArray()
                .flatMap(query -> Array.of(query.split("&")))
                .reverse()
                .toMap(pair -> (pair + "=").substring(0, (pair + "=").indexOf('=')), Call::value);
        return header("Last-Event-ID").map(last -> asked.put("after", last)).getOrElse(asked);
    }

    /** What cannot be decoded stays as it is, and is refused as everything else that is not known. */
    private static String value(String pair) {
        String text = pair.substring(pair.indexOf('=') + 1);
        try {
            return pair.indexOf('=') < 0 ? "" : URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return text;
        }
    }

    /** The language of the client's system. */
    private Option<String> accepted() {
        return header("Accept-Language")
                .toArray()
                .flatMap(accepted -> ranges(accepted))
                .filter(range -> range.getWeight() > 0)
                .flatMap(range -> Request.spoken(range.getRange()))
                .headOption();
    }

    private static Array<Locale.LanguageRange> ranges(String accepted) {
        try {
            return Array.ofAll(Locale.LanguageRange.parse(accepted));
        } catch (IllegalArgumentException malformed) {
            return Array.empty();
        }
    }

    private Option<String> header(String name) {
        return Option.of(request.getHeaders().get(name));
    }

    /** What shows that it may speak for a seat. Only the header counts: addresses are kept in logs and histories. */
    private Option<String> token() {
        return header("Authorization")
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()));
    }
}
