package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.github.terrene.narrator.wording.InPlay;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Known.Value;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Where a layout is: at a part of what is shown.
 *
 * @param value the part
 * @param names what it names, if it is a text
 * @param whole what is shown
 * @param about what other parts of what is shown must speak of to be about this: its number in play, or its player and its place
 * @param known what names stand for
 */
record Here(Value value, Named names, Value whole, Array<Object> about, Known known) {
    static final String ITSELF = "#";
    static final String ITS_PLAYER = "@";

    static Here at(Value whole, Known known) {
        return new Here(whole, Named.NOTHING, whole, Array.empty(), known);
    }

    private Here to(Form<?> form, Object part) {
        return to(form, part, Named.NOTHING);
    }

    private Here to(Part part) {
        return to(part.form(), part.of(value.value()), part.names());
    }

    private Here to(Form<?> form, Object part, Named named) {
        return new Here(new Value(form, part), named, whole, about, known);
    }

    /** The same part, of a player. */
    Here of(Seat seat) {
        return new Here(value, names, whole, Array.of(seat), known);
    }

    /** The same part, at a place of its player. */
    Here in(Object place) {
        return new Here(value, names, whole, about.append(place), known);
    }

    /** The player to whom it belongs. */
    Option<Seat> seat() {
        return about.headOption().filter(Seat.class::isInstance).map(Seat.class::cast);
    }

    /** The same part, about which other parts speak by its number if it is a thing in play. */
    private Here itself() {
        return number().map(number -> new Here(value, names, whole, Array.of(number), known))
                .getOrElse(this);
    }

    /** Its number in play, if it is a thing in play. */
    Option<Object> number() {
        return value.form() instanceof ProductForm<?> product
                ? InPlay.number(product).map(part -> part.of(value.value()))
                : Option.none();
    }

    /**
     * What is at the end of a path: from here, or, if it begins with a slash, from all that is shown. Of a list on the way, all elements
     * are meant; of one on the way from all that is shown, those that are about this. {@code #} is the thing itself, {@code @} the element
     * of its player in a list that is ordered by seat.
     */
    Array<Here> at(String path) {
        if (!path.startsWith("/")) {
            return steps(path, element -> true);
        }
        Here from = itself();
        return new Here(whole, Named.NOTHING, whole, from.about, known).steps(path.substring(1), from::isAboutThis);
    }

    private Array<Here> steps(String path, Predicate<Here> wanted) {
        Array<Here> there = Array.of(this);
        for (String name : path.split("\\.")) {
            there = there.flatMap(from -> from.part(name, wanted));
        }
        return there;
    }

    private Array<Here> part(String name, Predicate<Here> wanted) {
        Object at = value.value();
        if (name.equals(ITSELF)) {
            return Array.of(this);
        } else if (name.equals(ITS_PLAYER)) {
            return seat().toArray().flatMap(seat -> elements().slice(seat.index(), seat.index() + 1));
        } else if (value.form() instanceof ProductForm<?> product) {
            int place = product.place(name);
            return place < 0 ? Array.empty() : Array.of(to(product.parts().get(place)));
        } else if (value.form() instanceof SumForm<?> sum) {
            return to(sum.of(at).form(), at).part(name, wanted);
        } else if (value.form() instanceof WrittenAs<?, ?> other) {
            return to(other.form(), other.written(at)).part(name, wanted);
        } else if (value.form() instanceof ListForm) {
            return elements().filter(wanted).flatMap(element -> element.part(name, wanted));
        } else if (value.form() instanceof OptionForm) {
            return elements().flatMap(element -> element.part(name, wanted));
        }
        return printed().toArray().flatMap(card -> to(card.form(), card.value()).part(name, wanted));
    }

    private boolean isAboutThis(Here element) {
        Array<Object> spoken = Spoken.of(element.value);
        return about.forAll(spoken::contains);
    }

    /** The elements of a list, the value of an option if it has one, or the part itself if it is neither. */
    Array<Here> elements() {
        if (value.form() instanceof ListForm<?> list) {
            return Array.ofAll((Iterable<?>) value.value()).map(each -> to(list.element(), each, names));
        } else if (value.form() instanceof OptionForm option) {
            return ((Option<?>) value.value()).toArray().map(each -> to(option.element(), each, names));
        }
        return Array.of(this);
    }

    /** What programs call the value: a constant by its name, something that only has a name by that, and otherwise what type it is. */
    String key() {
        if (value.value() instanceof Enum<?> constant) {
            return constant.name();
        } else if (value.form() instanceof ProductForm<?> product) {
            Object name = product.parts().size() == 1 ? product.parts().head().of(value.value()) : product.name();
            return String.valueOf(name);
        }
        return String.valueOf(value.value());
    }

    /** The id of the card that it is, known or not. */
    Option<String> card() {
        if (names == Named.CARD && value.value() instanceof String id) {
            return Option.some(id);
        }
        return value.form() instanceof ScalarForm<?> scalar && PrintedCard.class.isAssignableFrom(scalar.type())
                ? Option.some(scalar.nameOf(value.value()))
                : Option.none();
    }

    /** What is printed on the card that it is. */
    private Option<Value> printed() {
        return card().flatMap(known::card).map(Known.Printed::value);
    }

    /** How much or how many it is; none if it is not something that is counted. */
    Option<Integer> count() {
        Object at = value.value();
        if (at instanceof Number number) {
            return Option.some(number.intValue());
        } else if (value.form() instanceof ListForm || value.form() instanceof OptionForm) {
            return Option.some(elements().size());
        }
        return value.form() instanceof ProductForm<?> product
                        && product.parts().size() == 1
                        && product.parts().head().form() instanceof ListForm
                ? part(product.parts().head().name(), element -> true).head().count()
                : Option.none();
    }
}
