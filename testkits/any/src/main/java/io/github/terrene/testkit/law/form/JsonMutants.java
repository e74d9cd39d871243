package io.github.terrene.testkit.law.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.terrene.kernel.Dice;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Documents that a program could send by mistake: with fields that are absent, unknown, swapped, or of another type. */
final class JsonMutants {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MOST_CHANGES = 2;

    private final Array<JsonNode> stock;

    private JsonMutants(Array<JsonNode> stock) {
        this.stock = stock;
    }

    /** Changes that may copy any part of these documents into another. */
    static JsonMutants of(Iterable<JsonNode> documents) {
        ArrayList<JsonNode> all = new ArrayList<>();
        documents.forEach(document -> collect(document, all));
        return new JsonMutants(Array.ofAll(all));
    }

    private static void collect(JsonNode node, List<JsonNode> all) {
        all.add(node);
        node.forEach(child -> collect(child, all));
    }

    /** The document with one change or two. */
    JsonNode of(JsonNode document, Dice dice) {
        JsonNode mutant = document.deepCopy();
        for (int changes = 1 + dice.below(MOST_CHANGES); changes > 0; changes--) {
            ArrayList<JsonNode> all = new ArrayList<>();
            collect(mutant, all);
            Array<JsonNode> within = Array.ofAll(all).filter(node -> !node.isEmpty());
            if (within.isEmpty()) {
                return other(dice);
            }
            JsonNode parent = dice.pick(within);
            if (parent instanceof ObjectNode object) {
                change(object, dice);
            } else {
                change((ArrayNode) parent, dice);
            }
        }
        return mutant;
    }

    private void change(ObjectNode object, Dice dice) {
        String name = dice.pick(names(object));
        switch (dice.below(6)) {
            case 0 -> object.remove(name);
            case 1 -> object.set("unknown", other(dice));
            case 2 -> object.set(name + "s", object.remove(name));
            case 3 -> object.set(name, object.get(dice.pick(names(object))).deepCopy());
            default -> object.set(name, other(dice));
        }
    }

    private void change(ArrayNode list, Dice dice) {
        int place = dice.below(list.size());
        switch (dice.below(4)) {
            case 0 -> list.remove(place);
            case 1 -> list.add(list.get(place).deepCopy());
            default -> list.set(place, other(dice));
        }
    }

    private static Array<String> names(ObjectNode object) {
        Iterator<String> names = object.fieldNames();
        return Array.ofAll(() -> names);
    }

    /** Something that is probably wrong there. */
    private JsonNode other(Dice dice) {
        return switch (dice.below(10)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(dice.below(2) == 0);
            case 2 -> NODES.numberNode(dice.below(5) - 1);
            case 3 -> NODES.numberNode(0.5);
            case 4 -> NODES.numberNode(1L << 40);
            case 5 -> NODES.textNode(dice.pick(Array.of("", "A", "Attack", "7", "no such thing")));
            case 6 -> dice.below(2) == 0 ? NODES.arrayNode() : NODES.objectNode();
            default -> dice.pick(stock).deepCopy();
        };
    }
}
