package io.github.terrene.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Opens a page in Chromium that plays, if there is one: {@code -Dterrene.chromium=/path/of/chromium} says which. */
final class Chromium {
    private static final Path PROGRAM = Path.of(System.getProperty("terrene.chromium", "/usr/bin/chromium"));
    private static final int MINUTES = 2 + Integer.getInteger("terrene.tries", 1) / 5;
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "js", "text/javascript", "mjs", "text/javascript", "wasm", "application/wasm");

    private Chromium() {}

    static boolean isThere() {
        return Files.isExecutable(PROGRAM);
    }

    /** What {@link Check} prints in a page. */
    static String printed(String kind, String... arguments) {
        CompletableFuture<String> said = new CompletableFuture<>();
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
            server.createContext("/", exchange -> answer(exchange, said));
            server.start();
            String page = "http://127.0.0.1:" + server.getAddress().getPort() + "/check.html?argument=" + kind
                    + Stream.of(arguments)
                            .map(each -> "&argument=" + URLEncoder.encode(each, StandardCharsets.UTF_8))
                            .collect(Collectors.joining());
            try {
                return opened(page, said);
            } finally {
                server.stop(0);
            }
        } catch (IOException | InterruptedException | ExecutionException | TimeoutException broken) {
            throw new AssertionError(broken);
        }
    }

    private static String opened(String page, CompletableFuture<String> said)
            throws IOException, InterruptedException, ExecutionException, TimeoutException {
        String profile = "--user-data-dir=" + Path.of("target/chromium").toAbsolutePath();
        Process browser = new ProcessBuilder(
                        PROGRAM.toString(), "--headless", "--no-sandbox", "--disable-gpu", profile, page)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        browser.onExit().thenRun(() -> said.completeExceptionally(new IOException("the browser ended")));
        try {
            return said.get(MINUTES, TimeUnit.MINUTES);
        } finally {
            browser.destroy();
            browser.waitFor();
        }
    }

    /** Files of the package and of its tests; what the page has to say comes with POST. */
    private static void answer(HttpExchange exchange, CompletableFuture<String> said) throws IOException {
        try (exchange) {
            if (exchange.getRequestMethod().equals("POST")) {
                String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(204, -1);
                said.complete(text);
                return;
            }
            String name = exchange.getRequestURI().getPath();
            Path file = Path.of(name.startsWith("/package/") ? "target" : "src/test/js", name);
            boolean there = Files.isRegularFile(file);
            exchange.getResponseHeaders().add("Cache-Control", "no-store");
            exchange.getResponseHeaders()
                    .add("Content-Type", TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain"));
            exchange.sendResponseHeaders(there ? 200 : 404, 0);
            exchange.getResponseBody().write(there ? Files.readAllBytes(file) : new byte[0]);
        }
    }
}
