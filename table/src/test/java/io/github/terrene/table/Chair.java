package io.github.terrene.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A seat at a table, and a client that speaks for it; or that of an onlooker, without a token.
 *
 * @param table the name of the table in addresses
 */
record Chair(Client client, String table, String seat, String token) {
    static Chair of(Client client, JsonNode opened) {
        return new Chair(
                client,
                opened.get("table").textValue(),
                opened.path("seat").asText(),
                opened.path("token").asText());
    }

    /** Somebody who only watches. */
    Chair onlooker() {
        return new Chair(client, table, "", "");
    }

    /** Somebody else takes a seat. */
    Chair sitDown(String body) {
        return of(client, client.post(address("/seats"), "", body).json());
    }

    String address(String rest) {
        return "tables/" + table + rest;
    }

    /** The lines of the journal after that number. */
    List<JsonNode> lines(int after, String more) {
        Client.Reply reply = client.get(address("/journal?after=" + after + more), token);
        List<JsonNode> lines = new ArrayList<>();
        reply.json().get("lines").forEach(lines::add);
        return lines;
    }

    /** The newest line, with everything that is shown. */
    JsonNode newest() {
        List<JsonNode> all = lines(0, "");
        return lines(all.size() - 1, "").get(0);
    }

    Client.Reply move(int answers, JsonNode action) {
        return client.post(address("/moves"), token, "{\"answers\":" + answers + ",\"action\":" + action + "}");
    }

    /** Sends something else that answers the latest line. */
    Client.Reply send(String rest, String more) {
        int latest = lines(0, "").size();
        return client.post(address(rest), token, "{\"answers\":" + latest + more + "}");
    }

    Client.Reply offer(String offer) {
        return send("/offers", ",\"offer\":\"" + offer + "\"");
    }

    Client.Reply reply(boolean agrees) {
        return send("/replies", ",\"agrees\":" + agrees);
    }

    Stream stream(int after, String more) {
        return client.stream(address("/journal?after=" + after + more), token);
    }
}
