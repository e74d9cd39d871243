package io.github.terrene.browser;

import io.github.terrene.bots.level.Level;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.shelf.Game;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Try;
import java.util.function.Function;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;

/**
 * A game that is played, as JavaScript sees it: texts in, texts out. It holds all secrets; what a player may know is what is asked for with the
 * player's seat. Whatever goes wrong, the game stays as it was.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public final class Running<C, S, A, E, V> {
    private static final long NANOS = 1_000_000;

    private final Made<C, S, A, E, V> made;
    private final Rules<C, S, A, E, V> rules;
    private final C config;
    private final long seed;
    private final boolean imagined;
    private Timeline<S, A, E> played;

    Running(Made<C, S, A, E, V> made, C config, long seed, Timeline<S, A, E> played) {
        this(made, config, seed, false, played);
    }

    private Running(Made<C, S, A, E, V> made, C config, long seed, boolean imagined, Timeline<S, A, E> played) {
        this.made = made;
        this.rules = made.game().rules();
        this.config = config;
        this.seed = seed;
        this.imagined = imagined;
        this.played = played;
    }

    Game<C, S, A, E, V> game() {
        return made.game();
    }

    C config() {
        return config;
    }

    Timeline<S, A, E> played() {
        return played;
    }

    /** The configuration. */
    @JSExport
    public String configuration() {
        return Answers.guarded(() -> Json.write(rules.forms().config(), config));
    }

    /** All seats. */
    @JSExport
    public String seats() {
        return Answers.guarded(() -> letters(rules.seats(played.state())));
    }

    /** Who must decide now, for whoever runs the game; players are shown {@link #awaitedBy}. */
    @JSExport
    public String awaited() {
        return Answers.guarded(() -> letters(rules.deciders(played.state())));
    }

    /** Who must decide now, as far as a seat knows. */
    @JSExport
    public String awaitedBy(String seat) {
        return Answers.guarded(() -> letters(rules.awaited(rules.view(played.state(), seat(seat)))));
    }

    private static String letters(Seq<Seat> seats) {
        return JsonText.of(json -> JsonText.list(json, seats, (seat, list) -> list.writeString(seat.toString())));
    }

    /** The number of the latest line of the journal: 1 at the start. */
    @JSExport
    public int number() {
        return played.length() + 1;
    }

    /** What a seat can choose from, conceding apart; labelled if there is a language, else as values. */
    @JSExport
    public String choices(String seat, String language) {
        return Answers.guarded(() -> listed(seat, language, each -> rules.choices(played.state(), each)));
    }

    /** How a seat can leave the game: one choice, or none. */
    @JSExport
    public String concessions(String seat, String language) {
        return Answers.guarded(() ->
                listed(seat, language, each -> rules.legal(played.state(), each).filter(rules::concedes)));
    }

    private String listed(String letter, String language, Function<Seat, Seq<A>> choices) {
        Seat seat = seat(letter);
        return language.isEmpty()
                ? JsonText.of(json -> JsonText.list(
                        json,
                        choices.apply(seat),
                        (action, list) -> Json.write(rules.forms().action(), action, list)))
                : screen(seat, language).choices(choices.apply(seat));
    }

    /** What a seat cannot do, and why. */
    @JSExport
    public String refused(String seat, String language) {
        return Answers.guarded(() -> screen(seat(seat), language).refused(rules.refused(played.state(), seat(seat))));
    }

    /** What a seat is asked. */
    @JSExport
    public String question(String seat, String language) {
        return Answers.guarded(() -> screen(seat(seat), language).question());
    }

    /** What a screen shows to a seat. */
    @JSExport
    public String board(String seat, String language) {
        return Answers.guarded(() -> screen(seat(seat), language).board());
    }

    private Screen<A, E> screen(Seat seat, String language) {
        return Screen.of(made, rules.view(played.state(), seat), seat, language);
    }

    /** Everything that a seat may know. */
    @JSExport
    public String view(String seat) {
        return Answers.guarded(() -> Json.write(rules.forms().view(), rules.view(played.state(), seat(seat))));
    }

    /** The same in terms of the game, for screens. */
    @JSExport
    public String shown(String seat) {
        return Answers.guarded(
                () -> Json.write(rules.forms().shown(), rules.shown(rules.view(played.state(), seat(seat)))));
    }

    /** What happened since a line of the journal, as a seat was told it: values, and words if there is a language. */
    @JSExport
    public String told(String seat, int after, String language) {
        return Answers.guarded(() -> new Journal<>(made, played, seat(seat)).since(after, language));
    }

    /** Why an action is not legal: {@code {"why":[…]}}, which is empty if it is. */
    @JSExport
    public String whyNot(String action, String language) {
        return Answers.guarded(() -> {
            A read = read(action);
            return why(rules.whyNot(played.state(), read), actor(read), language);
        });
    }

    /** Plays an action: {@code {"number":…}}, or why it is refused. */
    @JSExport
    public String apply(String action, String language) {
        return Answers.guarded(() -> apply(read(action), language));
    }

    private String apply(A action, String language) {
        Either<Seq<Rejection>, Timeline<S, A, E>> next = guarded(() -> played.play(rules, action));
        return next.fold(why -> why(why, actor(action), language), this::playedOn);
    }

    private static <T> Either<Seq<Rejection>, T> guarded(Supplier<Either<Seq<Rejection>, T>> playing) {
        try {
            return playing.get();
        } catch (FaultyEffect faulty) {
            return Either.left(Array.of(Rejection.of(
                    "browser/faulty-effect", "the effect of a card is faulty: {problem}", faulty.getMessage())));
        }
    }

    private String playedOn(Timeline<S, A, E> next) {
        played = next;
        return JsonText.object(json -> json.writeNumberField("number", number()));
    }

    /** Takes the last action of a seat back: {@code {"number":…}}, or why that is not possible. */
    @JSExport
    public String undo(String seat, String language) {
        return Answers.guarded(() -> played.undo(rules, seat(seat))
                .fold(why -> why(Array.of(why.rejection()), seat(seat), language), this::playedOn));
    }

    private String why(Seq<Rejection> why, Seat seat, String language) {
        return JsonText.object(json -> {
            json.writeFieldName("why");
            json.writeRawValue(screen(seat, language).why(why));
        });
    }

    /** Who is told why an action is refused: whoever sent an incomplete one is told nothing that others may not know. */
    private Seat actor(A action) {
        return rules.seats(played.state())
                .find(seat -> seat.equals(rules.actor(action)))
                .getOrElse(Seat.ONLOOKER);
    }

    /** A game as it might be for all that a seat knows. */
    @JSExport
    public Opened imagine(String seat, String chance) {
        return Opened.guarded(() -> {
            V view = rules.view(played.state(), seat(seat));
            S state = rules.imagine(view, rules.pool(config).knownTo(seat(seat)), Rng.of(Numbers.seed(chance)));
            return new Running<>(made, config, seed, true, Timeline.from(new Step<>(state, Array.empty(), true)));
        });
    }

    /** How the game ended; {@code null} while it goes on. */
    @JSExport
    public String outcome(String language) {
        return Answers.guarded(() -> rules.outcome(played.state())
                .map(outcome -> new Ending<>(made, played.state(), outcome).written(language))
                .getOrElse("null"));
    }

    /** The fingerprint of the state. */
    @JSExport
    public String fingerprint() {
        return Answers.guarded(() -> JsonText.of(json -> json.writeString(
                Fingerprint.of(rules.notation(), played.state()).toString())));
    }

    /** All that was played, as text. An imagined game has no beginning, and so no replay. */
    @JSExport
    public String replay() {
        return Answers.guarded(() -> {
            if (imagined) {
                throw new Refusal("replay", "browser/imagined", "this game was imagined and has no beginning");
            }
            String text = Replay.of(rules, config, seed, played).text(rules.notation());
            return JsonText.of(json -> json.writeString(text));
        });
    }

    /** Who decides for a seat; nobody if there is no such level, or no such time. */
    @JSExport
    public Player<C, S, A, E, V> bot(String seat, String level, String chance, int milliseconds) {
        return new Player<>(this, seat, level, chance, milliseconds <= 0 ? Long.MAX_VALUE : milliseconds * NANOS);
    }

    private A read(String action) {
        return read(rules.forms().action(), action);
    }

    private static <T> T read(Form<T> form, String json) {
        return Json.read(form, json).getOrElseThrow(problem -> new Refusal(Array.of(problem)));
    }

    Seat seat(String letter) {
        return rules.seats(played.state())
                .append(Seat.ONLOOKER)
                .find(each -> each.toString().equals(letter))
                .getOrElseThrow(() -> new Refusal("seat", "browser/no-seat", "there is no seat " + letter));
    }

    static Level level(String name) {
        return Try.of(() -> Level.valueOf(name))
                .getOrElseThrow(() -> new Refusal(
                        "level",
                        "browser/no-level",
                        "the levels are " + Array.of(Level.values()).mkString(", ")));
    }
}
