package io.github.terrene.kernel.replay;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Atom;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A recorded game: its configuration, seed and moves, with a {@link Fingerprint} of the start and of the state after each move. Played again,
 * it shows the first step at which changed rules lead to another state; a changed configuration shows at the start.
 *
 * <p>Record a finished game with {@link #of}, or a running one with {@link #start} and {@link #and}. Write it with {@link #text}, read it
 * with {@link #parse}, play it again with {@link #verify}.
 *
 * <p>People can read the text, too:
 * <pre>{@code
 * terrene-replay 1
 * library 0.1.0
 * game terrene-odyssey-duel
 * seed 7
 * config (decks:[...])
 * start 85944171f73967e8
 * 1 af63dc4c8601ec8c PlaceCharacter(seat:A,card:zane)
 * 2 cbf29ce484222325 EndTurn(seat:A)
 * end 2
 * }</pre>
 *
 * @param library the version of the library that recorded it
 * @param game the {@linkplain Notation#game name} of the game
 * @param config the configuration of the game
 * @param seed the seed of the game
 * @param start the fingerprint of the start. See {@link Fingerprint#ofStart}
 * @param entries the moves, in order
 */
public record Replay<C, A>(String library, String game, C config, long seed, Fingerprint start, Seq<Entry<A>> entries) {
    /** The version of the text format that is written, and the only one that is read. */
    public static final int FORMAT = 1;

    /** The most lines that a text may have to be read. */
    public static final int MOST_LINES = 1_000_000;

    /** The most characters that one of its lines may have. */
    public static final int LONGEST_LINE = Canonical.LONGEST;

    /**
     * @throws IllegalArgumentException if the version or the name of the game is empty, a single hyphen, or has characters other than
     *     {@code A-Z a-z 0-9 . _ + -}
     */
    public Replay {
        if (!Atom.isBare(library) || !Atom.isBare(game)) {
            throw new IllegalArgumentException(
                    "the version or the name of the game is not valid: " + library + ", " + game);
        }
    }

    /**
     * One move.
     *
     * @param action the action
     * @param after the fingerprint of the state after it
     */
    public record Entry<A>(A action, Fingerprint after) {}

    /** The replay of a game that has just started. */
    public static <C, S, A> Replay<C, A> start(Rules<C, S, A, ?, ?> rules, C config, long seed, S start) {
        return new Replay<>(
                Library.VERSION,
                rules.notation().game(),
                config,
                seed,
                Fingerprint.ofStart(rules.notation(), config, seed, start),
                Vector.empty());
    }

    /** The replay of what has been played so far. */
    public static <C, S, A> Replay<C, A> of(Rules<C, S, A, ?, ?> rules, C config, long seed, Timeline<S, A, ?> played) {
        Replay<C, A> start = start(rules, config, seed, played.first().state());
        return start.with(played.moves()
                .map(move -> new Entry<>(
                        move.action(),
                        Fingerprint.of(rules.notation(), move.step().state()))));
    }

    /** The replay with one more move: the action and the state that it led to. */
    public <S> Replay<C, A> and(Rules<C, S, A, ?, ?> rules, A action, S after) {
        return with(entries.append(new Entry<>(action, Fingerprint.of(rules.notation(), after))));
    }

    private Replay<C, A> with(Seq<Entry<A>> moves) {
        return new Replay<>(library, game, config, seed, start, moves);
    }

    /** The form of replays of a game. A replay that was read may not be playable: {@link #verify} it. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Replay<C, A>
    public static <C, A> Form<Replay<C, A>> form(GameForms<C, ?, A, ?, ?> forms) {
        return (Form<Replay<C, A>>) forms.types().of(Replay.class, forms.config(), forms.action());
    }

    /** The replay as text, in lines that each end with a line feed. */
    public String text(Notation<C, ?, A> notation) {
        return ReplayText.write(this, notation);
    }

    /**
     * The replay that a text stands for.
     *
     * @return the replay, or what is wrong with the text, at places like {@code line 7, column 12}: at most 20 problems. Only one problem
     *     if the text is not a replay at all, is of another game or an unknown format version, or exceeds {@link #MOST_LINES} or {@link
     *     #LONGEST_LINE}. No text causes an exception, and memory is used only for what is read. Whether the game can be played like this
     *     is another question: {@link #verify}
     */
    public static <C, A> Either<Seq<Problem>, Replay<C, A>> parse(String text, Notation<C, ?, A> notation) {
        return ReplayParser.parse(text, notation);
    }

    /**
     * Plays the game again.
     *
     * @return the whole game, with every state and event; or where it first differs, with the game up to there
     */
    public <S, E> Either<Deviation<S, A, E>, Timeline<S, A, E>> verify(Rules<C, S, A, E, ?> rules) {
        return new Verification<>(this, rules).run();
    }
}
