package io.github.terrene.terralore.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/**
 * The current values of a Creature on the field, with all effects.
 *
 * @param number the number of the Creature
 * @param points its current points
 */
@Rule({"TL-9.3", "TL-9.12", "TL-12.1"})
public record CreatureStats(@Names(Named.IN_PLAY) int number, int points) {
    /** The stats of all Creatures on the field, lane by lane, in their order. */
    static Array<CreatureStats> on(Table table) {
        return Place.all()
                .flatMap(table::standing)
                .filter(CardOnField::creature)
                .map(card -> new CreatureStats(card.number(), table.points(card)));
    }
}
