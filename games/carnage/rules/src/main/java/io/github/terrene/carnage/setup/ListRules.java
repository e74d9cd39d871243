package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rules for the two decks of a player. */
@Rule({"CG-2.7", "CG-2.8"})
public final class ListRules {
    /** How many cards a Companion deck has, and so does an Adventure deck. */
    @Rule({"CG-2.2", "CG-2.3"})
    public static final int SIZE = 15;

    /** How many non-premium cards of one name a deck may have. */
    @Rule("CG-2.5")
    public static final int COPIES = 3;

    /** How many premium prints of one card a deck may have. */
    @Rule("CG-2.5")
    public static final int PREMIUM_COPIES = 1;

    private ListRules() {}

    /**
     * Everything wrong with both decks; for a deck that is more than ten times too large, only that.
     *
     * @param whose how problems name the player, such as {@code seat A}
     */
    public static Seq<Problem> problems(DeckList list, Catalogue catalogue, String whose) {
        return Array.of(DeckKind.values())
                .flatMap(kind ->
                        new DeckCheck(kind, list.deck(kind), kind.word() + " deck of " + whose).problems(catalogue));
    }
}
