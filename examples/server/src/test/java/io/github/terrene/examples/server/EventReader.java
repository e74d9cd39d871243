package io.github.terrene.examples.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Reads an event stream as a browser does. */
final class EventReader implements Closeable {
    private final BufferedReader text;

    private EventReader(InputStream bytes) {
        this.text = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
    }

    static EventReader of(Client client, String address, String token) {
        return of(client, address, token, "127.0.0.1");
    }

    /** The same through a proxy that says for whom it asks. */
    static EventReader of(Client client, String address, String token, String forwarded) {
        try {
            HttpResponse<InputStream> response = client.http()
                    .send(
                            client.request(address, token)
                                    .header("X-Forwarded-For", forwarded)
                                    .timeout(Duration.ofSeconds(60))
                                    .build(),
                            BodyHandlers.ofInputStream());
            if (response.statusCode() != 200) {
                throw new AssertionError("status " + response.statusCode());
            }
            return new EventReader(response.body());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    /**
     * A message.
     *
     * @param event its name; empty for a line of the journal
     * @param id its number; empty if it has none
     */
    record Message(String event, String id, JsonNode data) {}

    /** The next message, which may take a while. */
    Message next() throws IOException {
        String event = "";
        String id = "";
        StringBuilder data = new StringBuilder();
        for (String line = text.readLine(); line != null; line = text.readLine()) {
            if (line.isEmpty() && data.length() > 0) {
                return new Message(event, id, Client.read(data.toString()));
            } else if (line.startsWith("event: ")) {
                event = line.substring("event: ".length());
            } else if (line.startsWith("id: ")) {
                id = line.substring("id: ".length());
            } else if (line.startsWith("data: ")) {
                data.append(line.substring("data: ".length()));
            }
        }
        throw new IOException("the stream has ended");
    }

    /** The next line of the journal. */
    JsonNode line() throws IOException {
        Message message = next();
        while (!message.event().isEmpty()) {
            message = next();
        }
        return message.data();
    }

    /** All that still comes, until the stream ends. */
    String rest() throws IOException {
        StringBuilder rest = new StringBuilder();
        for (String line = text.readLine(); line != null; line = text.readLine()) {
            rest.append(line);
        }
        return rest.toString();
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
