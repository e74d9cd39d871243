package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.event.RelicDiscarded;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** What becomes of the Relic of a Legend that left. */
final class Relics {
    private Relics() {}

    /** The Relic at a place where no Legend stands goes, too, if that is agreed. */
    @Rule({"CG-9.4", "CG-9.13"})
    static void leave(Seat seat, int place, Play play) {
        if (play.options().relicFate() == Options.RelicFate.DISCARDED) {
            play.side(seat)
                    .spearhead()
                    .at(place)
                    .relic()
                    .forEach(relic -> play.emit(new RelicDiscarded(seat, place, relic.card())));
        }
    }
}
