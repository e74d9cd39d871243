package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import java.util.Objects;

/** A Battle card is put into the empty standby slot with the lowest number. */
@Rule({"HB-6.5", "HB-7.13", "HB-7.14"})
final class BattleCardPlay extends CardPlay {
    @Override
    boolean placed(Game game, Seat seat, Playing playing, Verdict why) {
        return game.table().emptyStandby(seat) != null || why.no("HB-7.13/standby-full", "standby is full");
    }

    @Override
    void play(Seat seat, Playing playing, Prompt prompt, Play play) {
        Slot slot = Objects.requireNonNull(play.table().emptyStandby(seat));
        enter(seat, playing, Place.of(seat, slot), prompt, play);
    }
}
