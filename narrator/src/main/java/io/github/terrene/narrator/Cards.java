package io.github.terrene.narrator;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.simple.SimpleCards;
import io.github.terrene.narrator.hint.Hints;
import io.github.terrene.narrator.hint.ReadCard;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Known.Printed;
import io.github.terrene.narrator.wording.Known.Value;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The cards of a game, with all that is printed on them.
 *
 * @param form the form of a card with all that is printed on it
 * @param byId the cards by their ids
 */
public record Cards(Form<?> form, Map<String, Printed> byId) {
    private static final Forms WORDS = Forms.builder().build();

    /** No cards, of a game that has none; their form does not matter. */
    public static final Cards NONE = new Cards(GameForms.SEAT, HashMap.empty());

    /**
     * The cards of a catalogue: {@link io.github.terrene.kernel.card.CardIndex#all all} that can occur in a game, including tokens.
     *
     * @param form the form of a card with all that is printed on it
     * @param name the printed name of a card
     */
    public static <K extends PrintedCard> Cards of(Form<K> form, Iterable<K> cards, Function<? super K, String> name) {
        return new Cards(
                form,
                HashMap.ofEntries(Array.ofAll(cards)
                        .map(card -> new Tuple2<>(
                                card.id(), new Printed(card.id(), name.apply(card), new Value(form, card))))));
    }

    /** The cards of a simple game, which have no printed names and are called by what they are. */
    public static <K extends PrintedCard> Cards of(SimpleCards<K> cards) {
        Form<K> form = Forms.builder().build().of(cards.type());
        return new Cards(form, HashMap.empty()).and(form, cards.all(), PrintedCard::id);
    }

    /**
     * These cards, and others that have no printed name and are called by what they are.
     *
     * @param more the form of such a card
     * @param id its name in texts for programs
     */
    public <K> Cards and(Form<K> more, Iterable<? extends K> cards, Function<? super K, String> id) {
        return new Cards(
                form,
                byId.merge(HashMap.ofEntries(Array.<K>ofAll(cards)
                        .map(card -> new Tuple2<>(
                                id.apply(card), new Printed(id.apply(card), "", new Value(more, card)))))));
    }

    /** These cards, and others that were read as such, whether a catalogue would take them or not: what they are called, they say themselves. */
    public Cards and(Iterable<? extends PrintedCard> read, Wording wording) {
        return new Cards(
                form,
                HashMap.ofEntries(Array.ofAll(read)
                                .map(card -> new Tuple2<>(
                                        card.id(),
                                        new Printed(card.id(), title(card, wording), new Value(form, card)))))
                        .merge(byId));
    }

    private String title(PrintedCard card, Wording wording) {
        return CardSheet.write(card, form, wording).split("\n", 2)[0];
    }

    /** What is printed on some of these cards, in a language: one after another, as files list them. */
    public String sheet(Iterable<String> ids, Wording wording) {
        return Array.ofAll(ids)
                .flatMap(byId::get)
                .map(card -> CardSheet.write(card.value().value(), card.value().form(), wording))
                .mkString("", "\n\n", "\n");
    }

    /** What the names and ids of these cards stand for, where nothing is in play. */
    public Known known() {
        return new Surroundings(this, Cast.LETTERS, Things.NONE);
    }

    /** That a language has a name for each of these cards. */
    public Need.Names names() {
        return new Need.Names(byId.values().toArray());
    }

    /** The forms of all that is printed on cards, of which there may be several sorts. */
    public Array<Form<?>> forms() {
        return byId.values()
                .<Form<?>>map(card -> card.value().form())
                .toArray()
                .prepend(form)
                .distinct();
    }

    /**
     * What of a file with cards is understood and probably meant otherwise, each with its place: {@link CardSheet#doubts}. The cards of the file
     * may be among these.
     */
    public Seq<Problem> doubts(String file, Wording wording) {
        return doubts(form, file, wording);
    }

    @SuppressWarnings("unchecked") // a form reads and writes values of its type
    private <K> Seq<Problem> doubts(Form<K> cards, String file, Wording wording) {
        Array<K> own = CardSheet.read(file, cards, wording).getOrElse(Array::empty);
        Array<K> others = byId.values()
                .filter(card -> card.value().form() == cards)
                .toArray()
                .sortBy(Printed::id)
                .map(card -> (K) card.value().value())
                .removeAll(own);
        return CardSheet.doubts(file, cards, wording, others);
    }

    /** The words that stand in names on these cards, which whoever writes others may mean: for {@link #doubts(String, Wording, Array)}. */
    public Array<String> named(Wording wording) {
        return CardSheet.named(
                byId.values()
                        .filter(card -> card.value().form() == form)
                        .toArray()
                        .sortBy(Printed::id)
                        .map(card -> card.value().value()),
                form,
                wording);
    }

    /**
     * The same doubts about a file whose cards are not among these, without reading these again.
     *
     * @param named what {@link #named} says of these cards
     */
    public Seq<Problem> doubts(String file, Wording wording, Array<String> named) {
        return CardSheet.doubtful(file, form, wording, named);
    }

    /**
     * What is legal on some of these cards and probably a mistake, each with the name of its card as its place, in the order of the cards. The
     * keys are stable: {@code hint/twice}.
     *
     * @param ids the ids of the cards in question
     * @param wording the words in which hints say what is printed on cards
     */
    public Seq<Problem> hints(Iterable<String> ids, Wording wording) {
        Array<ReadCard> all = byId.values().toArray().sortBy(Printed::id).map(Cards::read);
        Array<ReadCard> own =
                Array.ofAll(ids).flatMap(id -> all.find(card -> card.id().equals(id)));
        return Hints.of(
                own,
                all,
                word -> wording.say(WORDS.of(word.getClass()), word, "", Known.NOTHING)
                        .map(Said::text)
                        .getOrElse(word::toString));
    }

    private static ReadCard read(Printed card) {
        return ReadCard.of(
                card.id(), card.name(), card.value().form(), card.value().value());
    }

    Option<Printed> find(String id) {
        return byId.get(id);
    }
}
