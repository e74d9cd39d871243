package io.github.terrene.narrator;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Keys;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.board.Measure;
import io.github.terrene.narrator.board.Sort;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Tells one player or onlooker, in one language, what happens in a game, what can be done, what is asked, and why something cannot be done.
 *
 * <pre>{@code
 * Narrator<Action, Event> narrator = new Narrator<>(wording, cards, rules.forms(), Cast.LETTERS.toldTo(seat));
 * Scene<Action> scene = narrator.scene(rules.shown(rules.view(before, seat)), rules.shown(rules.view(after, seat)));
 * Array<Sentence> told = narrator.tell(rules.told(event, seat), scene);
 * }</pre>
 *
 * @param <A> actions
 * @param <E> events
 * @param wording the words of the language
 * @param cards the cards of the game
 * @param forms the forms of the game
 * @param cast the players, and the one who is addressed
 */
public record Narrator<A, E>(Wording wording, Cards cards, GameForms<?, ?, A, E, ?> forms, Cast cast) {
    private static final String PLAIN = "";

    /** What can be seen when something happens. */
    public Scene<A> scene(Shown<A> before, Shown<A> after) {
        return scene(Array.of(before, after));
    }

    /**
     * What can be seen by several seats, or at several moments; for each thing, the first one that shows it counts. If several games are played
     * at the same time, all must show the same one, since each game numbers its own things.
     *
     * @param all at least one; what is asked is taken from the last
     */
    public Scene<A> scene(Iterable<? extends Shown<A>> all) {
        return Array.<Shown<A>>ofAll(all).map(this::scene).reduce(Scene::and);
    }

    /** What can be seen when nothing happens. */
    public Scene<A> scene(Shown<A> now) {
        return new Scene<>(() -> Things.in(forms.shown(), now, cards), now);
    }

    /**
     * Events in words: a sentence for each, or for several that belong together. An event of which there is nothing to say has an empty one, so
     * that all can be counted; screens leave it out. A thing that comes and goes, and so is seen neither before nor after, is called as the event
     * with which it came shows it.
     *
     * @param events the events as {@link io.github.terrene.kernel.Rules#told the one who is told} sees them, in order
     */
    public Array<Sentence> tell(Iterable<? extends E> events, Scene<A> scene) {
        Array<E> all = Array.ofAll(events);
        return wording.tell(forms.event(), all, known(scene.things().and(Things.told(forms.event(), all, cards))))
                .map(told -> new Sentence(told.said(), told.role(), told.events()));
    }

    /** An action in words, for where it can be chosen or could have been thought of. */
    public Said choice(A action, Scene<A> scene) {
        return said(forms.offered(), scene.shown().offered(action), PLAIN, known(scene));
    }

    /**
     * The question that is asked of the seat to which the scene is shown, or what it waits for when it has chosen; nothing if others are asked,
     * whom {@link io.github.terrene.kernel.Rules#awaited} names, and when the game is over.
     */
    public Said question(Scene<A> scene) {
        Shown<A> shown = scene.shown();
        return shown.asked().exists(asked -> asked.seats().contains(shown.seat()))
                ? wording.say(forms.shown(), shown, "question", known(scene)).getOrElse(Said.NOTHING)
                : Said.NOTHING;
    }

    /** What a screen shows to the one who is told, in that layout. */
    public Board board(Scene<A> scene, Layout layout) {
        return layout.draw(forms.shown(), scene.shown(), wording, known(scene));
    }

    /**
     * The keys of the things on a board that an action of a seat names, in order, by which the action can be chosen: see {@link Keys}. They
     * include cards that are not on the board because they are looked at only for this choice.
     */
    public Array<String> keys(A action, Seat actor, Board board) {
        return Keys.of(forms.action(), action, actor).filter(key -> Keys.isCard(key) || board.has(key));
    }

    /** The id of the card whose effect asks, if one does. */
    public Option<String> asking(Scene<A> scene) {
        return Mentioned.at(forms.shown(), scene.shown(), Array.of("asked", "within"))
                .headOption();
    }

    /** The id of the card that an action is about, if it names one. */
    public Option<String> cardOf(A action) {
        return Mentioned.in(forms.action(), action).headOption();
    }

    /** Why an action is refused. */
    public Said why(Rejection rejection, Scene<A> scene) {
        return wording.why(rejection, known(scene));
    }

    /** A sentence that stands for itself, such as what a lesson says: {@link Wording#sentence}. */
    public Option<Said> sentence(String key, Seq<Fact> facts, Scene<A> scene) {
        return wording.sentence(key, facts, known(scene));
    }

    /** How a game ended; nothing if the language has no words for it. */
    public Said outcome(Outcome outcome) {
        return wording.say(GameForms.OUTCOME, outcome, PLAIN, known(Things.NONE))
                .getOrElse(Said.NOTHING);
    }

    /** The name of a card in the language; its id if there is no such card. */
    public String name(String id) {
        return cards.find(id)
                .map(card -> card.name().isEmpty() ? card(id, PLAIN).text() : wording.called(card))
                .getOrElse(id);
    }

    /**
     * A card in words; nothing if there is no card with that id.
     *
     * @param variant {@code line} for what is printed above its text, {@code text}, or any other variant that the language file has
     */
    public Said card(String id, String variant) {
        return cards.find(id)
                .flatMap(card -> wording.say(card.value().form(), card.value().value(), variant, known(Things.NONE))
                        .filter(said ->
                                variant.isEmpty() || !isName(card.value().value(), said)))
                .getOrElse(Said.NOTHING);
    }

    /**
     * By what a card differs from others at a glance, in the respects that a layout names, such as its element and its kind; nothing if there is no
     * card with that id.
     */
    public Array<Sort> sorts(String id, Layout layout) {
        return cards.find(id).toArray().flatMap(card -> layout.sorts(card.value(), wording, known(Things.NONE)));
    }

    /**
     * By which number a card stands in the curve of a deck, such as what it costs; none if the layout names none for it, or there is no card with that id.
     */
    public Option<Measure> measure(String id, Layout layout) {
        return cards.find(id).flatMap(card -> layout.measure(card.value(), wording, known(Things.NONE)));
    }

    /** A constant of which the language says nothing is called by its name; no card has that as its text. */
    private static boolean isName(Object card, Said said) {
        return card instanceof Enum<?> constant && said.text().equals(constant.name());
    }

    /** A value of a type of the game, such as what lies on the table; it cannot name anything in play. */
    public <T> Said value(Class<T> type, T value, String variant) {
        return said(forms.types().of(type), value, variant, known(Things.NONE));
    }

    /** The {@linkplain Wording#word words} for a key; the key itself if there are none. */
    public String word(String key) {
        return wording.word(key).getOrElse(key);
    }

    /** A player in words: "you", or a name. */
    public Said player(Seat seat, String variant) {
        return said(GameForms.SEAT, seat, variant, known(Things.NONE));
    }

    private Said said(Form<?> form, Object value, String variant, Known known) {
        return wording.say(form, value, variant, known).getOrElse(() -> Said.plain(String.valueOf(value)));
    }

    private Known known(Scene<A> scene) {
        return known(scene.things());
    }

    private Known known(Things things) {
        return new Surroundings(cards, cast, things);
    }
}
