package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.wire.Received;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * What a client asks for. The addresses and what is sent there are the same for every host.
 *
 * @param verb {@code GET}, {@code POST} or {@code DELETE}; whatever else is not allowed
 * @param address the steps of the address below that of all tables: {@code tables}, the name of a table, {@code moves}
 * @param parameters what is said besides: {@code language}, in which it is answered, and {@code after}, the last line that is known
 * @param token shows that it speaks for a seat; none for whoever watches
 * @param usualLanguage of sentences where no other is asked for
 * @param body what is sent, as JSON; empty for nothing, none if it is larger than {@link #LARGEST}
 * @param lasting whether a journal is to be told line by line as it is written, and not as it is now
 */
public record Request(
        String verb,
        Array<String> address,
        Map<String, String> parameters,
        Option<String> token,
        String usualLanguage,
        Option<String> body,
        boolean lasting) {
    /** So many bytes a body has at most: longer replays than any game has yet. */
    public static final int LARGEST = 256 * 1024;

    /** Asks for something. */
    public static Request get(String address) {
        return of("GET", address, "");
    }

    /** Sends something. */
    public static Request post(String address, String body) {
        return of("POST", address, body);
    }

    /** Takes something away. */
    public static Request delete(String address) {
        return of("DELETE", address, "");
    }

    private static Request of(String verb, String address, String body) {
        return new Request(
                verb,
                Array.of(address.split("/")),
                HashMap.empty(),
                Option.none(),
                Shelf.LANGUAGES.head(),
                Option.some(body),
                false);
    }

    /** The same from whoever has that token. */
    public Request by(String holder) {
        return new Request(verb, address, parameters, Option.some(holder), usualLanguage, body, lasting);
    }

    /** The same with a parameter. */
    public Request with(String parameter, String value) {
        return new Request(verb, address, parameters.put(parameter, value), token, usualLanguage, body, lasting);
    }

    /** The same for whoever wants to hear of each line of a journal as it is written. */
    public Request asWritten() {
        return new Request(verb, address, parameters, token, usualLanguage, body, true);
    }

    /** The language in which is told of games, for a range of languages such as {@code de-AT}: that of a region is spoken if the language is. */
    public static Option<String> spoken(String range) {
        String language = range.trim().split("-", 2)[0].toLowerCase(Locale.ROOT);
        return Shelf.LANGUAGES.find(language::equals);
    }

    /** The language that is asked for expressly, if it is spoken. */
    Option<String> wishedLanguage() {
        return parameters.get("language").flatMap(Request::spoken);
    }

    /** Whether a language is asked for that is not spoken. */
    boolean wishesAnotherLanguage() {
        return parameters.containsKey("language") && wishedLanguage().isEmpty();
    }

    /** The language that is asked for, or the usual one. */
    String language() {
        return wishedLanguage().getOrElse(usualLanguage);
    }

    /** Its body, or that it is too large. */
    Either<Answer, String> content() {
        return body.toEither(() ->
                Answer.problem(Answer.TOO_LARGE, Problem.at("body", "server/too-large", "a body has at most 256 kB")));
    }

    /** The value that its body says, or what is wrong with it. */
    <T> Either<Answer, T> content(Form<T> form) {
        return content()
                .flatMap(json -> Received.read(form, json).mapLeft(problems -> Answer.problems(Answer.BAD, problems)));
    }
}
