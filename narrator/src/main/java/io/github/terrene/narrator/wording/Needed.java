package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Set;

/**
 * The phrases that the values of a form need; the answers mean nothing.
 *
 * @param gaps where what is missing is collected
 * @param sought what is said
 * @param variant how it is said
 * @param except constants that are said otherwise
 */
record Needed(Gaps gaps, Sought sought, String variant, Array<String> except) implements Form.SomeCases<Boolean> {
    private static final Set<String> DIGITS = Set.of("", "signed", "more", "less");

    @Override
    public Boolean other() {
        return true;
    }

    private boolean any(Array<String> keys, Option<ProductForm<?>> whole) {
        boolean found = gaps.take(keys, variant, whole, Array.empty());
        if (!found) {
            gaps.missing(Phrases.key(keys.head(), variant));
        }
        return found;
    }

    private boolean perhaps(String key) {
        return gaps.take(Array.of(key), variant, Option.none(), Array.empty());
    }

    /** Which words programs know is not for a form to say. */
    @Override
    public Boolean text() {
        Array.ofAll(gaps.phrases().all().keySet())
                .filter(key -> !sought.place().isEmpty() && key.startsWith(sought.place() + "."))
                .forEach(gaps::use);
        gaps.phrases()
                .under(sought.place(), variant)
                .forEach(word ->
                        gaps.compare(sought.place(), Array.of(sought.place() + "." + word), variant, Array.empty()));
        return sought.names() == Named.CARD ? card() : perhaps(sought.place());
    }

    /** By its name, or in a variant of what is printed on it. */
    private boolean card() {
        if (variant.isEmpty()) {
            return perhaps(Wording.CARD);
        }
        gaps.printed().forEach(printed -> gaps.need(Sought.of(printed), variant, Array.empty()));
        return gaps.printed().isDefined();
    }

    @Override
    public Boolean whole(WholeForm form) {
        gaps.phrases().numbers(variant).forEach(number -> perhaps(Wording.NUMBER + "." + number));
        if (sought.names() == Named.IN_PLAY) {
            gaps.needThings(variant);
            return true;
        }
        return perhaps(Wording.NUMBER) || DIGITS.contains(variant) || any(Array.of(Wording.NUMBER), Option.none());
    }

    @Override
    public Boolean truth() {
        return perhaps(sought.place() + "." + true) | perhaps(sought.place() + "." + false);
    }

    @Override
    public Boolean names(NamesForm<?> form) {
        for (String name : form.names()) {
            Array<String> keys = Array.of(form.noun() + "." + name, form.noun());
            gaps.compare(form.noun(), keys.take(1), variant, Array.empty());
            if (!except.contains(name)) {
                any(keys, Option.none());
            }
        }
        return true;
    }

    @Override
    public Boolean scalar(ScalarForm<?> form) {
        if (Hidden.canBe(form)) {
            hidden(form.noun());
            return InPlay.isCard(form) && card();
        }
        return form.type() == Seat.class && Players.KEYS.forAll(key -> any(Array.of(key, Players.ALL), Option.none()));
    }

    private void hidden(String noun) {
        for (String key : Hidden.keys(gaps.phrases(), noun)) {
            gaps.phrases()
                    .under(key, Hidden.VARIANT)
                    .forEach(number ->
                            gaps.take(Array.of(key + "." + number), Hidden.VARIANT, Option.none(), Array.empty()));
            if (!gaps.take(Array.of(key), Hidden.VARIANT, Option.none(), Array.empty())) {
                gaps.missing(Phrases.key(key, Hidden.VARIANT));
            }
        }
    }

    @Override
    public Boolean list(ListForm<?> form) {
        return in(form.element());
    }

    @Override
    public Boolean option(OptionForm form) {
        return in(form.element());
    }

    private boolean in(Form<?> form) {
        gaps.need(sought.as(form), variant, except);
        return true;
    }

    @Override
    public Boolean product(ProductForm<?> form) {
        InPlay.number(form).forEach(number -> gaps.thing(form));
        gaps.complete(form, Array.of(form.name()), variant);
        return any(Array.of(form.name()), Option.some(form));
    }

    @Override
    public Boolean sum(SumForm<?> form) {
        form.members().forEach(member -> member(form, member));
        return true;
    }

    private void member(SumForm<?> form, Member member) {
        Array<String> keys = Phrases.keys(form, member);
        if (member.form() instanceof ProductForm<?> product) {
            gaps.compare(form.name(), keys.take(2), variant, product.parts().map(Part::name));
            gaps.complete(product, keys, variant);
            any(keys, Option.some(product));
        } else {
            in(member.form());
        }
    }

    @Override
    public Boolean written(WrittenAs<?, ?> form) {
        return in(form.form());
    }
}
