package io.github.terrene.bots.arena.tune;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How far the search for balance has come.
 *
 * @param settings those of all rounds so far; the last is being measured, or has been
 * @param rounds what was measured
 * @param influence what the numbers do, as far as it is known; none before the first probes
 * @param next the numbers of the games to play next
 * @param end why no more is played; none while more is to be played
 */
public record Course(
        Array<Setting> settings,
        Array<Round> rounds,
        Option<Influence> influence,
        Array<Integer> next,
        Option<End> end) {
    /** Why it ends. */
    public enum End {
        /** All decks are balanced. */
        REACHED,
        /** No step is expected to help. */
        NO_STEP_HELPS,
        /** It was measured as often as was asked for. */
        ROUNDS_OVER
    }

    static Course begin(Setting first) {
        return new Course(Array.of(first), Array.empty(), Option.none(), Array.empty(), Option.none());
    }

    /** The setting that is measured, or was last. */
    public Setting setting() {
        return settings.last();
    }

    Course playing(Array<Integer> numbers) {
        return new Course(settings, rounds, influence, numbers, Option.none());
    }

    /** With more results: what is to be played next is asked again. */
    Course resumed() {
        return new Course(settings, rounds, influence, Array.empty(), end);
    }

    Course measured(Round round) {
        return new Course(settings, rounds.append(round), influence, Array.empty(), Option.none());
    }

    Course learned(Influence known) {
        return new Course(settings, rounds, Option.some(known), Array.empty(), Option.none());
    }

    Course with(Setting setting) {
        return new Course(settings.append(setting), rounds, influence, Array.empty(), Option.none());
    }

    Course ended(End why) {
        return new Course(settings, rounds, influence, Array.empty(), Option.some(why));
    }

    boolean goesOn() {
        return next.isEmpty() && end.isEmpty();
    }
}
