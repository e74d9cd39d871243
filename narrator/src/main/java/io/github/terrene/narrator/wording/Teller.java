package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.collection.Array;
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

    /**
     * An event that is told.
     *
     * @param thing what
     * @param counts for how many of the given events it counts: 0 if more is told of the same one after it
     */
    private record Happened(Thing thing, int counts) {
        Object value() {
            return thing.value();
        }
    }

    Array<Wording.Told> tell(Array<?> events) {
        Array<Happened> all = events.flatMap(event -> happened(member(form, event), 1));
        ArrayList<Wording.Told> told = new ArrayList<>();
        int at = 0;
        while (at < all.size()) {
            Happened event = all.get(at);
            Array<Phrase> phrases = phrases(event.thing());
            Option<Part> differs = marked(phrases, Phrase.TOGETHER, event.thing());
            int number = alike(all.drop(at), event.thing(), differs);
            Array<Happened> same = all.subSequence(at, at + number);
            Wording.Told one =
                    phrases.isEmpty() ? NOTHING : told(phrases, event.thing(), differs, same.map(Happened::value));
            int counts = same.map(Happened::counts).sum().intValue();
            told.add(new Wording.Told(one.said(), one.role(), counts, one.open()));
            at += number;
        }
        return Array.ofAll(told);
    }

    /** An event, and those that are told after it since they are parts of it. */
    private Array<Happened> happened(Thing event, int counts) {
        Array<Phrase> phrases = phrases(event);
        Option<Part> then = marked(phrases, Phrase.THEN, event);
        if (then.isEmpty()) {
            return Array.of(new Happened(event, counts));
        }
        Array<Thing> parts = elements(Thing.part((ProductForm<?>) event.form(), then.get(), event.value()));
        Array<Happened> own = phrases.head().pattern().items().isEmpty() && parts.nonEmpty()
                ? Array.empty()
                : Array.of(new Happened(event, parts.isEmpty() ? counts : 0));
        return own.appendAll(parts.zipWithIndex()
                .flatMap(part ->
                        happened(member(part._1.form(), part._1.value()), part._2 == parts.size() - 1 ? counts : 0)));
    }

    private static Array<Thing> elements(Thing part) {
        return part.form() instanceof ListForm<?> list
                ? Array.ofAll((Iterable<?>) part.value()).map(each -> part.as(list.element(), each))
                : Array.of(part);
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

    private static Option<Part> marked(Array<Phrase> phrases, String word, Thing event) {
        return phrases.headOption()
                .flatMap(phrase -> phrase.marks().find(mark -> mark.startsWith(word)))
                .flatMap(mark -> part(event, mark.substring(word.length())));
    }

    private static Option<Part> part(Thing event, String name) {
        return event.form() instanceof ProductForm<?> product
                ? product.parts().find(part -> part.name().equals(name))
                : Option.none();
    }

    /** How many of these, from the first on, differ from it in nothing but that part. */
    private static int alike(Array<Happened> events, Thing event, Option<Part> differs) {
        return differs.map(part -> events.takeWhile(other ->
                                other.thing().place().equals(event.place())
                                        && rest(event, part)
                                                .forAll(same ->
                                                        same.of(other.value()).equals(same.of(event.value()))))
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
                .map(way -> way.pieces())
                .filter(pieces -> !Piece.silent(pieces))
                .map(pieces -> Piece.all(
                        pieces.append(new Piece.Capital()), writer.phrases().changes()))
                .map(words -> role == Role.HEADING ? words : words.ended())
                .getOrElse(Said.NOTHING);
        return new Wording.Told(said, role, same.size(), differs.isDefined());
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
