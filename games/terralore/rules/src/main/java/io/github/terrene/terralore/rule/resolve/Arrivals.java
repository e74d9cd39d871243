package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.event.CardEntered;
import io.github.terrene.terralore.event.ControlTaken;
import io.github.terrene.terralore.event.CreaturesMoved;
import io.github.terrene.terralore.event.PutOntoField;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Watchers;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How Creatures come into lanes without being played: nothing is destroyed for them, so the lane must have a place. */
@Rule({"TL-8.6", "TL-8.10"})
final class Arrivals {
    private Arrivals() {}

    @Rule("TL-8.7")
    static void move(Play play, int creature) {
        @Nullable CardOnField standing = creature(play, creature);
        if (standing != null && !play.table().row(standing.place().other()).full()) {
            moved(play, Array.of(creature));
        }
    }

    /** Two Creatures of one player, one from each lane, exchange lanes: whether there is another place does not matter. */
    @Rule({"TL-8.7", "TL-14.5"})
    static void exchange(Play play, int one, int other) {
        @Nullable CardOnField first = creature(play, one);
        @Nullable CardOnField second = creature(play, other);
        if (first != null && second != null && first.place().other().equals(second.place())) {
            moved(play, Array.of(one, other));
        }
    }

    /** A Creature comes to the other side of its column, if there is a place. */
    @Rule({"TL-8.6", "TL-9.37"})
    static void changeSides(Play play, CardOnField card, Seat player) {
        Place there = card.place().sideOf(player);
        if (card.creature()
                && !there.equals(card.place())
                && !play.table().row(there).full()) {
            play.emit(new ControlTaken(card.number(), there));
        }
    }

    private static void moved(Play play, Array<Integer> creatures) {
        play.emit(new CreaturesMoved(creatures));
        Watchers.happening(play, When.MOVES, creatures.map(play.table()::get));
    }

    /** Notes what waits for a card to come onto the field, after it came. */
    @Rule("TL-9.36")
    static void entered(Play play, CardOnField card) {
        Watchers.happening(play, When.ENTERS, card);
    }

    /** The Creature with that number; null if it left, and for a Skill: that stays in the lane in which it was placed. */
    @Rule({"TL-3.10", "TL-9.27"})
    private static @Nullable CardOnField creature(Play play, int number) {
        @Nullable CardOnField standing = play.table().find(number);
        return standing == null || !standing.creature() ? null : standing;
    }

    @Rule({"TL-1.9", "TL-8.8"})
    static void token(Play play, Card token, Place at) {
        if (!play.table().row(at).full()) {
            CardOnField standing = standing(play, token, at.seat(), at);
            play.emit(new CardEntered(standing));
            entered(play, standing);
        }
    }

    /** A Creature card in that Graveyard comes onto the field, if there is a place; a Skill stays there. Its number, or none. */
    @Rule({"TL-3.8", "TL-7.10", "TL-8.10"})
    static Option<Integer> fromGraveyard(Play play, Seat graveyard, Card card, Place at) {
        if (!card.kind().creature() || play.table().row(at).full()) {
            return Option.none();
        }
        CardOnField standing = standing(play, card, graveyard, at);
        play.emit(new PutOntoField(graveyard, standing));
        entered(play, standing);
        return Option.some(standing.number());
    }

    /** A card that comes onto the field now. */
    static CardOnField standing(Play play, Card card, Seat owner, Place at) {
        int number = play.table().next();
        return new CardOnField(number, card, owner, at, number, Array.empty());
    }
}
