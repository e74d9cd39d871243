package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Reads values from a text, in the phrases in which a {@link Writer} says them. */
final class Reader {
    private final Phrases phrases;
    private final Known known;
    private final Letters letters;
    private final Map<Place, List<Found>> memory = new HashMap<>();
    private final Set<Place> begun = new HashSet<>();
    private final Map<ListKind, Elements> lists = new HashMap<>();
    private int cut; // how often something that begins with itself was left out
    private final Map<String, Sought> around = new HashMap<>(); // parts that are said within other parts

    Reader(Phrases phrases, Known known, Letters letters) {
        this.phrases = phrases;
        this.known = known;
        this.letters = letters;
    }

    /** Something that may stand at a place of the text. */
    private record Place(Form<?> form, String part, String variant, int features, int at) {}

    /** Whatever stands within a pattern. */
    private interface Inner {
        List<Reading> read(Reading before);
    }

    Phrases phrases() {
        return phrases;
    }

    Known known() {
        return known;
    }

    Letters letters() {
        return letters;
    }

    /** The values that may stand there. */
    List<Found> values(Sought sought, String variant, int features, int at) {
        Place place = new Place(sought.form(), sought.place(), variant, features, at);
        List<Found> before = memory.get(place);
        if (before != null) {
            return before;
        } else if (!begun.add(place)) {
            cut++;
            return List.empty(); // what begins with itself has no end
        }
        List<Found> all = sought.form().match(new WaysToRead(this, sought, variant, features, at));
        begun.remove(place);
        memory.put(place, all);
        return all;
    }

    /** What was read before, or is read now; it is remembered unless something that begins with itself was left out in it. */
    <K> List<Found> remembered(Map<K, List<Found>> memory, K place, Supplier<List<Found>> read) {
        List<Found> before = memory.get(place);
        if (before != null) {
            return before;
        }
        int cutBefore = cut;
        List<Found> all = read.get();
        if (cut == cutBefore) {
            memory.put(place, all);
        }
        return all;
    }

    /** Who reads lists of a kind. */
    Elements lists(ListKind kind) {
        return lists.computeIfAbsent(kind, first -> new Elements(this, first));
    }

    /** What the phrases of a product, or of a simple value, have read: parts of it. */
    List<Reading> phrases(Array<String> keys, String variant, Sought whole, int features, int at) {
        ArrayList<Reading> all = new ArrayList<>();
        List<Array<Phrase.Condition>> before = List.empty();
        for (Phrase phrase : phrases.of(keys, variant)) {
            int both = Features.both(features, phrase.features());
            if (both != Features.CONFLICT) {
                List<Reading.Check> not =
                        before.remove(phrase.conditions()).map(each -> new Reading.Check(each, false));
                Reading begin = Reading.begin(both, phrase.agreeing().size(), at, not);
                phrase.away().forEach(name -> whole.part(Array.of(name)).forEach(part -> around.put(name, part)));
                whole.conditions(phrase, begin)
                        .map(reading -> read(phrase.pattern(), raw(whole, variant), whole, List.of(reading)))
                        .forEach(found -> found.filter(reading -> fits(phrase, reading))
                                .flatMap(reading -> closed(phrase, whole, reading))
                                .forEach(all::add));
            }
            before = before.contains(phrase.conditions()) || phrase.conditions().exists(Phrase.Condition::around)
                    ? before
                    : before.append(phrase.conditions());
        }
        return List.ofAll(all);
    }

    /** Whether what it says about values around it is what its conditions ask for. */
    private boolean fits(Phrase phrase, Reading reading) {
        return phrase.conditions()
                .filter(Phrase.Condition::around)
                .forAll(condition -> reading.notes()
                        .around(condition.name())
                        .forAll(value -> Option.of(around.get(condition.name()))
                                .exists(sought -> Atoms.is(Thing.of(sought.form(), value), condition.value()))));
    }

    /** With the parts that were said within others. */
    private static Option<Reading> closed(Phrase phrase, Sought whole, Reading reading) {
        Option<Reading> all = Option.some(reading);
        for (String name : phrase.away()) {
            Option<Sought> part = whole.part(Array.of(name));
            all = all.flatMap(before -> part.flatMap(sought -> before.closing(name, sought)));
        }
        return all;
    }

    private Inner raw(Sought whole, String variant) {
        return before -> new WaysToRead(this, whole, variant, before.own(), before.at())
                .raw()
                .flatMap(found ->
                        before.with(-1, found.features()).after(found).flatMap(more -> more.with("", found.value())));
    }

    private List<Reading> read(Pattern pattern, Inner inner, Sought whole, List<Reading> before) {
        List<Reading> now = before;
        for (Item item : pattern.items()) {
            now = now.flatMap(reading -> read(item, inner, whole, reading));
        }
        return now;
    }

    private List<Reading> read(Item item, Inner inner, Sought whole, Reading before) {
        if (item instanceof Item.Literal literal) {
            int to = letters.match(literal.words(), before.at(), phrases.changes());
            return to < 0 ? List.empty() : List.of(before.to(to));
        } else if (item instanceof Item.Capital || item instanceof Item.Away) {
            return List.of(before);
        } else if (item instanceof Item.Around part) {
            return around(part, before);
        } else if (item instanceof Item.Mention mention) {
            return mention(mention, inner, whole, before);
        } else if (item instanceof Item.Inner) {
            return inner.read(before);
        } else if (item instanceof Item.Term term) {
            return phrases(Array.of(term.name()), "", Sought.NOTHING, before.own(), before.at())
                    .flatMap(read -> before.with(-1, read.own()).after(read.found("")));
        } else if (item instanceof Item.Alternates alternates) {
            return alternates(alternates, inner, whole, before);
        }
        return slot((Item.Slot) item, whole, before);
    }

