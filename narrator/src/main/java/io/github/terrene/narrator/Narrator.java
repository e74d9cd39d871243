package io.github.terrene.narrator;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Keys;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Says in one language, to one player or onlooker, what happens in a game, what can be done, what is asked, and why not.
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
 * @param cast who plays, and who is told
 */
public record Narrator<A, E>(Wording wording, Cards cards, GameForms<?, ?, A, E, ?> forms, Cast cast) {
    private static final String PLAIN = "";

    /** What can be seen where something happens. */
    public Scene<A> scene(Shown<A> before, Shown<A> after) {
        return scene(Array.of(before, after));
    }

    /**
     * What can be seen by several seats, or at several moments: what the first shows of a thing counts. Of several games that are played at
     * the same time it must be one: things have numbers of their own in each.
     *
     * @param all at least one; what is asked is taken from the last
     */
    public Scene<A> scene(Iterable<? extends Shown<A>> all) {
        Array<Shown<A>> shown = Array.ofAll(all);
        return new Scene<>(shown.map(this::things).reduce(Things::and), shown.last());
    }

    /** What can be seen where nothing happens. */
    public Scene<A> scene(Shown<A> now) {
        return scene(Array.of(now));
    }

    private Things things(Shown<A> shown) {
        return Things.in(forms.shown(), shown, cards);
    }

    /**
     * What is told of events: a sentence for each, or for several that belong together.
     *
     * @param events as {@link io.github.terrene.kernel.Rules#told the one who is told} sees them, in order
     */
    public Array<Sentence> tell(Iterable<? extends E> events, Scene<A> scene) {
        return wording.tell(forms.event(), events, known(scene))
                .map(told -> new Sentence(told.said(), told.role(), told.events()));
    }

    /** What an action is called, where it can be chosen or could have been thought of. */
    public Said choice(A action, Scene<A> scene) {
        return said(forms.offered(), scene.shown().offered(action), PLAIN, known(scene));
    }

    /** What is asked; nothing when the game is over. */
    public Said question(Scene<A> scene) {
        return wording.say(forms.shown(), scene.shown(), "question", known(scene))
                .getOrElse(Said.NOTHING);
    }

    /** What a screen shows to the one who is told, laid out like that. */
    public Board board(Scene<A> scene, Layout layout) {
        return layout.draw(forms.shown(), scene.shown(), wording, known(scene));
    }

    /**
     * What an action of a seat calls the things on its board, by which it can be chosen, in order: see {@link Keys}. Cards that are not on the
     * board, since they are looked at for this choice alone, are among them, too.
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

    /** How a game ended. */
    public Said outcome(Outcome outcome) {
        return said(GameForms.OUTCOME, outcome, PLAIN, known(Things.NONE));
    }

    /** What a card is called; its id if there is no such card. */
    public String name(String id) {
        return cards.find(id)
                .map(card -> card.name().isEmpty() ? card(id, PLAIN).text() : card.name())
                .getOrElse(id);
    }

    /**
     * A card in words; nothing if there is no card with that id.
     *
     * @param variant {@code line} for what stands above its text, {@code text}, or any other that the language file has
     */
    public Said card(String id, String variant) {
        return cards.find(id)
                .flatMap(card -> wording.say(card.value().form(), card.value().value(), variant, known(Things.NONE)))
                .getOrElse(Said.NOTHING);
    }

    /** A value of a type of the game, such as what lies on the table; nothing that is in play can be named in it. */
    public <T> Said value(Class<T> type, T value, String variant) {
        return said(forms.types().of(type), value, variant, known(Things.NONE));
    }

    /** The {@linkplain Wording#word words} under a key; the key if there are none. */
    public String word(String key) {
        return wording.word(key).getOrElse(key);
    }

    /** What a player is called: "you", or a name. */
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
