package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.OfAbility;
import io.vavr.collection.Array;

/**
 * Why something happened, for messages such as "Rex deals 20 damage to Ann (Flame Sword)". Events that more than one thing can bring about say
 * their cause, and so do those that change Characters and players. For others the type of the event is enough.
 *
 * <p>Every cause is public, whatever the event hides: an ability in use is visible on the chain.
 */
public sealed interface Cause {

    /**
     * An attack (5.6, 5.11): battle damage; to players, a direct hit if nobody blocks, otherwise overkill (5.8).
     *
     * @param attacker the number in play of the Character that attacks
     * @param blocker the number in play of the Character that blocks, or -1 ({@link CardNumbers#NONE}); each is hit by the other, the attacker
     *     only by Retaliate (5.15)
     */
    @Rule({"TO-5.6", "TO-5.8", "TO-5.11"})
    record Battle(
            @Names(Named.IN_PLAY) int attacker,
            @Names(Named.IN_PLAY) int blocker) implements Cause {
        /** Whether it is blocked. */
        public boolean blocked() {
            return blocker != CardNumbers.NONE;
        }
    }

    /**
     * An ability that is being resolved, or a Storm that breaks.
     *
     * @param ability the ability
     */
    @Rule({"TO-8.15", "TO-9.2"})
    record Ability(AbilityInPlay ability) implements Cause, OfAbility {}

    /**
     * The cost of an ability (8.32).
     *
     * @param ability the ability that was activated
     */
    @Rule("TO-8.32")
    record Cost(AbilityInPlay ability) implements Cause, OfAbility {}

    /**
     * The defeat of Characters, for which XP is gained (6.1, 6.8).
     *
     * @param whom the Characters that were defeated, in that order
     */
    @Rule({"TO-6.1", "TO-6.8"})
    record Defeat(@Open Array<CharacterCard> whom) implements Cause {}

    /**
     * A Character, or the card it holds, was dismissed (4.16).
     *
     * @param character the number in play of the Character
     */
    @Rule("TO-4.16")
    record Dismissal(@Names(Named.IN_PLAY) int character) implements Cause {}

    /** The maximum HP of Characters fell to the damage on them or below (6.7). */
    @Rule("TO-6.7")
    record FallenHp() implements Cause {}

    /** The course of a turn: Actions are lost and gained (4.2), a card is drawn (4.4). */
    @Rule({"TO-4.2", "TO-4.4"})
    record Turn() implements Cause {}
}
