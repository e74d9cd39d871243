package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** How a value is said, by what it consists of. */
record WaysToSay(Writer writer, Thing thing, String variant, int asked) implements Form.Cases<Array<Writer.Way>> {
    /** The variant of things in play that could be taken for another one. */
    static final String EXACT = "exact";

    static final Item.Slot PLAIN = new Item.Slot(
            Array.empty(),
            "",
            "",
            "",
            Features.OPEN,
            0,
            false,
            -1,
            Item.Joints.PLAIN,
            Option.none(),
            Option.none(),
            Pattern.EMPTY);

    @Override
    public Array<Writer.Way> text() {
        String text = String.valueOf(thing.value());
        return switch (thing.names()) {
            case CARD -> card(Wording.NUMBER, text);
            case CARD_NAME -> writer.known().named(text).map(this::name).getOrElse(() -> printed(text, text));
            default ->
                atom(
                        Array.of(thing.place() + "." + key(text), thing.place(), Wording.TEXT),
                        new Word(Word.Kind.TEXT, text, ""));
        };
    }

    /** A text as the key of a phrase, which has no blanks. */
    private static String key(String text) {
        return text.replace(' ', '-');
    }

    private Array<Writer.Way> card(String noun, String id) {
        Option<Known.Printed> known = writer.known().card(id);
        if (known.isEmpty()) {
            return new Hidden(noun, 1).ways(writer, asked);
        }
        Known.Printed card = known.get();
        return variant.isEmpty() && !card.name().isEmpty()
                ? name(card)
                : writer.ways(Thing.of(card.value().form(), card.value().value()), variant, asked);
    }

    /** What a card is called: as the language has it, or as it is printed. */
    private Array<Writer.Way> name(Known.Printed card) {
        Array<Phrase> own = writer.phrases().name(card);
        return own.isEmpty()
                ? printed(card.id(), card.name())
                : writer.ways(own, Scope.NONE, asked)
                        .map(way -> new Writer.Way(
                                way.features(),
                                List.of(new Piece.Atom(new Word(Word.Kind.CARD, text(way), card.id())))));
    }

    private Array<Writer.Way> printed(String id, String name) {
        return atom(Array.of(Wording.CARD), new Word(Word.Kind.CARD, name, id));
    }

    private String text(Writer.Way way) {
        return Piece.all(way.pieces(), writer.phrases().changes()).text();
    }

    @Override
    public Array<Writer.Way> whole(WholeForm form) {
        long number = ((Number) thing.value()).longValue();
        if (thing.names() == Named.IN_PLAY) {
            Option<Known.Value> there = writer.known().inPlay(number).filter(value -> !isOwn(value));
            if (there.isDefined()) {
                return writer.ways(thing.beside(there.get().form(), there.get().value()), variant, asked);
            }
        }
        return number(number, Array.of(Wording.NUMBER + "." + number, Wording.NUMBER));
    }

    /** Whether it is the number of the thing itself, which is said in digits. */
    private boolean isOwn(Known.Value value) {
        return value.form() instanceof ProductForm<?> product
                && InPlay.number(product).exists(part -> thing.place().equals(product.name() + "." + part.name()));
    }

    /** A number in the phrases for it, or in digits. */
    Array<Writer.Way> number(long number, Array<String> keys) {
        Phrases phrases = writer.phrases();
        int features = Features.both(asked, phrases.plurals().of(number, phrases.features()));
        Option<String> digits = Numbers.written(number, variant);
        return features == Features.CONFLICT || digits.isEmpty()
                ? Array.empty()
                : new WaysToSay(writer, thing, variant, features)
                        .atom(keys, new Word(Word.Kind.NUMBER, digits.get(), Long.toString(number)));
    }

    @Override
    public Array<Writer.Way> truth() {
        return atom(Array.of(thing.place() + "." + thing.value()), text(String.valueOf(thing.value())));
    }

    @Override
    public Array<Writer.Way> names(NamesForm<?> form) {
        String name = ((Enum<?>) thing.value()).name();
        return atom(Array.of(form.noun() + "." + name, form.noun()), text(name));
    }

    @Override
    public Array<Writer.Way> scalar(ScalarForm<?> form) {
        if (thing.value() instanceof Seat seat) {
            Seat player = thing.player(seat);
            return atom(
                    Players.keys(player, writer.known()),
                    new Word(Word.Kind.SEAT, writer.known().player(player), player.toString()));
        }
        return card(form.noun(), form.nameOf(thing.value()));
    }

    @Override
    public Array<Writer.Way> list(ListForm<?> form) {
        return writer.elements(form, thing, PLAIN.in(variant), asked);
    }

    @Override
    public Array<Writer.Way> map(MapForm form) {
        return Array.empty();
    }

    @Override
    public Array<Writer.Way> option(OptionForm form) {
        Option<?> option = (Option<?>) thing.value();
        return option.isEmpty()
                ? Array.of(new Writer.Way(asked, List.empty()))
                : writer.ways(thing.as(form.element(), option.get()), variant, asked);
    }

    @Override
    public Array<Writer.Way> product(ProductForm<?> form) {
        Array<String> keys = Array.of(form.name());
        return variant.isEmpty()
                        && ambiguous(form)
                        && !writer.phrases().of(keys, EXACT).isEmpty()
                ? writer.ways(thing, EXACT, asked)
                : phrased(keys, Option.none());
    }

    /** Whether it is a thing in play, is seen as it is said, and there is another one like it. */
    private boolean ambiguous(ProductForm<?> form) {
        return InPlay.number(form)
                .map(part -> ((Number) part.of(thing.value())).longValue())
                .exists(number -> writer.known().ambiguous(number)
                        && writer.known()
                                .inPlay(number)
                                .forAll(seen -> card(seen).equals(card(new Known.Value(form, thing.value())))));
    }

    private static Option<Object> card(Known.Value seen) {
        return seen.form() instanceof ProductForm<?> product
                ? InPlay.card(product).map(part -> part.of(seen.value()))
                : Option.none();
    }

    @Override
    public Array<Writer.Way> sum(SumForm<?> form) {
        Member member = form.of(thing.value());
        Array<String> keys = Phrases.keys(form, member);
        return member.form() instanceof ProductForm<?>
                ? new WaysToSay(writer, thing.as(member.form(), thing.value()), variant, asked)
                        .phrased(keys, Option.none())
                : writer.ways(thing.as(member.form(), thing.value()), variant, asked);
    }

    @Override
    public Array<Writer.Way> written(WrittenAs<?, ?> form) {
        return writer.ways(thing.as(form.form(), form.written(thing.value())), variant, asked);
    }

    private static Word text(String text) {
        return new Word(Word.Kind.TEXT, text, "");
    }

    private Array<Writer.Way> phrased(Array<String> keys, Option<Word> atom) {
        Array<Phrase> phrases = writer.phrases().of(keys, variant);
        return phrases.isEmpty()
                ? Array.empty()
                : writer.ways(phrases, new ThingScope(thing, atom, writer.known()), asked);
    }

    /** What has no parts: in a phrase, or as it is. */
    private Array<Writer.Way> atom(Array<String> keys, Word word) {
        return writer.phrases().of(keys, variant).isEmpty()
                ? Array.of(new Writer.Way(asked, List.of(new Piece.Atom(word))))
                : phrased(keys, Option.some(word));
    }
}
