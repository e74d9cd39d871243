package io.github.terrene.examples.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/**
 * What a program in any language does with the server. It knows no rules.
 *
 * @param http its connections
 * @param port where the server listens
 */
record Client(HttpClient http, int port) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    static Client of(int port) {
        return new Client(
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build(), port);
    }

    /**
     * What the server answered.
     *
     * @param text its body
     */
    record Reply(int status, String text, HttpResponse<String> response) {
        JsonNode json() {
            return read(text);
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    static JsonNode read(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException malformed) {
            throw new AssertionError(json, malformed);
        }
    }

    HttpRequest.Builder request(String address, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + address))
                .timeout(Duration.ofSeconds(60));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    /** A connection may have been closed since the last request: then it is sent once more, which harms no move. */
    Reply send(HttpRequest.Builder request) {
        try {
            return once(request);
        } catch (IOException closed) {
            return again(request);
        }
    }

    private Reply again(HttpRequest.Builder request) {
        try {
            return once(request);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Reply once(HttpRequest.Builder request) throws IOException {
        try {
            HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
            return new Reply(response.statusCode(), response.body(), response);
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    Reply get(String address, String token) {
        return send(request(address, token));
    }

    Reply get(String address) {
        return get(address, "");
    }

    Reply post(String address, String token, String body) {
        return send(request(address, token).POST(BodyPublishers.ofString(body)));
    }

    Reply delete(String address, String token) {
        return send(request(address, token).DELETE());
    }

    /** Opens a table, and sits there. */
    Chair open(String wanted) {
        Reply opened = post("/api/tables", "", wanted);
        if (opened.status() != 201) {
            throw new AssertionError(opened.text());
        }
        return Chair.of(this, opened.json());
    }
}
