package io.github.terrene.testkit.law.play;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.testkit.law.Patience;

/**
 * Plays matches of games in which players concede: the quickest way from one game to the next.
 *
 * @param rules the rules of the match
 */
public record Concessions<C, S, A>(Rules<C, Match<C, S>, A, ?, ?> rules) {
    /** More decisions than any game asks for before it lets somebody concede. */
    private static final int MOST = 500;

    /**
     * The match after these seats have conceded one game each, in turn.
     *
     * @param losers the first game is conceded by the first of them
     * @throws AssertionError if a game does not end by that, or something on the way is refused
     */
    public Match<C, S> by(Match<C, S> match, Seat... losers) {
        Match<C, S> now = match;
        for (Seat loser : losers) {
            now = conceded(now, loser);
        }
        return now;
    }

    private Match<C, S> conceded(Match<C, S> match, Seat loser) {
        String game = "game " + match.number() + ", which " + loser + " concedes,";
        Patience patience = new Patience(game, MOST);
        Match<C, S> now = match;
        while (now.number() == match.number() && now.outcome().isEmpty()) {
            patience.decision();
            A action = next(now, loser);
            now = rules.apply(now, action)
                    .getOrElseThrow(
                            why -> new AssertionError(game + " is refused " + action + ": " + why.mkString(" ")))
                    .state();
        }
        return now;
    }

    /** To concede if the loser can, else the first choice of whoever is awaited. */
    private A next(Match<C, S> match, Seat loser) {
        return rules.legal(match, loser)
                .find(rules::concedes)
                .orElse(() -> rules.deciders(match)
                        .headOption()
                        .flatMap(seat -> rules.choices(match, seat).headOption()))
                .getOrElseThrow(() -> new AssertionError("nobody can do anything, and the match is not over"));
    }
}
