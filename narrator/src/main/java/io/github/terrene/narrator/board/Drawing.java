package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.narrator.wording.InPlay;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Draws one board. Used within a single call.
 *
 * @param layout what lies where
 * @param wording the words
 * @param known what names stand for
 * @param seat the seat that looks at it
 * @param words the labels that were needed, by their names
 */
record Drawing(Layout layout, Wording wording, Known known, Seat seat, Map<String, String> words) {
    Drawing(Layout layout, Wording wording, Known known, Seat seat) {
        this(layout, wording, known, seat, new HashMap<>());
    }

    Array<Box> all(Array<Line> lines, Here here) {
        return lines.flatMap(line -> line.draw(this, here));
    }

    String word(String label) {
        return words.computeIfAbsent(
                label, name -> wording.word(Layout.key(name)).getOrElse(name));
    }

    boolean isOwn(Here here) {
        return here.seat().contains(seat);
    }

    /** All players, the one who looks at the board last. */
    Array<Box> sides(Array<String> paths, Array<Line> lines, Here here) {
        Array<Here> all = paths.flatMap(here::at).flatMap(Here::elements).flatMap(side -> players(side, here));
        return all.filter(side -> !isOwn(side))
                .appendAll(all.filter(this::isOwn))
                .map(side -> side(side, lines));
    }

    /** What belongs to a player; of a number of players, all is what belongs to each. */
    private static Array<Here> players(Here side, Here all) {
        return side.value().value() instanceof Integer number
                ? Seat.first(number).map(all::of)
                : side.at("seat").map(seat -> side.of((Seat) seat.value().value()));
    }

    private Box side(Here side, Array<Line> lines) {
        Seat player = side.seat().get();
        Box.Kind kind = isOwn(side) ? Box.Kind.OWN : Box.Kind.SIDE;
        return Box.of(kind, known.player(player), all(lines, side)).called(Array.of(player.toString()));
    }

    /** How much is at the end of a path, which may be a number itself. */
    Option<Integer> number(String path, Here here) {
        return path.matches("[0-9]+")
                ? Option.some(Integer.parseInt(path))
                : here.at(path).headOption().flatMap(Here::count);
    }

    /** A number, if all that it is made of is there. */
    Array<Box> number(Box.Kind kind, Line.Number line, Here here) {
        return number(line.path(), here)
                .flatMap(count -> line.less().isEmpty()
                        ? Option.some(count)
                        : number(line.less().get(), here).map(less -> count - less))
                .map(count -> Box.of(kind, word(line.name()), Array.empty())
                        .counting(count)
                        .outOf(line.most().flatMap(most -> number(most, here))))
                .filter(line::isWorthDrawing)
                .toArray();
    }

    Array<Box> pile(Box.Kind kind, String label, String path, Here here) {
        return here.at(path).map(pile -> {
            Array<Box> cards = tiles(pile);
            boolean known = cards.exists(card -> card.kind() == Box.Kind.CARD);
            return Box.of(kind, word(label), known ? cards : Array.empty())
                    .counting(pile.count().getOrElse(cards.size()));
        });
    }

    Box row(Line.Row row, Here here) {
        Array<Box> tiles = row.paths().flatMap(here::at).flatMap(this::tiles);
        Array<String> keys =
                here.seat().toArray().flatMap(player -> row.place().map(place -> Keys.place(player, place)));
        return Box.of(Box.Kind.ROW, word(row.name()), all(row.lines(), here).appendAll(tiles))
                .called(keys);
    }

    /** A spot for each place, with what lies there. */
    Array<Box> places(Line.Places line, String part, Here here) {
        Array<Here> things = here.at(line.path()).flatMap(Here::elements);
        return line.all()
                .map(place -> spot(
                        line,
                        here.in(place),
                        place,
                        things.filter(thing -> thing.at(part).exists(at -> isAt(at, place)))));
    }

    private static boolean isAt(Here at, String place) {
        return at.value().value() instanceof Enum<?> constant && constant.name().equals(place);
    }

    /** A spot for each element, numbered from 1. */
    Array<Box> numbered(Line.Places line, Here here) {
        return here.at(line.path())
                .flatMap(Here::elements)
                .zipWithIndex((element, i) -> spot(line, here.in(i + 1), i + 1, Array.of(element)));
    }

