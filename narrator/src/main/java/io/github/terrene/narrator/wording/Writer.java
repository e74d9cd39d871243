package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.LinkedHashMap;

/** Says values in the phrases of a language. */
final class Writer {
    private static final int DEEPEST = 60;

    private final Phrases phrases;
    private final Known known;
    private int depth;
    private Map<String, Thing> around = HashMap.empty(); // parts that are said within other parts

    Writer(Phrases phrases, Known known) {
        this.phrases = phrases;
        this.known = known;
    }

    /**
     * One way to say something.
     *
     * @param features what the words are
     * @param pieces the last one first
     */
    record Way(int features, List<Piece> pieces) {}

    /** What stands within a pattern. */
    interface Inner {
        Seq<Saying> say(Saying before);
    }

    /** The ways to say a value, the usual one first, each with other features; none if no phrase fits. */
    Array<Way> ways(Thing thing, String variant, int asked) {
        if (depth == DEEPEST) { // a thing that says itself by its number
            return Array.empty();
        }
        depth++;
        Array<Way> ways = thing.form().match(new WaysToSay(this, thing, variant, asked));
        depth--;
        return ways;
    }

    Phrases phrases() {
        return phrases;
    }

    Known known() {
        return known;
    }

    /** The phrases that fit a value: those that ask the same of its parts as the first that fits. */
    Array<Way> ways(Array<Phrase> all, Scope scope, int asked) {
        Option<Phrase> first = all.find(phrase -> phrase.conditions().forAll(condition -> holds(condition, scope)));
        if (first.isEmpty()) {
            return Array.empty();
        }
        LinkedHashMap<Integer, Way> ways = new LinkedHashMap<>();
        for (Phrase phrase : all) {
            int features = Features.both(asked, phrase.features());
            if (features != Features.CONFLICT
                    && phrase.conditions().equals(first.get().conditions())) {
                for (Saying said : say(phrase, scope, features)) {
                    ways.putIfAbsent(said.own(), new Way(said.own(), said.pieces()));
                }
            }
        }
        return Array.ofAll(ways.values());
    }

    private boolean holds(Phrase.Condition condition, Scope scope) {
        return condition.around()
                ? around.get(condition.name()).exists(part -> Atoms.is(part, condition.value()))
                : scope.holds(condition);
    }

    /** A phrase; parts of what it says are there for the phrases within it. */
    private List<Saying> say(Phrase phrase, Scope scope, int features) {
        Map<String, Thing> before = around;
        for (String name : phrase.away()) {
            around =
                    scope.at(Array.of(name)).map(part -> around.put(name, part)).getOrElse(around);
        }
        List<Saying> said = say(
                phrase.pattern(),
                saying -> List.of(scope.raw(saying)),
                scope,
                List.of(Saying.begin(features, phrase.agreeing().size())));
        around = before;
        return said;
    }

    private List<Saying> say(Pattern pattern, Inner inner, Scope scope, List<Saying> before) {
        List<Saying> now = before;
        for (Item item : pattern.items()) {
            now = say(item, inner, scope, now);
        }
        return now;
    }

    private List<Saying> say(Item item, Inner inner, Scope scope, List<Saying> before) {
        if (item instanceof Item.Literal literal) {
            return before.map(said -> said.and(new Piece.Literal(literal.words())));
        } else if (item instanceof Item.Capital) {
            return before.map(said -> said.and(new Piece.Capital()));
        } else if (item instanceof Item.Away) {
            return before;
        } else if (item instanceof Item.Around part) {
            return before.flatMap(said -> slot(part.slot(), around.get(part.part()), said));
        } else if (item instanceof Item.Mention mention) {
            return before.flatMap(said -> mention(mention, inner, scope, said));
        } else if (item instanceof Item.Inner) {
            return before.flatMap(inner::say);
        } else if (item instanceof Item.Term term) {
            return before.flatMap(said -> term(term, said));
        } else if (item instanceof Item.Alternates alternates) {
            return before.flatMap(said -> alternates(alternates, inner, scope, said));
        }
        return slot((Item.Slot) item, scope, before);
    }

    private Seq<Saying> term(Item.Term term, Saying said) {
        return ways(phrases.of(Array.of(term.name()), ""), Scope.NONE, said.own())
                .map(way -> said.with(-1, way.features()).and(way.pieces()));
    }

    /** All ways are said as the first can be; which one is taken is known when all stands in its order. */
    private List<Saying> mention(Item.Mention mention, Inner inner, Scope scope, Saying said) {
        if (scope.number().exists(number -> !known.unique(((Number) number).longValue()))) {
            return say(mention.ways().head(), inner, scope, List.of(said));
        }
        return say(mention.ways().head(), inner, scope, List.of(said.alone())).flatMap(first -> {
            Array<Option<List<Piece>>> others = mention.ways()
                    .tail()
                    .map(way -> say(way, inner, scope, List.of(first.alone()))
                            .headOption()
                            .map(Saying::pieces));
            return others.exists(Option::isEmpty)
                    ? Option.<Saying>none()
                    : Option.some(first.alone()
                            .and(said.pieces())
                            .and(new Piece.Mention(
                                    mention.of(scope), others.map(Option::get).prepend(first.pieces()))));
        });
    }

