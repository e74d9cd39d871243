package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.ArrayList;

/**
 * Tells events in the order in which they happened.
 *
 * @param writer says them
 * @param form of an event
 */
record Teller(Writer writer, Form<?> form) {
    private static final Wording.Told NOTHING = new Wording.Told(Said.NOTHING, Role.GOES_ON, 1, false);

    Array<Wording.Told> tell(Array<?> events) {
        ArrayList<Wording.Told> told = new ArrayList<>();
        int at = 0;
        while (at < events.size()) {
            Thing event = member(form, events.get(at));
            Array<Phrase> phrases = phrases(event);
            Option<Part> differs = phrases.headOption().flatMap(phrase -> together(phrase, event));
            int number = alike(events.drop(at), event, differs);
            told.add(phrases.isEmpty() ? NOTHING : told(phrases, event, differs, events.subSequence(at, at + number)));
            at += number;
        }
        return Array.ofAll(told);
    }

    /** An event as what it is, with the key of its phrases as its place. */
    private static Thing member(Form<?> form, Object event) {
        if (form instanceof SumForm<?> sum) {
            Thing member = member(sum.of(event).form(), event);
            String place =
                    member.place().isEmpty() ? sum.name() + "." + sum.of(event).name() : member.place();
            return new Thing(member.form(), event, member.names(), place);
        }
        return Thing.of(form, event);
    }

    private Array<Phrase> phrases(Thing event) {
        String member = event.place().substring(event.place().indexOf('.') + 1);
        return writer.phrases().of(Array.of(event.place(), member), "");
    }

    private static Option<Part> together(Phrase phrase, Thing event) {
        return phrase.marks()
                .find(mark -> mark.startsWith(Phrase.TOGETHER))
                .flatMap(mark -> part(event, mark.substring(Phrase.TOGETHER.length())));
    }

    private static Option<Part> part(Thing event, String name) {
        return event.form() instanceof ProductForm<?> product
                ? product.parts().find(part -> part.name().equals(name))
                : Option.none();
    }

    /** How many of these, from the first on, differ from it in nothing but that part. */
    private int alike(Array<?> events, Thing event, Option<Part> differs) {
        return differs.map(part -> events.takeWhile(other ->
                                member(form, other).place().equals(event.place())
                                        && rest(event, part)
                                                .forAll(same -> same.of(other).equals(same.of(event.value()))))
                        .size())
                .getOrElse(1);
    }

    private static Array<Part> rest(Thing event, Part differs) {
        return ((ProductForm<?>) event.form()).parts().reject(differs::equals);
    }

    private Wording.Told told(Array<Phrase> phrases, Thing event, Option<Part> differs, Array<?> same) {
        Scope scope = differs.<Scope>map(part -> new Several(event, part, same, writer.known()))
                .getOrElse(() -> new ThingScope(event, Option.none(), writer.known()));
        Phrase phrase =
                phrases.find(each -> each.conditions().forAll(scope::holds)).getOrElse(phrases.head());
        Role role = Role.of(phrase.marks());
        Said said = writer.ways(phrases, scope, Features.OPEN)
                .headOption()
                .map(way ->
                        Piece.all(sentence(way.pieces(), role), writer.phrases().changes()))
                .getOrElse(Said.NOTHING);
        return new Wording.Told(said, role, same.size(), differs.isDefined());
    }

    /** With a capital and a full stop; nothing stays nothing. */
    private static List<Piece> sentence(List<Piece> pieces, Role role) {
        return Piece.silent(pieces)
                ? List.empty()
                : pieces.append(new Piece.Capital()).prepend(new Piece.Literal(role == Role.HEADING ? "" : "."));
    }

    /** Several events that differ in one part only, which is a list of all of theirs. */
    private record Several(Thing event, Part differs, Array<?> same, Known known) implements Scope {
        @Override
        public Option<Thing> at(Array<String> path) {
            return path.nonEmpty() && path.head().equals(differs.name())
                    ? Option.some(new Thing(
                            ListForm.of(differs.form()), same.map(differs::of), differs.names(), event.place()))
                    : new ThingScope(event, Option.none(), known).at(path);
        }
    }
}
