package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Domain;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Locations in a realm that answers name. */
@Internal
public final class Locations {
    private Locations() {}

    /**
     * The Location with that id; null if it is not in the realm: then the verdict is told why.
     *
     * @param rule the number of the rule that asks for a Location
     */
    @Rule("CG-11.2")
    public static @Nullable Card find(Domain domain, String id, String rule, Verdict why) {
        @Nullable Card location = find(domain.realm(), id);
        if (location != null) {
            return location;
        }
        return find(domain.pantheon(), id) == null
                ? why.silent() ? null : why.none(rule + "/not-in-realm", "{card:card} is not in the realm", id)
                : why.none("CG-11.2/in-pantheon", "{card:card} is in the Pantheon, no longer in the realm", id);
    }

    private static @Nullable Card find(Array<Card> cards, String id) {
        return cards.find(card -> card.id().equals(id)).getOrNull();
    }
}
