package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.ListForm;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.ArrayList;

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
        List<Found> front = element(at)
                .flatMap(one ->
                        begun(one).map(notes -> new Found(List.of(one.value()), asked, one.to(), one.free(), notes)));
        ArrayList<Found> all = new ArrayList<>(front.asJava());
        while (!front.isEmpty()) {
            front.flatMap(found -> more(found, slot.joints().last())).forEach(all::add);
            front = front.flatMap(found -> more(found, slot.joints().between()));
        }
        List<Found> some = List.ofAll(all).map(this::ended);
        return (list.present() ? some : some.prepend(new Found(collected(List.empty()), asked, at, 0))).distinct();
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
                                        before.free() + one.free(),
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
        Notes notes = goesOn(found) ? found.notes().goingOn(found.to()) : found.notes();
        Found list = found.as(collected(values(found).reverse())).noting(notes);
        return apart() ? list.noting(list.notes().at(Note.Point.END)) : list;
    }

    private boolean goesOn(Found found) {
        Item.Joints joints = slot.joints();
        return !more(found, joints.between()).isEmpty()
                || !more(found, joints.last()).isEmpty();
    }

    private boolean apart() {
        return slot.joints().apart();
    }

    private Object collected(List<Object> values) {
        return form.collect().apply(values);
    }

    private List<Found> element(int at) {
        return (slot.each().isEmpty() ? plain(at) : reader.each(slot, form.element(), at)).filter(Found::whole);
    }

    /** A text does not go on behind what stands between two of them. */
    private List<Found> plain(int at) {
        return reader.values(Sought.of(form.element()), slot.variant(), slot.fixed(), at)
                .reject(found -> found.value() instanceof String text
                        && text.contains(slot.joints().between().words()));
    }
}
