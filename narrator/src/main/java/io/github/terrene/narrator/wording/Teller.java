package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.OptionForm;
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
    private static final Wording.Told NOTHING = new Wording.Told(Said.NOTHING, Role.GOES_ON, 1);

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
        Array<Happened> all = events.flatMap(event -> happened(member(Thing.of(form, event)), 1));
        ArrayList<Wording.Told> told = new ArrayList<>();
        Register register = new Register(false);
        int at = 0;
        while (at < all.size()) {
            Happened event = all.get(at);
            Array<Phrase> phrases = phrases(event.thing());
            Option<Part> differs = marked(phrases, Phrase.TOGETHER, event.thing());
            int number = alike(all.drop(at), event.thing(), differs);
            Array<Happened> same = all.subSequence(at, at + number);
            Wording.Told one = phrases.isEmpty()
                    ? NOTHING
                    : told(phrases, event.thing(), differs, same.map(Happened::value), register);
            int counts = same.map(Happened::counts).sum().intValue();
            told.add(new Wording.Told(one.said(), one.role(), counts));
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
        Array<Thing> parts = elements(event.part((ProductForm<?>) event.form(), then.get()));
        Array<Happened> own = phrases.head().pattern().items().isEmpty() && parts.nonEmpty()
                ? Array.empty()
                : Array.of(new Happened(event, parts.isEmpty() ? counts : 0));
        return own.appendAll(parts.zipWithIndex()
                .flatMap(part -> happened(member(part._1), part._2 == parts.size() - 1 ? counts : 0)));
    }

    private static Array<Thing> elements(Thing part) {
        return part.form() instanceof ListForm<?> list
                ? all(part, list.element())
                : part.form() instanceof OptionForm option ? all(part, option.element()) : Array.of(part);
    }

    private static Array<Thing> all(Thing part, Form<?> element) {
        return Array.ofAll((Iterable<?>) part.value()).map(each -> part.as(element, each));
    }

    /** An event as what it is, with the key of its phrases as its place. */
    private static Thing member(Thing event) {
        if (event.form() instanceof SumForm<?> sum) {
            Member member = sum.of(event.value());
            Thing itself = event.as(member.form(), event.value());
            return member.form() instanceof SumForm<?>
                    ? member(itself)
                    : itself.under(sum.name() + "." + member.name());
        }
        return event.form() instanceof ProductForm<?> product ? event.under(product.name()) : event;
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
                                        && other.thing().players().equals(event.players())
                                        && rest(event, part)
                                                .forAll(same ->
                                                        same.of(other.value()).equals(same.of(event.value()))))
                        .size())
                .getOrElse(1);
    }

    private static Array<Part> rest(Thing event, Part differs) {
        return ((ProductForm<?>) event.form()).parts().reject(differs::equals);
    }

    private Wording.Told told(Array<Phrase> phrases, Thing event, Option<Part> differs, Array<?> same, Register told) {
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
                        pieces.append(new Piece.Capital()), writer.phrases().changes(), told.sentence(role)))
                .map(words -> role == Role.HEADING ? words : words.ended())
                .getOrElse(Said.NOTHING);
        return new Wording.Told(said, role, same.size());
    }

    /** Several events that differ in one part only, which is a list of all of theirs. */
    private record Several(Thing event, Part differs, Array<?> same, Known known) implements Scope {
        @Override
        public Option<Thing> at(Array<String> path) {
            return path.nonEmpty() && path.head().equals(differs.name())
                    ? Option.some(event.part((ProductForm<?>) event.form(), differs)
                            .as(ListForm.of(differs.form()), same.map(differs::of)))
                    : new ThingScope(event, Option.none(), known).at(path);
        }
    }
}
