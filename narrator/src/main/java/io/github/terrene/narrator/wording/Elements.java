package io.github.terrene.narrator.wording;

import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads lists of one kind: any number of elements, with what stands between them. Many phrases look for the same list at the same place, so it is
 * read once for all of them.
 */
final class Elements {
    private final Reader reader;
    private final ListKind kind;
    private final Map<Begin, List<Found>> lists = new HashMap<>();
    private final Map<Integer, List<Found>> elements = new HashMap<>();

    /**
     * Lists of a kind.
     *
     * @param reader who reads an element
     */
    Elements(Reader reader, ListKind kind) {
        this.reader = reader;
        this.kind = kind;
    }

    /** Where a list begins, and the features that are asked of its words. */
    private record Begin(int asked, int at) {}

    /** The lists that may stand at a place. */
    List<Found> read(Sought list, int asked, int at) {
        List<Found> some = reader.remembered(lists, new Begin(asked, at), () -> some(asked, at));
        return list.present() ? some : some.prepend(new Found(collected(List.empty()), asked, at));
    }

    /** Those that have elements. */
    private List<Found> some(int asked, int at) {
        List<Found> all = element(at)
                .flatMap(one ->
                        begun(one).map(notes -> new Found(List.of(one.value()), asked, one.to(), one.free(), notes)));
        TreeMap<Integer, List<Found>> open = new TreeMap<>(); // those that go on, by where they end so far
        all.forEach(one -> open.merge(one.to(), List.of(one), List::appendAll));
        while (!open.isEmpty()) {
            List<Found> here = Alternatives.best(open.pollFirstEntry().getValue());
            all = all.appendAll(here.flatMap(this::last));
            here.flatMap(found -> more(found, kind.joints().between()))
                    .forEach(found -> open.merge(found.to(), List.of(found), List::appendAll));
        }
        return Alternatives.best(all.map(this::ended)).distinct();
    }

    /** With the last element. */
    private List<Found> last(Found before) {
        return more(before, kind.joints().last());
    }

    private List<Found> more(Found before, Item.Joint joint) {
        int from = behind(before, joint);
        return from < 0
                ? List.empty()
                : element(from)
                        .flatMap(one -> next(before, one)
                                .map(notes -> new Found(
                                        values(before).prepend(one.value()),
                                        before.features(),
                                        one.to(),
                                        before.free().and(one.free(), before.to(), from),
                                        notes)));
    }

    /** Where the next element would begin; negative if a list ends there. */
    private int behind(Found before, Item.Joint joint) {
        int from = reader.letters()
                .match(joint.words(), before.to(), reader.phrases().changes());
        return from == before.to() ? -1 : from;
    }

    /** What was read so far, the last one first. */
    private static List<Object> values(Found before) {
        return ((List<?>) before.value()).map(Object.class::cast);
    }

    private Option<Notes> begun(Found first) {
        return apart() ? Notes.NONE.at(Note.Point.BEGIN).and(first.notes()) : Option.some(first.notes());
    }

    private Option<Notes> next(Found before, Found one) {
        Notes notes = before.notes().from(before.to());
        return (apart() ? notes.at(Note.Point.NEXT) : notes).and(one.notes());
    }

    private Found ended(Found found) {
        Notes within = apart() ? found.notes().at(Note.Point.END) : found.notes();
        Notes notes = within.settled(found.to());
        return found.as(collected(values(found).reverse())).noting(goesOn(found) ? notes.goingOn(found.to()) : notes);
    }

    private boolean goesOn(Found found) {
        return goesOn(found, kind.joints().between())
                || goesOn(found, kind.joints().last());
    }

    private boolean goesOn(Found found, Item.Joint joint) {
        int from = behind(found, joint);
        return from >= 0 && element(from).exists(one -> next(found, one).isDefined());
    }

    private boolean apart() {
        return kind.joints().apart();
    }

    private Object collected(List<Object> values) {
        return kind.form().collect().apply(values);
    }

    /**
     * The elements that may stand there. A name in one that could be any text ends where the list goes on, so that nothing that stands between
     * two elements is read as a part of one.
     */
    private List<Found> element(int at) {
        return reader.remembered(
                elements,
                at,
                () -> (kind.each().isEmpty()
                                ? reader.values(Sought.of(kind.form().element()), kind.variant(), kind.fixed(), at)
                                : reader.each(kind, at))
                        .filter(Found::whole)
                        .reject(found -> found.free()
                                .goesOnBehind(
                                        kind.joints().between().words(),
                                        reader.letters().text())));
    }
}