    private List<Reading> mention(Item.Mention mention, Inner inner, Sought whole, Reading before) {
        return List.range(0, mention.ways().size())
                .flatMap(way -> noted(mention, way, before)
                        .toList()
                        .flatMap(reading -> read(mention.ways().get(way), inner, whole, List.of(reading))));
    }

    private static Option<Reading> noted(Item.Mention mention, int way, Reading before) {
        return mention.looks() && way == 0
                ? Option.some(before)
                : before.noting(new Note.Mention(mention.key(), mention.how(way), before.at()));
    }

    private List<Reading> alternates(Item.Alternates alternates, Inner inner, Sought whole, Reading before) {
        int values = phrases.features().all().get(alternates.feature()).values().size();
        return List.range(0, values).flatMap(value -> {
            int both = Features.both(before.of(alternates.slot()), Features.of(alternates.feature(), value));
            return both == Features.CONFLICT
                    ? List.<Reading>empty()
                    : read(alternates.of(value), inner, whole, List.of(before.with(alternates.slot(), both)));
        });
    }

    private List<Reading> slot(Item.Slot slot, Sought whole, Reading before) {
        if (slot.present().isEmpty()) {
            return plain(slot, whole, before);
        }
        Inner itself = reading -> plain(slot.plain(), whole, reading);
        List<Reading> there = read(slot.present().get(), itself, whole, List.of(before))
                .flatMap(reading -> whole.present(slot, reading));
        List<Reading> absent =
                read(slot.absent(), itself, whole, List.of(before)).flatMap(reading -> whole.absent(slot, reading));
        return there.appendAll(absent);
    }

    /** A part of what stands around it. */
    private List<Reading> around(Item.Around item, Reading before) {
        int asked = asked(item.slot(), before);
        return asked == Features.CONFLICT || !around.containsKey(item.part())
                ? List.empty()
                : part(item.slot(), around.get(item.part()).there(), asked, before.at())
                        .flatMap(found -> joined(item.slot(), before, found.features())
                                .flatMap(more -> more.after(found))
                                .flatMap(more -> more.noting(new Note.Around(item.part(), found.value()))));
    }

    private static int asked(Item.Slot slot, Reading before) {
        int asked = Features.both(slot.fixed(), before.own() & slot.shared());
        return slot.agreeing() < 0 ? asked : Features.both(asked, before.of(slot.agreeing()));
    }

    private List<Reading> plain(Item.Slot slot, Sought whole, Reading before) {
        int asked = asked(slot, before);
        if (asked == Features.CONFLICT) {
            return List.empty();
        } else if (slot.whole()) {
            return whole.element() ? part(slot, "", whole, before, asked) : itself(slot, whole, before, asked);
        }
        return whole.part(slot.path())
                .toList()
                .flatMap(part -> part(slot, slot.path().head(), slot.there() ? part.there() : part, before, asked));
    }

    private List<Reading> part(Item.Slot slot, String name, Sought part, Reading before, int asked) {
        return part(slot, part, asked, before.at())
                .flatMap(found -> joined(slot, before, found.features())
                        .flatMap(more -> more.after(found))
                        .flatMap(more -> more.with(name, found.value()))
                        .flatMap(more ->
                                slot.same().isEmpty() ? Option.some(more) : more.with(slot.same(), found.value())));
    }

    /** The whole in another variant: what was read of it belongs to the same value. */
    private List<Reading> itself(Item.Slot slot, Sought whole, Reading before, int asked) {
        return parts(whole, slot.variant(), asked, before.at())
                .flatMap(read -> joined(slot, before, read.own()).flatMap(more -> more.and(read)));
    }

    private List<Reading> parts(Sought whole, String variant, int asked, int at) {
        return whole.form() instanceof ProductForm<?> product
                ? phrases(Array.of(product.name()), variant, whole, asked, at)
                : values(whole, variant, asked, at).map(Reading::of);
    }

    private static Option<Reading> joined(Item.Slot slot, Reading before, int features) {
        int own = Features.both(before.own(), features & slot.shared());
        if (own == Features.CONFLICT) {
            return Option.none();
        }
        Reading more = before.with(-1, own);
        return Option.some(slot.agreeing() < 0 ? more : more.with(slot.agreeing(), features));
    }

    private List<Found> part(Item.Slot slot, Sought part, int asked, int at) {
        return part.form() instanceof ListForm<?> list
                ? lists(ListKind.of(list, slot)).read(part, asked, at)
                : values(part, slot.variant(), asked, at);
    }

    /** An element of a list in a pattern of its own. */
    List<Found> each(ListKind kind, int at) {
        Form<?> form = kind.form().element();
        Inner itself = before -> values(Sought.of(form), kind.variant(), kind.fixed(), before.at())
                .flatMap(found -> before.after(found).flatMap(more -> more.with("", found.value())));
        Reading begin = Reading.begin(Features.OPEN, 0, at, List.empty());
        return read(kind.each().get(), itself, Sought.element(form), List.of(begin))
                .flatMap(read -> read.parts().get("").map(read::found));
    }
}
