package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A value and its parts.
 *
 * @param thing the value
 * @param atom how it is written if it has no parts
 * @param known what stands behind names
 */
record ThingScope(Thing thing, Option<Word> atom, Known known) implements Scope {
    /** What a condition asks of a card. */
    static final String UNKNOWN = "unknown";

    private static final String NAME = "name";

    @Override
    public Option<Thing> at(Array<String> path) {
        Option<Thing> there = Option.some(thing);
        for (int i = 0; i < path.size() && there.isDefined(); i++) {
            there = part(there.get(), path.get(i));
        }
        return there;
    }

    private Option<Thing> part(Thing whole, String name) {
        if (whole.form() instanceof ProductForm<?> product) {
            int place = product.place(name);
            return place < 0
                    ? Option.none()
                    : Option.some(
                            called(whole, whole.part(product, product.parts().get(place)), name));
        } else if (whole.form() instanceof SumForm<?> sum) {
            return part(whole.as(sum.of(whole.value()).form(), whole.value()), name);
        } else if (whole.form() instanceof OptionForm option) {
            return ((Option<?>) whole.value()).flatMap(value -> part(whole.as(option.element(), value), name));
        } else if (whole.form() instanceof WrittenAs<?, ?> other) {
            return part(whole.as(other.form(), other.written(whole.value())), name);
        }
        return printed(whole).flatMap(card -> part(card, name));
    }

    /** The name of a card that is known is said as the card is called. */
    private Thing called(Thing whole, Thing part, String name) {
        return name.equals(NAME)
                        && whole.value() instanceof PrintedCard card
                        && known.card(card.id())
                                .exists(printed -> printed.name().equals(part.value()))
                ? new Thing(part.form(), card.id(), Named.CARD, part.place(), part.players())
                : part;
    }

    /** What is printed on a card. */
    private Option<Thing> printed(Thing whole) {
        Option<String> id = whole.form() instanceof ScalarForm<?> scalar
                ? Option.some(scalar.nameOf(whole.value()))
                : Option.when(whole.names() == Named.CARD, () -> String.valueOf(whole.value()));
        return id.flatMap(known::card)
                .map(card -> Thing.of(card.value().form(), card.value().value()));
    }

    @Override
    public Option<Object> number() {
        return thing.form() instanceof ProductForm<?> product
                ? InPlay.number(product).map(part -> part.of(thing.value()))
                : Option.none();
    }

    /** Of a card that nobody may know that is all that can be asked. */
    @Override
    public boolean holds(Phrase.Condition condition) {
        return condition.value().equals(UNKNOWN)
                ? at(Array.of(condition.part().split("\\."))).exists(part -> Hidden.is(part, known))
                : Scope.super.holds(condition);
    }

    @Override
    public Saying raw(Saying before) {
        return atom.map(word -> before.and(new Piece.Atom(word))).getOrElse(before);
    }
}
