package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.TextForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.function.Function;

/** What values of a form may stand at a place, by what they consist of. */
record WaysToRead(Reader reader, Sought sought, String variant, int features, int at)
        implements Form.Cases<List<Found>> {
    private static final String HIDDEN = "UNKNOWN";

    @Override
    public List<Found> text() {
        if (sought.names() == Named.CARD) {
            return cards(true);
        }
        List<Found> cards = sought.names() == Named.CARD_NAME ? cards(false) : List.empty();
        return cards.appendAll(anyText());
    }

    private List<Found> anyText() {
        return words().appendAll(reader.letters().ends(at).map(this::name));
    }

    private Found name(int to) {
        return new Found(reader.letters().text().substring(at, to), features, to, Free.name(at, to), Notes.NONE);
    }

    /** Words that programs know, as the language has them. */
    private List<Found> words() {
        String place = sought.place();
        return place.isEmpty()
                ? List.empty()
                : reader.phrases()
                        .under(place, variant)
                        .flatMap(word ->
                                phrased(Array.of(place + "." + word), read -> Option.some((Object) word), features))
                        .toList();
    }

    private List<Found> cards(boolean id) {
        return reader.known()
                .printed()
                .flatMap(card -> card(card, id ? card.id() : card.name()))
                .toList();
    }

    /** A card by its printed name, or by the one that it has in the language. */
    private Array<Found> card(Known.Printed card, Object value) {
        Array<Found> called = phrased(reader.phrases().names(card), read -> Option.some(value), features);
        int to = at + card.name().length();
        return reader.letters().text().startsWith(card.name(), at)
                ? called.append(new Found(value, features, to))
                : called;
    }

    @Override
    public List<Found> whole(WholeForm form) {
        Array<Found> special = reader.phrases()
                .numbers(variant)
                .flatMap(number -> Constants.parse(form, number)
                        .toArray()
                        .flatMap(value -> phrased(
                                Array.of(Wording.NUMBER + "." + number),
                                read -> Option.some(value),
                                agreeing(Long.parseLong(number)))));
        Array<Found> any =
                reader.phrases().of(Array.of(Wording.NUMBER), variant).isEmpty()
                        ? Array.ofAll(digits(form))
                        : phrased(Array.of(Wording.NUMBER), read -> read.parts().get(""), features);
        return special.appendAll(any).toList();
    }

    private int agreeing(long number) {
        return Features.both(
                features, reader.phrases().plurals().of(number, reader.phrases().features()));
    }

    /** Digits with a sign if the variant has one. */
    List<Found> digits(WholeForm form) {
        return Numbers.read(reader.letters(), variant, at)
                .flatMap(number -> Constants.parse(form, Long.toString(number.value()))
                        .map(value -> new Found(value, agreeing(number.value()), number.to())))
                .filter(found -> found.features() != Features.CONFLICT)
                .toList();
    }

    @Override
    public List<Found> truth() {
        return List.of(true, false)
                .flatMap(truth ->
                        phrased(Array.of(sought.place() + "." + truth), read -> Option.some((Object) truth), features));
    }

    @Override
    public List<Found> names(NamesForm<?> form) {
        return form.constants()
                .reject(constant -> ((Enum<?>) constant).name().equals(HIDDEN)) // nobody writes what nobody may know
                .flatMap(constant -> phrased(
                        Array.of(form.noun() + "." + ((Enum<?>) constant).name()),
                        read -> Option.some((Object) constant),
                        features))
                .toList();
    }

    @Override
    public List<Found> scalar(ScalarForm<?> form) {
        return cards(true).flatMap(found -> find(form, (String) found.value()).map(found::as));
    }

    private static Option<?> find(ScalarForm<?> form, String name) {
        try {
            return form.find().apply(name);
        } catch (RuntimeException noSuchValue) {
            return Option.none();
        }
    }

    @Override
    public List<Found> list(ListForm<?> form) {
        return reader.lists(ListKind.of(form, WaysToSay.PLAIN.in(variant))).read(sought, features, at);
    }

    @Override
    public List<Found> map(MapForm form) {
        return List.empty();
    }

    @Override
    public List<Found> option(OptionForm form) {
        List<Found> some = reader.values(sought.as(form.element()), variant, features, at)
                .filter(Found::whole)
                .map(found -> found.as(Option.some(found.value())));
        return sought.present() ? some : some.append(new Found(Option.none(), features, at));
    }

    @Override
    public List<Found> product(ProductForm<?> form) {
        return whole(form, Array.of(form.name()));
    }

    private List<Found> whole(ProductForm<?> form, Array<String> keys) {
        return new WaysToRead(reader, sought.as(form), variant, features, at)
                .phrased(keys, read -> made(form, read), features)
                .toList();
    }

    /** The value that was read; in a variant, it may be half of it. */
    private Option<Object> made(ProductForm<?> form, Reading read) {
        Map<String, Object> parts = read.parts();
        for (Part part : form.parts()) {
            Option<Object> unsaid = parts.containsKey(part.name()) ? Option.none() : unsaid(form, part, read);
            parts = unsaid.isDefined() ? parts.put(part.name(), unsaid.get()) : parts;
        }
        Half half = new Half(form, parts, read.checks());
        return !variant.isEmpty() && half.open() ? Option.some(half) : Half.whole(half);
    }

    private Option<Object> unsaid(ProductForm<?> form, Part part, Reading read) {
        return followsFromName(form, part)
                ? form.parts()
                        .find(each ->
                                each.names() == Named.CARD_NAME || each.name().equals("name"))
                        .flatMap(name -> read.parts().get(name.name()))
                        .map(name -> id((String) name))
                : Option.none();
    }

    /** The id of a card is never said: it follows from its name. */
    static boolean followsFromName(ProductForm<?> form, Part part) {
        boolean id = part.names() == Named.CARD
                || PrintedCard.class.isAssignableFrom(form.type())
                        && part.name().equals("id");
        return id && part.form() instanceof TextForm;
    }

    private String id(String name) {
        return reader.known()
                .printed()
                .find(card -> card.name().equals(name))
                .map(Known.Printed::id)
                .getOrElse(() -> CardId.of(name));
    }

    @Override
    public List<Found> sum(SumForm<?> form) {
        return form.members().toList().flatMap(member -> member(form, member));
    }

    private List<Found> member(SumForm<?> form, Member member) {
        return member.form() instanceof ProductForm<?> product
                ? whole(product, Phrases.keys(form, member))
                : reader.values(sought.as(member.form()), variant, features, at);
    }

    @Override
    public List<Found> written(WrittenAs<?, ?> form) {
        return reader.values(sought.as(form.form()), variant, features, at)
                .filter(Found::whole)
                .flatMap(found -> meant(form, found.value()).map(found::as));
    }

    @SuppressWarnings("unchecked") // the form of the other type has read it
    private static <W> Option<Object> meant(WrittenAs<?, W> form, Object written) {
        try {
            return Option.some(form.read().apply((W) written));
        } catch (IllegalArgumentException noSuchValue) {
            return Option.none();
        }
    }

    /** A number or a text without a phrase, as it is. */
    List<Found> raw() {
        return sought.form() instanceof WholeForm whole
                ? digits(whole)
                : sought.form() instanceof TextForm ? text() : List.empty();
    }

    /** What the phrases have read, made one value. */
    private Array<Found> phrased(Array<String> keys, Function<Reading, Option<Object>> value, int agreed) {
        return agreed == Features.CONFLICT
                ? Array.empty()
                : reader.phrases(keys, variant, sought, agreed, at)
                        .flatMap(read -> value.apply(read)
                                .map(made -> new Found(made, read.own(), read.at(), read.free(), read.notes())))
                        .distinct()
                        .toArray();
    }
}
