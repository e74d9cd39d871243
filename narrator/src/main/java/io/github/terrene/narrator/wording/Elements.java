package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.ListForm;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.TreeMap;

/**
 * Reads lists: any number of elements, with what stands between them.
 *
 * @param reader who reads an element
 * @param form of the list
 * @param slot how it is said
 */
record Elements(Reader reader, ListForm<?> form, Item.Slot slot) {
    /** The lists that may stand at a place. */
    List<Found> read(Sought list, int asked, int at) {
        List<Found> all = element(at)
                .flatMap(one ->
                        begun(one).map(notes -> new Found(List.of(one.value()), asked, one.to(), one.free(), notes)));
        TreeMap<Integer, List<Found>> open = new TreeMap<>(); // those that go on, by where they end so far
        all.forEach(one -> open.merge(one.to(), List.of(one), List::appendAll));
        while (!open.isEmpty()) {
            List<Found> here = Alternatives.best(open.pollFirstEntry().getValue());
            all = all.appendAll(here.flatMap(this::last));
            here.flatMap(found -> more(found, slot.joints().between()))
                    .forEach(found -> open.merge(found.to(), List.of(found), List::appendAll));
        }
        List<Found> some = Alternatives.best(all.map(this::ended));
        return (list.present() ? some : some.prepend(new Found(collected(List.empty()), asked, at))).distinct();
    }

    /** With the last element. */
    private List<Found> last(Found before) {
        return more(before, slot.joints().last());
    }

    private List<Found> more(Found before, Item.Joint joint) {
        int from = reader.letters()
                .match(joint.words(), before.to(), reader.phrases().changes());
        return from < 0 || from == before.to()
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
        return !more(found, slot.joints().between()).isEmpty() || !last(found).isEmpty();
    }

    private boolean apart() {
        return slot.joints().apart();
    }

    private Object collected(List<Object> values) {
        return form.collect().apply(values);
    }

    /**
     * The elements that may stand there. A name in one that could be any text ends where the list goes on, so that nothing that stands between
     * two elements is read as a part of one.
     */
    private List<Found> element(int at) {
        List<Found> all = slot.each().isEmpty()
                ? reader.values(Sought.of(form.element()), slot.variant(), slot.fixed(), at)
                : reader.each(slot, form.element(), at);
        return all.filter(Found::whole)
                .reject(found -> found.free()
                        .goesOnBehind(
                                slot.joints().between().words(),
                                reader.letters().text()));
    }
}
