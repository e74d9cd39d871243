package io.github.terrene.terralore.table;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Proofreader;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * One lane of one player.
 *
 * @param standing the face-up cards, in the order in which they arrived
 * @param faceDown the cards that are still face-down, the next one first; they are not in play
 * @param plus what is added to the lane's total this turn
 * @param times what the lane's total is multiplied by this turn
 */
@Rule({"TL-3.1", "TL-7.11", "TL-9.13"})
public record LaneHalf(
        @Zone(to = EVERYBODY) Array<CardOnField> standing,
        @Zone(to = OWNER) Pile faceDown,
        int plus,
        int times) {
    /** An empty lane. */
    public static final LaneHalf EMPTY = new LaneHalf(Array.empty(), Pile.EMPTY, 0, 1);

    /** How many Creatures a lane holds. */
    @Rule("TL-3.5")
    public static final int PLACES = Proofreader.LANE;

    /** Whether there is no place for another Creature. Skills and face-down cards take no place. */
    @Rule("TL-3.5")
    public boolean full() {
        return creatures() >= PLACES;
    }

    /** How many Creatures are here. */
    public int creatures() {
        int creatures = 0;
        for (int i = 0; i < standing.size(); i++) {
            creatures += standing.get(i).creature() ? 1 : 0;
        }
        return creatures;
    }

    /** The face-up card here with that number, or null. */
    @Nullable
    CardOnField find(int number) {
        for (int i = 0; i < standing.size(); i++) {
            if (standing.get(i).number() == number) {
                return standing.get(i);
            }
        }
        return null;
    }

    /** The same lane with other face-up cards. */
    public LaneHalf with(Array<CardOnField> others) {
        return new LaneHalf(others, faceDown, plus, times);
    }

    /** The same lane with one more face-up card, the newest. */
    public LaneHalf plus(CardOnField more) {
        return with(standing.append(more));
    }

    /**
     * The same lane without the card of that number.
     *
     * @throws IllegalArgumentException if it is not there
     */
    public LaneHalf minus(int number) {
        return with(standing.removeAt(placeOf(number)));
    }

    /**
     * The same lane with another state of a card.
     *
     * @throws IllegalArgumentException if the card is not there
     */
    public LaneHalf updated(CardOnField changed) {
        return with(standing.update(placeOf(changed.number()), changed));
    }

    private int placeOf(int number) {
        int place = standing.indexWhere(each -> each.number() == number);
        if (place < 0) {
            throw new IllegalArgumentException("no card " + number + " is face-up in this lane");
        }
        return place;
    }

    /** The same lane with other face-down cards. */
    public LaneHalf with(Pile others) {
        return others == faceDown ? this : new LaneHalf(standing, others, plus, times);
    }

    /** The same lane with another change of its total. */
    public LaneHalf withTotal(int added, int multiplied) {
        return new LaneHalf(standing, faceDown, added, multiplied);
    }

    /** The same lane without what lasts only for the turn. */
    public LaneHalf lasting() {
        for (int i = 0; i < standing.size(); i++) {
            if (standing.get(i).lasting() != standing.get(i)) {
                return new LaneHalf(standing.map(CardOnField::lasting), faceDown, 0, 1);
            }
        }
        return plus == 0 && times == 1 ? this : withTotal(0, 1);
    }
}
