package io.github.terrene.json.schema;

import io.vavr.collection.Array;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How values of a type are spelled that no form spells: what the documents of a schema hold of other schemas, or in a notation of its own.
 *
 * @param schema its JSON Schema: maps, lists, texts and numbers
 * @param type its TypeScript type
 */
public record Spelled(Map<String, Object> schema, String type) {
    /** Any value, which another schema describes. */
    public static final Spelled ANYTHING = new Spelled(Map.of(), "unknown");

    /** What changed from one value to another, as {@link io.github.terrene.json.Json#write(io.github.terrene.kernel.tree.Difference)} writes it. */
    public static final Spelled DIFFERENCE = new Spelled(
            list(change()),
            "Array<{ path: Array<string | number>; value?: unknown; from?: number; removed?: number; added?: Array<unknown> }>");

    private static Map<String, Object> change() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("path", list(Map.of("type", Array.of("string", "integer"))));
        fields.put("value", Map.of());
        fields.put("from", Map.of("type", "integer"));
        fields.put("removed", Map.of("type", "integer"));
        fields.put("added", list(Map.of()));
        Map<String, Object> change = new LinkedHashMap<>();
        change.put("type", "object");
        change.put("properties", fields);
        change.put("required", Array.of("path"));
        return change;
    }

    private static Map<String, Object> list(Map<String, Object> items) {
        Map<String, Object> list = new LinkedHashMap<>();
        list.put("type", "array");
        list.put("items", items);
        return list;
    }
}
