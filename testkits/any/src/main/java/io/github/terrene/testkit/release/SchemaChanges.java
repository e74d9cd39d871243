package io.github.terrene.testkit.release;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import java.util.ArrayList;
import java.util.List;

/**
 * What changed between two schemas of the documents of a game, except for additions: programs that rely on the old schema would break.
 *
 * <p>Kinds of documents, types, members of families, constants and fields may be added, and a field that was sometimes there may always be
 * there. In what clients send, required fields may not be added.
 */
public final class SchemaChanges {
    private final List<String> found = new ArrayList<>();

    private SchemaChanges() {}

    /**
     * A sentence for each change, with its place: {@code /Action/Attack/seat is a text, no longer a truth}.
     *
     * @param old a schema as {@code JsonSchema} prints it
     * @param changed a later one
     * @throws IllegalArgumentException if one of them is not JSON
     */
    public static Array<String> between(String old, String changed) {
        SchemaNode before = SchemaNode.parse(old).child("$defs");
        SchemaNode now = SchemaNode.parse(changed).child("$defs");
        Set<String> sent = SentTypes.in(now);
        SchemaChanges changes = new SchemaChanges();
        changes.gone("", before.names(), now.names());
        for (String name : before.names().filter(now::has)) {
            changes.compare("/" + name, before.child(name), now.child(name), sent.contains(name));
        }
        return Array.ofAll(changes.found);
    }

    private void compare(String place, SchemaNode old, SchemaNode now, boolean read) {
        if (!old.sort().equals(now.sort())) {
            found.add(place + " is " + now.sort() + ", no longer " + old.sort());
            return;
        }
        gone(place, old.constants(), now.constants());
        fields(place, old, now, read);
        members(place, old.members(), now.members(), read);
        for (Tuple2<SchemaNode, SchemaNode> inner : old.inner().zip(now.inner())) {
            compare(place, inner._1, inner._2, read);
        }
    }

    private void gone(String place, Array<String> old, Array<String> now) {
        for (String name : old.removeAll(now)) {
            found.add(place + "/" + name + " is gone");
        }
    }

    private void fields(String place, SchemaNode old, SchemaNode now, boolean read) {
        SchemaNode before = old.child("properties");
        SchemaNode after = now.child("properties");
        gone(place, before.names(), after.names());
        for (String name : before.names().filter(after::has)) {
            compare(place + "/" + name, before.child(name), after.child(name), read);
        }
        for (String name : old.required().filter(after::has).removeAll(now.required())) {
            found.add(place + "/" + name + " may be absent");
        }
        if (read) {
            for (String name : now.required().removeAll(old.required())) {
                found.add(place + "/" + name + " must be sent");
            }
        }
    }

    private void members(String place, Map<String, SchemaNode> old, Map<String, SchemaNode> now, boolean read) {
        gone(place, Array.ofAll(old.keySet()), Array.ofAll(now.keySet()));
        old.forEach((name, member) -> now.get(name).forEach(same -> compare(place + "/" + name, member, same, read)));
    }
}
