package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Timing;
import io.github.terrene.terralore.event.FieldEvent.CardEntered;
import io.github.terrene.terralore.event.FieldEvent.CreaturesMoved;
import io.github.terrene.terralore.event.FieldEvent.PutOntoField;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** How Creatures come into lanes without being played: nothing is destroyed for them, so the lane must have a place. */
@Rule({"TL-8.6", "TL-8.10"})
final class Arrivals {
    private Arrivals() {}

    @Rule("TL-8.7")
    static void move(Play play, int creature) {
        @Nullable CardOnField standing = play.table().find(creature);
        if (standing != null && !play.table().row(standing.place().other()).full()) {
            play.emit(new CreaturesMoved(Array.of(creature)));
        }
    }

    @Rule({"TL-1.9", "TL-8.8"})
    static void token(Play play, Card token, Place at) {
        if (!play.table().row(at).full()) {
            play.emit(new CardEntered(standing(play, token, at.seat(), at)));
        }
    }

    @Rule({"TL-3.8", "TL-8.10"})
    static void fromGraveyard(Play play, Seat graveyard, String id, Place at, boolean revealing) {
        for (Card card :
                play.table().graveyard(graveyard).find(each -> each.id().equals(id))) {
            if (!play.table().row(at).full()) {
                CardOnField standing = standing(play, card, graveyard, at);
                play.emit(new PutOntoField(graveyard, standing));
                if (revealing && card.ability(Timing.ON_REVEAL) != null) {
                    play.cause(PendingEffect.of(standing, Timing.ON_REVEAL));
                }
            }
        }
    }

    /** A card that comes onto the field now. */
    static CardOnField standing(Play play, Card card, Seat owner, Place at) {
        int number = play.table().next();
        return new CardOnField(number, card, owner, at, number, Array.empty());
    }
}