    private Seq<Saying> alternates(Item.Alternates alternates, Inner inner, Scope scope, Saying said) {
        int values = phrases.features().all().get(alternates.feature()).values().size();
        return List.range(0, values).flatMap(value -> {
            int both = Features.both(said.of(alternates.slot()), Features.of(alternates.feature(), value));
            return both == Features.CONFLICT
                    ? List.<Saying>empty()
                    : say(alternates.of(value), inner, scope, List.of(said.with(alternates.slot(), both)));
        });
    }

    private List<Saying> slot(Item.Slot slot, Scope scope, List<Saying> before) {
        if (slot.present().isDefined()) {
            boolean there = scope.there(slot);
            Inner itself = said -> slot(slot.plain(), scope.at(slot, known), said);
            return say(there ? slot.present().get() : slot.absent(), itself, scope, before);
        }
        return before.flatMap(said -> slot(slot, scope.at(slot, known), said));
    }

    private Seq<Saying> slot(Item.Slot slot, Option<Thing> about, Saying said) {
        int asked = Features.both(slot.fixed(), said.own() & slot.shared());
        if (slot.agreeing() >= 0) {
            asked = Features.both(asked, said.of(slot.agreeing()));
        }
        int wanted = asked;
        return asked == Features.CONFLICT
                ? List.empty()
                : about.toList().flatMap(thing -> ways(thing, slot, wanted)).flatMap(way -> joined(slot, said, way));
    }

    private Array<Way> ways(Thing thing, Item.Slot slot, int asked) {
        return thing.form() instanceof ListForm<?> list
                ? elements(list, thing, slot, asked)
                : ways(thing, slot.variant(), asked);
    }

    /** All elements, with what stands between them, but those of which nothing is said; of cards that are not known how many they are. */
    Array<Way> elements(ListForm<?> form, Thing list, Item.Slot slot, int asked) {
        Array<Thing> all = Array.ofAll((Iterable<?>) list.value()).map(each -> list.as(form.element(), each));
        Array<Thing> named = all.reject(each -> Hidden.is(each, known));
        int hidden = all.size() - named.size();
        Array<Array<Way>> said = named.map(each -> element(each, slot))
                .appendAll(
                        hidden == 0
                                ? Array.empty()
                                : Array.of(new Hidden(noun(form), hidden).ways(this, slot.fixed())));
        if (said.exists(Array::isEmpty)) {
            return Array.empty();
        }
        Array<Way> heard = said.map(Array::head).reject(way -> Piece.silent(way.pieces()));
        int own =
                heard.size() == 1 ? heard.head().features() : phrases.plurals().of(heard.size(), phrases.features());
        int features = Features.both(asked, own);
        return features == Features.CONFLICT
                ? Array.empty()
                : Array.of(new Way(features, joined(heard, slot.joints())));
    }

    private static List<Piece> joined(Array<Way> said, Item.Joints joints) {
        List<Piece> pieces = List.empty();
        for (int i = 0; i < said.size(); i++) {
            pieces = i == 0 ? pieces : and(pieces, joints.before(i, said.size()));
            pieces = joints.apart()
                    ? pieces.prepend(new Piece.Apart(i == 0 ? Note.Point.BEGIN : Note.Point.NEXT))
                    : pieces;
            pieces = pieces.prependAll(said.get(i).pieces());
        }
        return joints.apart() && said.nonEmpty() ? pieces.prepend(new Piece.Apart(Note.Point.END)) : pieces;
    }

    private static List<Piece> and(List<Piece> pieces, Item.Joint joint) {
        List<Piece> more = pieces.prepend(new Piece.Literal(joint.words()));
        return joint.capital() ? more.prepend(new Piece.Capital()) : more;
    }

    private static String noun(ListForm<?> list) {
        return list.element() instanceof ScalarForm<?> scalar ? scalar.noun() : Wording.NUMBER;
    }

    private Array<Way> element(Thing thing, Item.Slot slot) {
        Array<Way> plain = ways(thing, slot.variant(), slot.fixed());
        return slot.each().isEmpty()
                ? plain
                : say(
                                slot.each().get(),
                                said -> plain.map(way -> said.and(way.pieces())),
                                new ThingScope(thing, Option.none(), known),
                                List.of(Saying.begin(Features.OPEN, 0)))
                        .map(said -> new Way(said.own(), said.pieces()))
                        .toArray();
    }

    private static Option<Saying> joined(Item.Slot slot, Saying said, Way way) {
        int own = Features.both(said.own(), way.features() & slot.shared());
        if (own == Features.CONFLICT) {
            return Option.none();
        }
        Saying more = said.with(-1, own).and(way.pieces());
        return Option.some(slot.agreeing() < 0 ? more : more.with(slot.agreeing(), way.features()));
    }
}