    private Box spot(Line.Places line, Here here, Object place, Array<Here> things) {
        return Box.of(Box.Kind.SPOT, "", all(line.lines(), here).appendAll(things.flatMap(this::tiles)))
                .called(here.seat().toArray().map(player -> Keys.place(player, place)));
    }

    /** The cards in a value, with those that lie under them or are held by them. */
    private Array<Box> tiles(Here here) {
        Array<Here> elements = here.elements();
        return elements.size() == 1 && elements.head() == here ? tile(here) : elements.flatMap(this::tiles);
    }

    private Array<Box> tile(Here here) {
        return here.value().form() instanceof ProductForm<?> product
                ? InPlay.card(product)
                        .map(card -> Array.of(thing(product, card, here)))
                        .getOrElse(() -> parts(product, here, part -> true))
                : here.card().map(this::card).toArray();
    }

    private Array<Box> parts(ProductForm<?> product, Here here, Predicate<Part> wanted) {
        return product.parts()
                .filter(wanted)
                .flatMap(part -> here.at(part.name()))
                .flatMap(this::tiles);
    }

    private Box card(String id) {
        return known.card(id)
                .map(card -> Box.of(Box.Kind.CARD, name(card), printed(card.value()))
                        .showing(id)
                        .called(Array.of(Keys.card(id))))
                .getOrElse(() -> Box.of(Box.Kind.HIDDEN, "", Array.empty()));
    }

    private Array<Box> printed(Known.Value card) {
        return all(lines(card), Here.at(member(card), known));
    }

    /** By what a card differs from others at a glance. */
    Array<Sort> sorts(Known.Value card) {
        return lines(card).flatMap(line -> line.sort(this, Here.at(member(card), known)));
    }

    /** By which number a card stands in the curve of a deck. */
    Option<Measure> measure(Known.Value card) {
        return lines(card)
                .flatMap(line -> line.measure(this, Here.at(member(card), known)))
                .headOption();
    }

    private Array<Line> lines(Known.Value card) {
        return layout.cards(noun(member(card).form()));
    }

    Option<Sort> sort(Here here, String variant) {
        return said(here, variant).filter(word -> !word.isEmpty()).map(word -> new Sort(here.key(), word));
    }

    private static Known.Value member(Known.Value card) {
        return card.form() instanceof SumForm<?> sum
                ? member(new Known.Value(sum.of(card.value()).form(), card.value()))
                : card;
    }

    /** What a layout calls the type of a card: a record, or an enum if all that is printed is a name. */
    private static String noun(Form<?> form) {
        return form instanceof ProductForm<?> product
                ? product.name()
                : form instanceof NamesForm<?> names ? names.noun() : "";
    }

    private String name(Known.Printed card) {
        return card.name().isEmpty()
                ? wording.say(card.value().form(), card.value().value(), "", known)
                        .map(Said::text)
                        .getOrElse(card.id())
                : wording.called(card);
    }

    /** A card with what it has besides. */
    private Box thing(ProductForm<?> product, Part card, Here here) {
        Box plain = here.at(card.name()).head().card().map(this::card).get();
        Array<Line> own = layout.cards(product.name());
        Array<Box> drawn = own.isEmpty() ? plain.boxes() : all(own, here);
        Array<Box> others = parts(product, here, part -> part != card);
        return new Box(
                plain.kind(),
                here.number().map(Keys::inPlay).toArray().orElse(plain.keys()),
                plain.label(),
                plain.card(),
                Option.none(),
                Option.none(),
                drawn.appendAll(others));
    }

    /** What is said of what is at the end of a path. */
    Array<Box> words(Box.Kind kind, String path, String variant, Here here) {
        return here.at(path)
                .flatMap(Here::elements)
                .flatMap(each -> said(each, variant))
                .filter(words -> !words.isEmpty())
                .map(words -> Box.of(kind, words, Array.empty()));
    }

    private Option<String> said(Here here, String variant) {
        return wording.say(here.value().form(), here.value().value(), variant, known)
                .map(Said::text);
    }
}
