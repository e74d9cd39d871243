package io.github.terrene.testkit.law;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.testkit.arbitrary.Playthrough;
import java.util.TreeSet;

/** What the walks of a law have met so far: states, kinds of actions, and prompts. Each thread notes what the law has met that it tries. */
final class Reached {
    private static final ThreadLocal<Reached> NOW = ThreadLocal.withInitial(Reached::new);

    private final TreeSet<String> kinds = new TreeSet<>();
    private int states;
    private boolean ended;
    private int matches;
    private int furtherGames; // walks that came to one

    /** Begins to note what the next law meets. */
    static Reached begin() {
        Reached nothing = new Reached();
        NOW.set(nothing);
        return nothing;
    }

    /** The same playthrough, now noted. */
    static <C, S, A, E> Playthrough<C, S, A, E> noted(Playthrough<C, S, A, E> playthrough) {
        NOW.get().note(playthrough);
        return playthrough;
    }

    private <S, A> void note(Playthrough<?, S, A, ?> playthrough) {
        playthrough.moves().forEach(move -> kinds.add(move.action().getClass().getSimpleName()));
        for (S state : playthrough.states()) {
            for (Decision decision : playthrough.rules().pending(state)) {
                kinds.add("asked " + decision.prompt());
            }
        }
        S last = playthrough.last();
        if (last instanceof Match<?, ?> match) {
            matches++;
            furtherGames += match.number() > 1 ? 1 : 0;
        }
        states += playthrough.states().size();
        ended |= playthrough.rules().outcome(last).isDefined();
    }

    /** Adds what another law of the same game has met. */
    void add(Reached other) {
        kinds.addAll(other.kinds);
    }

    /** Whether a law that has met this has met enough of what is known to be met; laws that play nothing have. */
    boolean enough(Reached known) {
        return states == 0 || (ended || states >= Budget.LEAST_STATES) && 2 * kinds.size() >= known.kinds.size();
    }

    /** Whether enough walks have come to a further game, if they are matches. */
    boolean enoughOfMatches() {
        return matches == 0 || furtherGames >= Budget.FURTHER;
    }

    @Override
    public String toString() {
        return states + " states" + (ended ? ", the end of a game" : "") + " and " + kinds;
    }
}
