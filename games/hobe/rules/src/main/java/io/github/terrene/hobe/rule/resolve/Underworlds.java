package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.PutIntoPlay;
import io.github.terrene.hobe.event.TakenBack;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Thing;
import org.jspecify.annotations.Nullable;

/** How cards come back from an Underworld. */
final class Underworlds {
    private Underworlds() {}

    /**
     * Takes a card from there, if it is there. Of a card that was in play, that is one of its name.
     *
     * @param hand whether it goes to the hand, and not to standby
     */
    @Rule({"HB-10.10", "HB-10.17", "HB-10.29", "HB-12.7"})
    static void take(Play play, Thing thing, boolean hand) {
        Seat seat = Arguments.seat("take", thing.owner(), Players.BOTH);
        @Nullable Card card = play.over() ? null : lying(play.table(), thing, seat);
        if (card != null && hand) {
            play.emit(new TakenBack(seat, card, card));
        } else if (card != null && card.kind() == CardKind.BATTLE) {
            putIntoStandby(play, seat, card);
        }
    }

    private static @Nullable Card lying(Table table, Thing thing, Seat seat) {
        boolean there =
                thing instanceof InPile pile ? pile.area() == Where.UNDERWORLD : table.find(thing.number()) == null;
        return !there
                ? null
                : table.underworld(seat)
                        .find(each -> each.id().equals(thing.card().id()))
                        .getOrNull();
    }

    private static void putIntoStandby(Play play, Seat seat, Card card) {
        @Nullable Slot slot = play.table().emptyStandby(seat);
        if (slot != null) {
            Place place = Place.of(seat, slot);
            play.emit(new PutIntoPlay(CardInPlay.entering(play.table().next(), card, seat, place)));
        }
    }
}
