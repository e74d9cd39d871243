package io.github.terrene.examples.server.http;

import io.github.terrene.table.Answer;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Properties;
import java.util.regex.Pattern;
import org.eclipse.jetty.io.Content;

/**
 * The files of the class path folder {@code web}: the page, and what belongs to it. {@code lib/lit-html.js} is what the WebJar {@code lit-html}
 * on the class path has of that name.
 */
final class WebFiles {
    private static final String FOLDER = "/web/";
    private static final String LIBRARIES = "lib";
    private static final String WEBJARS = "/META-INF/resources/webjars/";
    private static final Array<String> INDEX = Array.of("index.html");

    /** No step leads up or to something hidden, and nothing in it is decoded. */
    private static final Pattern STEP = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*");

    /** Only files of these types are served: a folder is none. */
    private static final Map<String, String> TYPES = HashMap.of("html", "text/html; charset=utf-8")
            .put("js", "text/javascript; charset=utf-8")
            .put("mjs", "text/javascript; charset=utf-8")
            .put("css", "text/css; charset=utf-8")
            .put("json", "application/json")
            .put("svg", "image/svg+xml")
            .put("png", "image/png")
            .put("ico", "image/x-icon")
            .put("txt", "text/plain; charset=utf-8")
            .put("webmanifest", "application/manifest+json")
            .put("wasm", "application/wasm")
            .put("woff2", "font/woff2");

    /** The rules, for pages that show at once what a move does; only there if the package for JavaScript is on the class path. */
    private static final Array<String> RULES = Array.of("terrene", "rules.wasm");

    /** Runs the rules. They make functions of texts when they are loaded, which nothing else on the page may. */
    private static final Array<String> WORKER = Array.of("worker.js");

    /** What is at the root if no page is there. */
    private static final Reply GREETING =
            Reply.of(new Answer.Text(Answer.OK, Answer.Text.Sort.JSON, "{\"games\":\"/api/games\"}"));

    private WebFiles() {}

    /** The file at an address. */
    static Reply reply(Array<String> address) {
        Array<String> steps = address.isEmpty() ? INDEX : address;
        Option<String> type = type(steps.last());
        if (type.isEmpty() || !steps.forAll(step -> STEP.matcher(step).matches())) {
            return notFound();
        }
        return found(steps)
                .map(file -> besides(steps, file(file, type.get())))
                .getOrElse(() -> address.isEmpty() ? GREETING : notFound());
    }

    /** What is said of some files besides. */
    private static Reply besides(Array<String> steps, Reply file) {
        if (steps.equals(WORKER)) {
            return file.with("Content-Security-Policy", "default-src 'self'; script-src 'self' 'unsafe-eval'");
        }
        return steps.equals(INDEX) && found(RULES).isDefined()
                ? file.with("Link", "<" + RULES.mkString("/") + ">; rel=prefetch")
                : file;
    }

    private static Reply notFound() {
        return Reply.problem(Answer.NOT_FOUND, "address", "not-found", "there is nothing at this address");
    }

    private static Option<URL> found(Array<String> steps) {
        boolean library = steps.size() == 2 && steps.head().equals(LIBRARIES);
        return library ? library(steps.last()) : Option.of(WebFiles.class.getResource(FOLDER + steps.mkString("/")));
    }

    /** The files of a WebJar lie in a folder with its version, which the jar tells. */
    private static Option<URL> library(String file) {
        String name = file.substring(0, file.lastIndexOf('.'));
        return Option.of(WebFiles.class.getResource("/META-INF/maven/org.webjars.npm/" + name + "/pom.properties"))
                .flatMap(about ->
                        Option.of(WebFiles.class.getResource(WEBJARS + name + "/" + version(about) + "/" + file)));
    }

    private static String version(URL about) {
        Properties said = new Properties();
        try (InputStream file = about.openStream()) {
            said.load(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return said.getProperty("version");
    }

    private static Reply file(URL address, String type) {
        return call -> {
            call.begin(Answer.OK, type, "no-cache");
            Content.copy(source(address), call.response(), call.callback());
        };
    }

    /** It is read piece by piece, as the client receives it. */
    private static Content.Source source(URL address) {
        try {
            return Content.Source.from(address.openStream());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Option<String> type(String name) {
        return TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    }
}
