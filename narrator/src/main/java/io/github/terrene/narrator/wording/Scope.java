package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What the slots of a phrase are about. */
interface Scope {
    /** Nothing: of an ending, say. */
    Scope NONE = path -> Option.none();

    /** The part at the end of that path; the whole for an empty one; none if there is no such part. */
    Option<Thing> at(Array<String> path);

    /** What a slot is about: a part, or what lies at the place that it is; none if it is not equal to the other part that is meant. */
    default Option<Thing> at(Item.Slot slot, Known known) {
        Option<Thing> part = at(slot.path())
                .filter(there -> slot.same().isEmpty()
                        || at(Array.of(slot.same()))
                                .exists(other -> other.value().equals(there.value())));
        return slot.side().isEmpty()
                ? part
                : at(Array.of(slot.side().split("\\.")))
                        .flatMap(where -> part.flatMap(place -> where.at(place.value(), known)));
    }

    /** The number in play of the whole, if it is a thing in play. */
    default Option<Object> number() {
        return Option.none();
    }

    /** The whole as it is, in a phrase of its own. */
    default Saying raw(Saying before) {
        return before;
    }

    /** Whether a part is what a phrase asks for. */
    default boolean holds(Phrase.Condition condition) {
        return at(Array.of(condition.part().split("\\."))).exists(part -> Atoms.is(part, condition.value()));
    }

    /** Whether what a slot says is there. */
    default boolean there(Item.Slot slot) {
        return at(slot.path()).exists(Atoms::there);
    }
}
