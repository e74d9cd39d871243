package io.github.terrene.carnage.table;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/**
 * What a player has outside the spearhead.
 *
 * @param realm the Locations in the realm, sorted by id
 * @param nest the Monsters in the nest, sorted by id
 * @param pantheon the cards that ascended, the oldest first
 * @param pillars the number of completed pillars
 */
@Rule({"CG-3.2", "CG-3.7", "CG-3.9", "CG-10.2", "CG-11.4"})
public record Domain(
        @Zone(to = EVERYBODY) Array<Card> realm,
        @Zone(to = EVERYBODY) Array<Card> nest,
        @Zone(to = EVERYBODY) Array<Card> pantheon,
        int pillars) {
    /** Nothing. */
    public static final Domain EMPTY = new Domain(Array.empty(), Array.empty(), Array.empty(), 0);

    /** How many Locations of that element lie in the realm. */
    public int locations(Element element) {
        int number = 0;
        for (int i = 0; i < realm.size(); i++) {
            number += realm.get(i).element().equals(element) ? 1 : 0;
        }
        return number;
    }

    /** Whether there is a Location of each element in the realm. */
    @Rule("CG-11.1")
    public boolean hasAll(Array<Element> elements) {
        for (int i = 0; i < elements.size(); i++) {
            if (locations(elements.get(i)) == 0) {
                return false;
            }
        }
        return true;
    }

    /** The same with one more Location. */
    public Domain plusLocation(Card location) {
        return new Domain(Decks.sorted(realm, location), nest, pantheon, pillars);
    }

    /** The same with one Location fewer. */
    public Domain minusLocation(Card location) {
        return new Domain(realm.remove(location), nest, pantheon, pillars);
    }

    /** The same with one more Monster. */
    public Domain plusMonster(Card monster) {
        return new Domain(realm, Decks.sorted(nest, monster), pantheon, pillars);
    }

    /** The same with one Monster fewer. */
    @Rule("CG-12.18")
    public Domain minusMonster(Card monster) {
        return new Domain(realm, nest.remove(monster), pantheon, pillars);
    }

    /** The same with an empty nest, after some Monsters ascended. */
    @Rule("CG-10.12")
    public Domain emptyNest(Array<Card> ascended) {
        return new Domain(realm, Array.empty(), pantheon.appendAll(ascended), pillars);
    }

    /** The same after a Legend ascended. */
    public Domain ascending(Card legend) {
        return new Domain(realm, nest, pantheon.append(legend), pillars);
    }

    /** The same after a pillar was completed with these Locations. */
    @Rule({"CG-11.1", "CG-11.2"})
    public Domain completing(Array<Card> locations) {
        Array<Card> left = locations.foldLeft(realm, Array::remove);
        return new Domain(left, nest, pantheon.appendAll(locations), pillars + 1);
    }

    /** Whether there is such a Location in the realm or such a Monster in the nest. */
    boolean has(Predicate<Card> such) {
        return has(realm, such) || has(nest, such);
    }

    private static boolean has(Array<Card> cards, Predicate<Card> such) {
        for (int i = 0; i < cards.size(); i++) {
            if (such.test(cards.get(i))) {
                return true;
            }
        }
        return false;
    }
}
