package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.Called;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Tally;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Score;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Word;
import io.github.terrene.kernel.word.World;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What everybody may look at: the board, and how many cards lie where nobody or only one player sees them.
 *
 * <p>Every method that takes a seat refuses one at which nobody sits with an {@link IllegalArgumentException}.
 */
@Rule("HB-12.1")
public interface Board extends World {
    /** The cards in play on a side, slot by slot; a Battle card before its Weapons. */
    Array<CardInPlay> inPlay(Seat seat);

    /** How many cards a deck has. */
    int deckSize(Seat seat);

    /** How many cards a hand has. */
    int handSize(Seat seat);

    /** How many cards a Lost pile has. */
    int lostSize(Seat seat);

    /** An Underworld, the oldest card first. */
    Array<Card> underworld(Seat seat);

    /** Whose turn it is. */
    Seat active();

    /**
     * The current ATK of a Battle card, from 0 to {@link Bounds#MOST}.
     *
     * @throws IllegalArgumentException if it is a Weapon or a Situation
     * @throws io.github.terrene.kernel.card.FaultyEffect if a text of a card set throws
     */
    @Rule("HB-9.12")
    int attack(CardInPlay card);

    /**
     * The current reach of a Battle card.
     *
     * @throws IllegalArgumentException if it is a Weapon or a Situation
     * @throws io.github.terrene.kernel.card.FaultyEffect if a text of a card set throws
     */
    Reach reach(CardInPlay card);

    @Override
    @Rule("HB-10.4")
    default Array<Seat> inOrder() {
        return Players.from(active());
    }

    /** What lies open: the cards in play and the Underworlds. */
    @Override
    @Rule({"HB-12.1", "HB-12.3"})
    default Array<? extends Thing> in(Area area, Seat seat) {
        return ((Where) area).inPlay()
                ? inPlay(seat)
                : area == Where.UNDERWORLD ? underworld(seat).map(card -> new InPile(area, seat, card)) : Array.empty();
    }

    @Override
    default boolean isIn(Area area, Thing thing, @Nullable Thing self) {
        return thing instanceof CardInPlay card
                ? ((Where) area).means(card.place().slot())
                : ((InPile) thing).area() == area;
    }

    @Override
    default boolean is(Thing thing, Word word) {
        Card card = (Card) thing.card();
        if (word instanceof CardKind kind) {
            return thing instanceof InPile pile && pile.area() == Where.HAND
                    ? card.kind().playedAs(kind)
                    : card.kind() == kind;
        }
        return card.body().isDefined() && is(thing, card.body().get(), word);
    }

    private boolean is(Thing thing, Body body, Word word) {
        if (word instanceof BattleType type) {
            return body.type() == type;
        }
        return word instanceof Reach reach
                ? reach == (thing instanceof CardInPlay card ? reach(card) : body.reach())
                : word instanceof Called called && body.words().contains(called.word());
    }

    @Override
    default int stat(Thing thing, Stat stat) {
        if (thing instanceof CardInPlay card && card.battle()) {
            return stat == Figure.ATK ? attack(card) : card.tokens();
        }
        Card card = (Card) thing.card();
        return stat == Figure.ATK ? card.body().map(Body::attack).getOrElse(0) : card.hp();
    }

    @Override
    @Rule("HB-12.1")
    default int score(Seat seat, Score score) {
        return switch ((Tally) score) {
            case DECK -> deckSize(seat);
            case HAND -> handSize(seat);
            case LOST -> lostSize(seat);
            case UNDERWORLD -> underworld(seat).size();
        };
    }

    /** Effects work on the battlefield and in the Situation slot. */
    @Override
    @Rule({"HB-7.22", "HB-10.1"})
    default boolean works(Thing source) {
        return source instanceof CardInPlay card && !card.place().slot().standby();
    }

    /** The card in play with that number, or null. */
    default @Nullable CardInPlay find(int number) {
        for (int p = 0; p < Players.BOTH.size(); p++) {
            Array<CardInPlay> side = inPlay(Players.BOTH.get(p));
            for (int i = 0; i < side.size(); i++) {
                if (side.get(i).number() == number) {
                    return side.get(i);
                }
            }
        }
        return null;
    }

    /** The Battle card or Situation in a slot, or null. */
    default @Nullable CardInPlay at(Place place) {
        return at(place.seat(), place.slot());
    }

    /** The Battle card or Situation in a slot of a player, or null. */
    default @Nullable CardInPlay at(Seat seat, Slot slot) {
        Array<CardInPlay> side = inPlay(seat);
        for (int i = 0; i < side.size(); i++) {
            int places = side.get(i).place().slot().ordinal() - slot.ordinal();
            if (places >= 0) { // the first card in a slot is not a Weapon
                return places == 0 ? side.get(i) : null;
            }
        }
        return null;
    }

    /** The Weapons in a slot, the oldest first. */
    default Array<CardInPlay> weapons(Place place) {
        Array<CardInPlay> side = inPlay(place.seat());
        Array<CardInPlay> weapons = Array.empty();
        for (int i = 0; i < side.size(); i++) {
            if (side.get(i).weapon() && side.get(i).place().slot() == place.slot()) {
                weapons = weapons.append(side.get(i));
            }
        }
        return weapons;
    }

    /** The slots of a side that are taken, as a set of {@linkplain Slot#bit bits}. */
    @Internal
    default int taken(Seat seat) {
        Array<CardInPlay> side = inPlay(seat);
        int taken = 0;
        for (int i = 0; i < side.size(); i++) {
            taken |= side.get(i).place().slot().bit();
        }
        return taken;
    }

    /** The empty slots among these. */
    default Array<Slot> empty(Seat seat, Array<Slot> among) {
        int taken = taken(seat);
        return among.filter(slot -> (taken & slot.bit()) == 0);
    }

    /** The empty standby slot with the lowest number, or null. */
    @Rule({"HB-7.13", "HB-10.17"})
    default @Nullable Slot emptyStandby(Seat seat) {
        int taken = taken(seat);
        for (int i = 0; i < Slot.STANDBY.size(); i++) {
            if ((taken & Slot.STANDBY.get(i).bit()) == 0) {
                return Slot.STANDBY.get(i);
            }
        }
        return null;
    }

    /** The first obstacle in the column of a place: the enemy in front, else at the back; null if it is the deck. */
    @Rule({"HB-9.6", "HB-10.5"})
    default @Nullable CardInPlay firstObstacle(Place from) {
        @Nullable CardInPlay front = at(from.facing(Row.FRONT));
        return front == null ? at(from.facing(Row.BACK)) : front;
    }
}
