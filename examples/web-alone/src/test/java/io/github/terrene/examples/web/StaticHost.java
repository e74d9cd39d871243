package io.github.terrene.examples.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;

/** A host that knows nothing but files. When it is closed, the network is gone. */
record StaticHost(HttpServer server) implements AutoCloseable {
    private static final Map<String, String> TYPES =
            Map.of("js", "text/javascript", "css", "text/css", "svg", "image/svg+xml", "wasm", "application/wasm");

    static StaticHost of(Path folder) {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/", exchange -> send(folder, exchange));
            server.setExecutor(Executors.newCachedThreadPool());
            server.start();
            return new StaticHost(server);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void send(Path folder, HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Path file = folder.resolve(path.endsWith("/") ? path.substring(1) + "index.html" : path.substring(1));
        boolean there = Files.isRegularFile(file);
        byte[] bytes = there ? Files.readAllBytes(file) : new byte[0];
        String name = file.getFileName().toString();
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        exchange.getResponseHeaders()
                .set(
                        "Content-Type",
                        type == null ? String.valueOf(URLConnection.guessContentTypeFromName(name)) : type);
        exchange.sendResponseHeaders(there ? 200 : 404, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
