package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Change;
import io.github.terrene.hobe.event.Brought;
import io.github.terrene.hobe.event.CardsChanged;
import io.github.terrene.hobe.event.ControlTaken;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** How Battle cards change slots and come to the battlefield. */
@Internal
@Rule("HB-10.5")
public final class Arrivals {
    private Arrivals() {}

    /** What lies in two slots of a side changes places, by a move or an effect; what enters the battlefield is noted. */
    @Rule({"HB-6.2", "HB-6.7", "HB-10.7"})
    public static void exchange(Play play, Seat seat, Slot one, Slot other, Event event) {
        play.emit(event);
        if (one.battlefield() != other.battlefield()) {
            @Nullable CardInPlay entered = play.table().at(seat, one.battlefield() ? one : other);
            if (entered != null) {
                DueEffects.happening(play, When.ENTERS, Array.of(entered));
            }
        }
    }

    /** An effect brings a Battle card to a slot, if that is empty. */
    @Rule("HB-10.17")
    static void bring(Play play, CardInPlay card, Slot to) {
        if (play.table().at(card.controller(), to) == null) {
            Slot from = card.place().slot();
            exchange(play, card.controller(), from, to, new Brought(card.controller(), from, to));
        }
    }

    /** An effect sends a Battle card to the empty standby slot with the lowest number, if there is one. */
    @Rule({"HB-10.10", "HB-10.17"})
    static void sendToStandby(Play play, CardInPlay card) {
        if (card.onBattlefield()) {
            @Nullable Slot slot = play.table().emptyStandby(card.controller());
            if (slot != null) {
                bring(play, card, slot);
            }
        }
    }

    /** A player takes control of an enemy Battle card, which goes to the empty standby slot with the lowest number, if there is one. */
    @Rule({"HB-10.17", "HB-10.29"})
    static void control(Play play, Seat player, CardInPlay card) {
        @Nullable Slot slot = play.table().emptyStandby(player);
        if (slot != null && !card.controller().equals(player)) {
            play.emit(new ControlTaken(card.number(), Place.of(player, slot)));
        }
    }

    /** Changes Battle cards; a change of nothing is none. */
    @Rule("HB-10.16")
    static void change(Play play, Array<CardInPlay> cards, Change change) {
        boolean nothing = change instanceof Change.Added added && added.points() == 0;
        if (cards.nonEmpty() && !nothing) {
            play.emit(new CardsChanged(cards.map(CardInPlay::number), change));
        }
    }
}
