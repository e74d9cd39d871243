package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.event.Destroyed;
import io.github.terrene.carnage.event.RelicDiscarded;
import io.github.terrene.carnage.event.Returned;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** How cards leave play. */
@Internal
public final class Departures {
    private Departures() {}

    /** Texts send different cards in play to the discard piles or the hands of their owners. */
    @Rule({"CG-9.4", "CG-12.18"})
    static void leave(Play play, Array<CardInPlay> cards, boolean hand) {
        cards.forEach(card -> play.emit(
                hand ? new Returned(card.controller(), card, card.card()) : new Destroyed(card.controller(), card)));
        cards.filter(card -> card.is(CardKind.LEGEND))
                .forEach(legend -> relic(legend.controller(), legend.place(), play));
    }

    /** The Relic at a place where no Legend stands goes, too, if that is agreed. */
    @Rule({"CG-9.4", "CG-9.13"})
    public static void relic(Seat seat, int place, Play play) {
        if (play.options().relicFate() == Options.RelicFate.DISCARDED) {
            play.side(seat)
                    .spearhead()
                    .at(place)
                    .relic()
                    .forEach(relic -> play.emit(new RelicDiscarded(seat, place, relic.card())));
        }
    }
}
