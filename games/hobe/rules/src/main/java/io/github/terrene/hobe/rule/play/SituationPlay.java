package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;

/** A Situation is put into its player's Situation slot, unless its text says otherwise. */
@Rule({"HB-7.27", "HB-7.28"})
final class SituationPlay extends CardPlay {
    @Override
    boolean placed(Game game, Seat seat, Playing playing, Verdict why) {
        return game.table().at(place(seat, playing)) == null
                || why.no("HB-7.27/slot-taken", "there is a Situation in the slot already");
    }

    @Override
    void play(Seat seat, Playing playing, Prompt prompt, Play play) {
        enter(seat, playing, place(seat, playing), prompt, play);
    }

    private static Place place(Seat seat, Playing playing) {
        return Place.of(playing.card().across() ? Players.opponent(seat) : seat, Slot.SITUATION);
    }
}
