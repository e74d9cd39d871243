package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.ConfigPrint;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.game.WrittenState;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A match as it is saved: without what its configuration says.
 *
 * @param configuration the print of its configuration
 * @param number the number of the game being played
 * @param wins games won, by team
 * @param extraDraws who draws two cards in the first Draw Phase of that game
 * @param game that game
 * @param rng the generator for the games to come
 * @param outcome how the match ended
 */
@Internal
public record WrittenMatchState(
        ConfigPrint configuration,
        int number,
        Array<Integer> wins,
        Array<Seat> extraDraws,
        WrittenState game,
        Rng rng,
        Option<Outcome> outcome) {

    static WrittenMatchState of(ConfigPrint configuration, String rules, Match match) {
        Game game = match.game();
        WrittenState saved = new WrittenState(rules, game.table(), game.agenda(), game.rng());
        return new WrittenMatchState(
                configuration,
                match.number(),
                match.wins(),
                game.setting().extraDraws(),
                saved,
                match.rng(),
                match.outcome());
    }

    Match in(MatchConfig config, Format format) {
        Setting setting = new Setting(format, config.options(), extraDraws);
        return new Match(config, number, wins, game.in(setting), rng, outcome);
    }
}
