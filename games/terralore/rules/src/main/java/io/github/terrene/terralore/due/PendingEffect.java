package io.github.terrene.terralore.due;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Ability;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * An effect that waits for its turn.
 *
 * @param source the card that has the effect, as it was when the effect began to wait
 * @param timing which of the card's effects it is
 * @param putOff where the part that put them off is in the effect, if only what it put off waits: its place, and the places of parts within
 *     others; empty if the whole effect waits
 * @param cause what happened to another card and caused it: that card, as it was then
 */
@Rule({"TL-9.7", "TL-9.21"})
public record PendingEffect(CardOnField source, When timing, Array<Integer> putOff, Option<CardOnField> cause) {
    /** Whether it is only what was put off. */
    public boolean isPutOff() {
        return !putOff.isEmpty();
    }

    /** An effect of a card as it is now. */
    public static PendingEffect of(CardOnField source, When timing) {
        return new PendingEffect(source, timing, Array.empty(), Option.none());
    }

    /** The effects of all cards on the field with that timing. */
    @Rule("TL-9.20")
    public static Array<PendingEffect> onField(Table table, When timing) {
        Array<PendingEffect> found = Array.empty();
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = table.standing(Place.all().get(p));
            for (int i = 0; i < standing.size(); i++) {
                if (standing.get(i).card().ability(timing) != null) {
                    found = found.append(of(standing.get(i), timing));
                }
            }
        }
        return found;
    }

    /**
     * The effects in this turn's lane order, and within a lane in the order in which the cards entered it. A card that left counts in the
     * lane it left.
     */
    @Rule({"TL-9.7", "TL-9.23"})
    public static Array<PendingEffect> sorted(Array<PendingEffect> all, Table table) {
        if (all.size() <= 1) {
            return all;
        }
        Array<Place> order = table.laneOrder();
        Comparator<PendingEffect> byLane =
                Comparator.comparingInt(each -> order.indexOf(each.now(table).place()));
        return all.sorted(byLane.thenComparingInt(each -> each.now(table).entered()));
    }

    /** The same effect; if its card is leaving now, with the card as it is. */
    @Rule({"TL-3.10", "TL-9.7"})
    public PendingEffect remembering(CardOnField leaving) {
        return leaving.number() == source.number() ? new PendingEffect(leaving, timing, putOff, cause) : this;
    }

    /** The same effect, with its card as it is, or as it was when it left. */
    public PendingEffect asOf(Table table) {
        CardOnField now = now(table);
        return now == source ? this : new PendingEffect(now, timing, putOff, cause);
    }

    /** Its card as it is, or as it was when it left. */
    private CardOnField now(Table table) {
        @Nullable CardOnField standing = table.find(source.number());
        return standing == null ? source : standing;
    }

    /**
     * Whether it happens when its turn comes. What was put off always does; otherwise the card must still be on the field, except for "when
     * destroyed", and the effect must not have happened this turn.
     */
    @Rule({"TL-9.8", "TL-9.21"})
    public boolean happens(Table table) {
        boolean there = ofLeaving() || table.find(source.number()) != null;
        return isPutOff() || (there && !table.used(source, timing));
    }

    /** Whether it waited for its own card to be destroyed. */
    private boolean ofLeaving() {
        @Nullable Ability ability = source.card().ability(timing);
        return timing == When.WHEN_DESTROYED
                && ability != null
                && ability.trigger().ofItself();
    }

    /** Whether it is the effect with which a revealed card comes onto the field: if it is a Skill, it leaves afterwards. */
    @Rule("TL-7.12")
    public boolean begins() {
        return timing == When.ON_REVEAL && !isPutOff();
    }
}
