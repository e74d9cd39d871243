package io.github.terrene.testkit.release;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/**
 * A part of a schema.
 *
 * @param json as it is printed; missing where there is nothing
 */
record SchemaNode(JsonNode json) {
    static SchemaNode parse(String schema) {
        try {
            return new SchemaNode(new ObjectMapper().readTree(schema));
        } catch (JsonProcessingException malformed) {
            throw new IllegalArgumentException("a schema is no JSON", malformed);
        }
    }

    SchemaNode child(String name) {
        return new SchemaNode(json.path(name));
    }

    boolean has(String name) {
        return json.has(name);
    }

    Array<String> names() {
        return Array.ofAll(json::fieldNames);
    }

    /** The type that it refers to; empty if it is described where it is used. */
    String reference() {
        return json.path("$ref").asText().replaceFirst("^.*/", "");
    }

    /** What it describes, if that can be said in a word. */
    String sort() {
        if (has("$ref")) {
            return reference();
        } else if (has("const")) {
            return "\"" + json.path("const").asText() + "\"";
        } else if (has("enum")) {
            return "one of several constants";
        } else if (has("oneOf")) {
            return "a family";
        } else if (has("anyOf")) {
            return children("anyOf").map(SchemaNode::sort).mkString(" or ");
        }
        return simple(json.path("type").asText());
    }

    private String simple(String type) {
        return switch (type) {
            case "string" -> has("pattern") ? "a number in quotation marks" : "a text";
            case "integer" -> "a number from " + json.path("minimum") + " to " + json.path("maximum");
            case "boolean" -> "a truth";
            case "array" -> has("prefixItems") ? "a pair" : "a list";
            case "object" -> "an object";
            default -> type;
        };
    }

    Array<String> constants() {
        return children("enum").map(each -> each.json.asText());
    }

    /** The fields that are always there. */
    Array<String> required() {
        return children("required").map(each -> each.json.asText());
    }

    Map<String, SchemaNode> members() {
        return LinkedHashMap.ofEntries(children("oneOf").map(member -> Tuple.of(member.is(), member)));
    }

    private String is() {
        return child("properties").child("is").child("const").json.asText();
    }

    /** What lists, pairs and alternatives consist of. */
    Array<SchemaNode> inner() {
        Array<SchemaNode> several = children("prefixItems").appendAll(children("anyOf"));
        return has("items") ? several.append(child("items")) : several;
    }

    /** All that stands directly in it. */
    Array<SchemaNode> children() {
        return Array.ofAll(json).map(SchemaNode::new);
    }

    private Array<SchemaNode> children(String name) {
        return child(name).children();
    }
}
