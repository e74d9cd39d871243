package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.TurnedUp;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens to cards on the field, which are identified by number: they arrive, change, move and leave. */
public sealed interface FieldEvent extends Event {
    /**
     * A face-down card is turned face-up.
     *
     * @param place its lane
     * @param card the card
     */
    @Rule("TL-7.8")
    record CardTurnedUp(Place place, Card card) implements FieldEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            LaneHalf row = table.row(place);
            Option<TurnedUp> up = Option.some(new TurnedUp(place, card));
            return table.with(place, row.with(row.faceDown().withoutTop(1)), up, table.next());
        }
    }

    /**
     * A card that was turned up comes into its lane, or a token is made.
     *
     * @param card the card as it is on the field
     */
    @Rule({"TL-7.9", "TL-7.12", "TL-1.9"})
    record CardEntered(CardOnField card) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            return table.entering(card, Option.none());
        }
    }

    /**
     * An effect puts a Creature from a Graveyard onto the field, which does not count as revealing it.
     *
     * @param graveyard whose Graveyard
     * @param card the card as it is on the field
     */
    @Rule("TL-8.10")
    record PutOntoField(Seat graveyard, CardOnField card) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                            graveyard,
                            side -> side.withGraveyard(side.graveyard().remove(card.card())))
                    .entering(card, table.turnedUp());
        }
    }

    /** The points of Creatures are changed. */
    @Rule("TL-9.11")
    record PointsChanged(Array<Integer> creatures, Change change) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            Table changed = table;
            for (int creature : creatures) {
                CardOnField standing = changed.get(creature);
                LaneHalf row = changed.row(standing.place());
                changed = changed.withRow(standing.place(), row.updated(standing.with(change)));
            }
            return changed;
        }
    }

    /**
     * Creatures move to the other lane of their player, all at the same moment. Each becomes the newest in its lane.
     *
     * @param creatures their numbers, in the order of arrival
     */
    @Rule({"TL-8.7", "TL-9.7", "TL-14.5"})
    record CreaturesMoved(Array<Integer> creatures) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            Table moved = table;
            for (int creature : creatures) {
                moved = moved.without(table.get(creature));
            }
            for (int creature : creatures) {
                CardOnField there = table.get(creature);
                Place place = there.place().other();
                moved = moved.entering(there.movedTo(place, moved.next()), moved.turnedUp());
            }
            return moved;
        }
    }

    /**
     * Creatures are destroyed, all at the same moment: each goes to the Graveyard of its owner; a token ceases to exist. They lose every
     * change made to them.
     */
    @Rule({"TL-3.6", "TL-3.8", "TL-8.9", "TL-1.9"})
    record CreaturesDestroyed(Array<Integer> creatures) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            return creatures.foldLeft(table, (left, creature) -> left.leaving(creature, Side::bury));
        }
    }

    /** Creatures are exiled, all at the same moment: they leave the game permanently; a token ceases to exist. */
    @Rule({"TL-3.7", "TL-3.8"})
    record CreaturesExiled(Array<Integer> creatures) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            return creatures.foldLeft(table, (left, creature) -> left.leaving(creature, Side::banish));
        }
    }

    /**
     * A Creature is returned to its owner's hand. It is neither destroyed nor discarded.
     *
     * @param creature its number
     * @param owner whose hand
     * @param card the card as it lies in that hand
     * @param full whether the hand already has seven cards; then the card goes to the Graveyard
     */
    @Rule({"TL-9.17", "TL-5.8"})
    record ReturnedToHand(int creature, Seat owner, Card card, boolean full) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            return table.leaving(
                    creature,
                    (side, gone) ->
                            full ? side.bury(gone) : side.withHand(side.hand().plusSorted(Array.of(card))));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return full || viewer.equals(owner) ? this : new ReturnedToHand(creature, owner, Card.UNKNOWN, false);
        }
    }

    /** The effect of a Skill is complete: it goes to the Graveyard of its owner, or to the Exile pile. */
    @Rule({"TL-7.10", "TL-7.12"})
    record SkillLeft(int skill, boolean exiled) implements FieldEvent {
        @Override
        public Table applyTo(Table table) {
            return table.leaving(skill, exiled ? Side::banish : Side::bury);
        }
    }
}
