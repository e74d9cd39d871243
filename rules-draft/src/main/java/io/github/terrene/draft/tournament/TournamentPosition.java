package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be said about a tournament without knowing how these rules store it. Fingerprints are made from it, as {@link
 * Notation#writePosition} says.
 *
 * @param progress what everybody knows
 * @param games the positions of the games of the round under way, as {@link Tournament#games} says
 * @param leaving who will leave when the round is over, ascending
 * @param rng the generator that those of all rounds are split from
 * @param outcome how the tournament ended
 */
public record TournamentPosition(
        Progress progress,
        Array<Option<Position<Table, Action, Due>>> games,
        Array<Seat> leaving,
        Rng rng,
        Option<Outcome> outcome) {
    /** The position of a tournament. */
    public static TournamentPosition of(Tournament tournament) {
        return new TournamentPosition(
                tournament.progress(),
                tournament.games().map(each -> each.map(Game::position)),
                tournament.leaving(),
                tournament.rng(),
                tournament.outcome());
    }
}
