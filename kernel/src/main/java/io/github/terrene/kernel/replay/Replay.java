package io.github.terrene.kernel.replay;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.text.Atom;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A game as it was played: everything that is needed to play it again, and a {@link Fingerprint} of the beginning and of every
 * state, so that drift is found at the step where it begins, and a changed configuration at the start.
 *
 * <p>Record a game that is over with {@link #of}, or while it runs with {@link #start} and {@link #and}. Write it with {@link
 * #text}, read it with {@link #parse}, play it again with {@link #verify}.
 *
 * <p>The text is for people, too:
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
 * @param config what the game was configured with
 * @param seed what it was started with
 * @param start the fingerprint of the beginning: {@link Fingerprint#ofStart}
 * @param entries what was played, the first move first
 */
public record Replay<C, A>(String library, String game, C config, long seed, Fingerprint start, Seq<Entry<A>> entries) {
    /** The version of the text form that is written, and the only one that is read. */
    public static final int FORMAT = 1;

    /** The most lines of a text that is read. */
    public static final int MOST_LINES = 1_000_000;

    /** The most characters of one line of it. */
    public static final int LONGEST_LINE = Canonical.LONGEST;

    /**
     * @throws IllegalArgumentException if the version or the name of the game holds other characters than {@code A-Z a-z 0-9 .
     *     _ + -}, or none
     */
    public Replay {
        if (!Atom.isBare(library) || !Atom.isBare(game)) {
            throw new IllegalArgumentException("not a version and a name of a game: " + library + ", " + game);
        }
    }

    /**
     * One move.
     *
     * @param action what was done
     * @param after the fingerprint of the state after it
     */
    public record Entry<A>(A action, Fingerprint after) {}

    /** The replay of a game that was just started. */
    public static <C, S, A> Replay<C, A> start(Rules<C, S, A, ?, ?> rules, C config, long seed, S start) {
        return new Replay<>(
                Library.VERSION,
                rules.notation().game(),
                config,
                seed,
                Fingerprint.ofStart(rules, config, seed, start),
                Vector.empty());
    }

    /** The replay of what was played so far. */
    public static <C, S, A> Replay<C, A> of(Rules<C, S, A, ?, ?> rules, C config, long seed, Timeline<S, A, ?> played) {
        Replay<C, A> start = start(rules, config, seed, played.first().state());
        return start.with(played.moves()
                .map(move -> new Entry<>(
                        move.action(), Fingerprint.of(rules, move.step().state()))));
    }

    /** The replay with one more move: the action and the state that it led to. */
    public <S> Replay<C, A> and(Rules<C, S, A, ?, ?> rules, A action, S after) {
        return with(entries.append(new Entry<>(action, Fingerprint.of(rules, after))));
    }

    private Replay<C, A> with(Seq<Entry<A>> moves) {
        return new Replay<>(library, game, config, seed, start, moves);
    }

    /** The replay as text: one line each, the last one included. */
    public String text(Notation<C, ?, A> notation) {
        return ReplayText.write(this, notation);
    }

    /**
     * The replay that a text says.
     *
     * @return the replay, or what is wrong with the text, at places like {@code line 7, column 12}: at most 20 problems. Only
     *     one problem if the text is not a replay at all, of another game, of an unknown format version, or beyond {@link
     *     #MOST_LINES} or {@link #LONGEST_LINE}. Never an exception, whatever the text is, and no memory but for what is read. That the game can be played so is another question: {@link #verify}
     */
    public static <C, A> Either<Seq<Problem>, Replay<C, A>> parse(String text, Notation<C, ?, A> notation) {
        return ReplayParser.parse(text, notation);
    }

    /**
     * Plays the game again.
     *
     * @return the whole game, with every state and event to tell its story from; or where it first differs, with the game up to there
     */
    public <S, E> Either<Deviation<S, A, E>, Timeline<S, A, E>> verify(Rules<C, S, A, E, ?> rules) {
        return new Verification<>(this, rules).run();
    }
}
