package io.github.terrene.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What a client without rules shows: what it was sent first, to which it applies what changed. */
final class Screen {
    private JsonNode shown;

    Screen(JsonNode shown) {
        this.shown = shown.deepCopy();
    }

    JsonNode shown() {
        return shown;
    }

    void apply(JsonNode changes) {
        for (JsonNode change : changes) {
            JsonNode path = change.get("path");
            if (path.isEmpty()) {
                shown = change.get("value");
            } else if (change.has("added")) {
                splice((ArrayNode) at(path, path.size()), change);
            } else {
                replace(at(path, path.size() - 1), path.get(path.size() - 1), change.get("value"));
            }
        }
    }

    private JsonNode at(JsonNode path, int steps) {
        JsonNode there = shown;
        for (int i = 0; i < steps; i++) {
            JsonNode step = path.get(i);
            there = step.isInt() ? there.get(step.intValue()) : there.get(step.textValue());
        }
        return there;
    }

    private static void splice(ArrayNode list, JsonNode change) {
        int from = change.get("from").intValue();
        for (int i = 0; i < change.get("removed").intValue(); i++) {
            list.remove(from);
        }
        for (int i = 0; i < change.get("added").size(); i++) {
            list.insert(from + i, change.get("added").get(i));
        }
    }

    private static void replace(JsonNode whole, JsonNode step, JsonNode value) {
        if (whole instanceof ArrayNode list) {
            list.set(step.intValue(), value);
        } else if (value == null) {
            ((ObjectNode) whole).remove(step.textValue());
        } else {
            ((ObjectNode) whole).set(step.textValue(), value);
        }
    }
}
