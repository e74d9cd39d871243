package io.github.terrene.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.terrene.shelf.Shelf;

/**
 * What a program in any language does with tables, without anything in between. It knows no rules. After each of its requests bots move.
 *
 * @param tables answer
 * @param memory in which they are
 */
record Client(Tables tables, InMemory memory) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** At tables of all games, of which none is open yet. */
    static Client ofAllGames() {
        return of(new InMemory());
    }

    /** At the tables that are kept there, by a program that has just begun. */
    static Client of(InMemory memory) {
        return new Client(new Tables(Shelf.onPath(), memory, memory), memory);
    }

    /**
     * What was answered.
     *
     * @param text its body
     */
    record Reply(int status, String text) {
        JsonNode json() {
            return read(text);
        }

        /** The key of the first thing that is wrong. */
        String key() {
            return json().get(status == Answer.REFUSED ? "why" : "problems")
                    .get(0)
                    .get("key")
                    .textValue();
        }
    }

    static JsonNode read(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException malformed) {
            throw new AssertionError(json, malformed);
        }
    }

    /** A request with what stands behind the question mark. */
    private static Request with(Request request, String parameters) {
        Request asked = request;
        for (String pair : parameters.split("&")) {
            String[] both = pair.split("=", 2);
            asked = both.length == 2 ? asked.with(both[0], both[1]) : asked;
        }
        return asked;
    }

    private static Request request(Request request, String address, String token) {
        Request asked = with(request, address.replaceFirst("^[^?]*[?]?", ""));
        return token.isEmpty() ? asked : asked.by(token);
    }

    private static String path(String address) {
        return address.replaceFirst("[?].*", "");
    }

    private Reply send(Request request) {
        Answer.Text answer = (Answer.Text) tables.answer(request);
        memory.playBots();
        return new Reply(answer.status(), answer.text());
    }

    Reply get(String address, String token) {
        return send(request(Request.get(path(address)), address, token));
    }

    Reply get(String address) {
        return get(address, "");
    }

    Reply post(String address, String token, String body) {
        return send(request(Request.post(path(address), body), address, token));
    }

    Reply delete(String address, String token) {
        return send(request(Request.delete(address), address, token));
    }

    /** A journal that is told as it is written. */
    Stream stream(String address, String token) {
        Request lasting = request(Request.get(path(address)), address, token).asWritten();
        return new Stream(((Answer.Journal) tables.answer(lasting)).feed());
    }

    /** Opens a table, and sits there. */
    Chair open(String wanted) {
        Reply opened = post("tables", "", wanted);
        if (opened.status() != Answer.CREATED) {
            throw new AssertionError(opened.text());
        }
        return Chair.of(this, opened.json());
    }
}
