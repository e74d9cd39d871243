package io.github.terrene.testkit.release;

import io.vavr.collection.Array;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;

/** The kinds of documents that clients may send, and the types that these consist of. All others are only written for them. */
final class SentTypes {
    private static final Array<String> WRITTEN =
            Array.of("event", "view", "shown", "offered", "refused", "decision", "rejection", "problem", "outcome");

    private SentTypes() {}

    static Set<String> in(SchemaNode definitions) {
        Set<String> found = TreeSet.empty();
        Array<String> next = definitions
                .names()
                .filter(name -> definitions.child(name).has("$anchor"))
                .removeAll(WRITTEN);
        while (!next.isEmpty()) {
            found = found.addAll(next);
            next = next.flatMap(name -> references(definitions.child(name)))
                    .distinct()
                    .reject(found::contains);
        }
        return found;
    }

    private static Array<String> references(SchemaNode node) {
        Array<String> deeper = node.children().flatMap(SentTypes::references);
        return node.has("$ref") ? deeper.append(node.reference()) : deeper;
    }
}
