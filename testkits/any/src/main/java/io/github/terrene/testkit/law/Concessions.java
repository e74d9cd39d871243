package io.github.terrene.testkit.law;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.Match;

/**
 * Plays matches of games in which players concede: the quickest way from one game to the next.
 *
 * @param rules the rules of the match
 */
public record Concessions<C, S, A>(Rules<C, Match<C, S>, A, ?, ?> rules) {
    /**
     * The match after these seats have conceded one game each, in turn.
     *
     * @param losers the first game is conceded by the first of them
     */
    public Match<C, S> by(Match<C, S> match, Seat... losers) {
        Match<C, S> now = match;
        for (Seat loser : losers) {
            now = conceded(now, loser);
        }
        return now;
    }

    private Match<C, S> conceded(Match<C, S> match, Seat loser) {
        Match<C, S> now = match;
        while (now.number() == match.number() && now.outcome().isEmpty()) {
            now = rules.apply(now, next(now, loser)).get().state();
        }
        return now;
    }

    /** To concede if the loser can, else the first choice of whoever is awaited. */
    private A next(Match<C, S> match, Seat loser) {
        return rules.legal(match, loser)
                .find(rules::concedes)
                .getOrElse(
                        () -> rules.choices(match, rules.deciders(match).head()).head());
    }
}
