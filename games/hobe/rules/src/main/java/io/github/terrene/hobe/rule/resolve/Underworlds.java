package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.PutIntoPlay;
import io.github.terrene.hobe.event.TakenBack;
import io.github.terrene.hobe.rule.Play;
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
     * Takes a card from there, if it is there.
     *
     * @param hand whether it goes to the hand, and not to standby
     */
    @Rule({"HB-10.10", "HB-10.17", "HB-12.7"})
    static void take(Play play, Thing thing, boolean hand) {
        if (play.over() || !(thing instanceof InPile pile) || pile.area() != Where.UNDERWORLD) {
            return;
        }
        Seat seat = Arguments.seat("move", pile.owner(), Players.BOTH);
        @Nullable
        Card card = play.table()
                .underworld(seat)
                .find(each -> each.id().equals(pile.card().id()))
                .getOrNull();
        if (card != null && hand) {
            play.emit(new TakenBack(seat, card, card));
        } else if (card != null && card.kind() == CardKind.BATTLE) {
            putIntoStandby(play, seat, card);
        }
    }

    private static void putIntoStandby(Play play, Seat seat, Card card) {
        @Nullable Slot slot = play.table().emptyStandby(seat);
        if (slot != null) {
            Place place = Place.of(seat, slot);
            play.emit(new PutIntoPlay(CardInPlay.entering(play.table().next(), card, seat, place)));
        }
    }
}
