package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;

/**
 * A card in a plan.
 *
 * @param card the id of a card in hand
 * @param lane the lane in which it is placed face-down
 * @param paid the ids of the cards discarded for it
 */
@Rule("TL-6.3")
public record PlannedCard(
        @Names(Named.CARD) String card,
        Lane lane,
        @Names(Named.CARD) Array<String> paid) {
    /** An entry of a plan. */
    public static PlannedCard of(String card, Lane lane, String... paid) {
        return new PlannedCard(card, lane, Array.of(paid));
    }

    /** Whether it names that card. */
    public boolean uses(String id) {
        boolean used = card.equals(id);
        for (int i = 0; i < paid.size() && !used; i++) {
            used = paid.get(i).equals(id);
        }
        return used;
    }

    /** The ids of all cards it names. */
    public Array<String> cards() {
        return paid.prepend(card);
    }
}
