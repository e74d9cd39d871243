package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.game.Position;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A match without what its configuration says.
 *
 * @param number the number of the game being played
 * @param wins games won, by team
 * @param extraDraws who draws two cards in the first Draw Phase of that game
 * @param game that game
 * @param rng the generator for the games to come
 * @param outcome how the match ended
 */
@Internal
public record MatchPosition(
        int number, Array<Integer> wins, Array<Seat> extraDraws, Position game, Rng rng, Option<Outcome> outcome) {

    static MatchPosition of(Match match) {
        Game game = match.game();
        Position position = new Position(game.table(), game.agenda(), game.rng());
        return new MatchPosition(
                match.number(), match.wins(), game.setting().extraDraws(), position, match.rng(), match.outcome());
    }

    Match in(MatchConfig config, Format format) {
        Setting setting = new Setting(format, config.options(), extraDraws);
        return new Match(config, number, wins, game.in(setting), rng, outcome);
    }
}
