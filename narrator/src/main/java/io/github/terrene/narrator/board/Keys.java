package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
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

/**
 * The keys by which an action names things on a board, so that it can be chosen by pointing at them: {@code #12} is the thing in play with
 * that number, {@code card/beach-slinger} a card that is not a thing in play, {@code B} a player, {@code A/FRONT_0} or {@code A/2} a place of
 * a player.
 *
 * @param value what is looked at
 * @param names what it names, if it is a text or a number
 * @param side the seat whose places are meant
 */
public record Keys(Object value, Named names, Option<Seat> side) implements Form.SomeCases<Array<String>> {
    private static final String CARD = "card/";

    /**
     * The keys in an action, in order.
     *
     * @param actor the seat that acts, which is not a key
     */
    public static Array<String> of(Form<?> form, Object action, Seat actor) {
        return form.match(new Keys(action, Named.NOTHING, Option.some(actor)))
                .distinct()
                .remove(actor.toString());
    }

    static String inPlay(Object number) {
        return "#" + number;
    }

    static String card(String id) {
        return CARD + id;
    }

    /** Whether it is the key of a card that is not a thing in play. */
    public static boolean isCard(String key) {
        return key.startsWith(CARD);
    }

    static String place(Seat side, Object place) {
        return side + "/" + place;
    }

    private Array<String> within(Form<?> form, Object part) {
        return form.match(new Keys(part, names, side));
    }

    @Override
    public Array<String> other() {
        return Array.empty();
    }

    @Override
    public Array<String> text() {
        return names == Named.CARD ? Array.of(card((String) value)) : Array.empty();
    }

    @Override
    public Array<String> whole(WholeForm form) {
        return switch (names) {
            case IN_PLAY -> Array.of(inPlay(value));
            case PLACE -> side.toArray().map(seat -> place(seat, value));
            default -> Array.empty();
        };
    }

    @Override
    public Array<String> names(NamesForm<?> form) {
        return side.toArray().map(seat -> place(seat, ((Enum<?>) value).name()));
    }

    @Override
    public Array<String> scalar(ScalarForm<?> form) {
        if (value instanceof Seat seat) {
            return Array.of(seat.toString());
        }
        return PrintedCard.class.isAssignableFrom(form.type()) ? Array.of(card(form.nameOf(value))) : Array.empty();
    }

    @Override
    public Array<String> list(ListForm<?> form) {
        return Array.ofAll((Iterable<?>) value).flatMap(each -> within(form.element(), each));
    }

    @Override
    public Array<String> option(OptionForm form) {
        return ((Option<?>) value).toArray().flatMap(each -> within(form.element(), each));
    }

    @Override
    public Array<String> product(ProductForm<?> form) {
        Option<Seat> named = form.parts()
                .map(part -> part.of(value))
                .find(Seat.class::isInstance)
                .map(Seat.class::cast);
        Option<Seat> whose = named.orElse(side);
        return form.parts().flatMap(part -> part(part, whose));
    }

    private Array<String> part(Part part, Option<Seat> whose) {
        return part.form().match(new Keys(part.of(value), part.names(), whose));
    }

    @Override
    public Array<String> sum(SumForm<?> form) {
        return form.of(value).form().match(this);
    }

    @Override
    public Array<String> written(WrittenAs<?, ?> form) {
        return within(form.form(), form.written(value));
    }
}
