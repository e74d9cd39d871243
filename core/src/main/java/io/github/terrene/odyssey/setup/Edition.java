package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.card.CharacterCard;

/**
 * A printing of the rules, as data.
 *
 * @param name the name of the edition, for people and files
 * @param mostVillains the maximum number of Characters of SP 3 or more in a deck
 * @param leastPartySp the minimum SP of a Character in a starting party
 * @param secondPlayerBonus the extra Actions that the second player gains in that player's first Command Phase (12.4)
 * @param uniqueNames whether a player may have only one recruited Character of each name (4.9)
 * @param chainReopens whether abilities may be added to a chain after each link that resolves (8.29)
 * @param resourcefulForAll whether Resourceful applies to every card a Character uses, not just to one each turn (12.3)
 */
@Rule({"TO-12.1", "TO-12.2"})
public record Edition(
        @Rule("TO-12.1") @Names(Named.WORD) String name,
        int mostVillains,
        int leastPartySp,
        @Rule("TO-12.4") @Bounded(least = 0, most = 100) int secondPlayerBonus,
        boolean uniqueNames,
        boolean chainReopens,
        boolean resourcefulForAll) {
    /** The printed rulebook. */
    public static final Edition RULEBOOK = new Edition("rulebook", 30, 1, 0, false, false, true);

    /** The publisher's update of 1 September 2015. */
    public static final Edition UPDATE_2015 = new Edition("update-2015", 1, 0, 1, true, true, false);

    /** Whether a Character may be in a starting party. */
    @Rule("TO-3.1")
    public boolean permitsInParty(CharacterCard card) {
        return card.sp() <= 1 && card.sp() >= leastPartySp;
    }
}
