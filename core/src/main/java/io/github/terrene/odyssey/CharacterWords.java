package io.github.terrene.odyssey;

import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.effect.character.AttackAgain;
import io.github.terrene.odyssey.effect.character.Cure;
import io.github.terrene.odyssey.effect.character.Damage;
import io.github.terrene.odyssey.effect.character.Defeat;
import io.github.terrene.odyssey.effect.character.DiscardHeld;
import io.github.terrene.odyssey.effect.character.GainXp;
import io.github.terrene.odyssey.effect.character.Give;
import io.github.terrene.odyssey.effect.character.Heal;
import io.github.terrene.odyssey.effect.character.HideCharacters;
import io.github.terrene.odyssey.effect.character.Modify;
import io.github.terrene.odyssey.effect.character.PendingChange;
import io.github.terrene.odyssey.effect.character.PutCounters;
import io.github.terrene.odyssey.effect.character.RestoreDefense;
import io.github.terrene.odyssey.effect.character.Reveal;
import io.github.terrene.odyssey.effect.character.TakeHeld;
import io.github.terrene.odyssey.effect.character.TurnFaceUp;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;

/**
 * The words for what happens to Characters. It happens to the target unless something else is said by {@code .to(SELF)} or {@code
 * .to(each(enemyCharacter()))}.
 */
abstract class CharacterWords extends TermWords {
    /** Damage, reduced by DEF. */
    public static Damage damage(int amount) {
        return damage(Amount.of(amount));
    }

    /** Damage, reduced by DEF. */
    public static Damage damage(Amount amount) {
        return new Damage(amount, Role.TARGET, false);
    }

    /** Damage that ignores DEF. */
    public static Damage stabDamage(int amount) {
        return stabDamage(Amount.of(amount));
    }

    /** Damage that ignores DEF. */
    public static Damage stabDamage(Amount amount) {
        return new Damage(amount, Role.TARGET, true);
    }

    /** Removes damage. */
    public static Heal heal(int amount) {
        return heal(Amount.of(amount));
    }

    /** Removes damage. */
    public static Heal heal(Amount amount) {
        return new Heal(amount, Role.TARGET);
    }

    /** Raises a stat, or lowers it if the number is negative. */
    public static PendingChange gets(int change, Stat stat) {
        return gets(Amount.of(change), stat);
    }

    /** Raises a stat. */
    public static PendingChange gets(Amount change, Stat stat) {
        return new PendingChange((to, duration) -> new Modify(stat, change, to, duration));
    }

    /** A keyword. */
    public static PendingChange gain(Keyword keyword) {
        return give(new Alteration.GainedKeyword(keyword));
    }

    /** Immunity. */
    public static PendingChange gainImmunity(Immunity from) {
        return give(new Alteration.GainedImmunity(from));
    }

    /** A status. */
    public static PendingChange inflict(Status status) {
        return give(new Alteration.Inflicted(status));
    }

    /** It may not block. */
    public static PendingChange cannotBlock() {
        return give(new Alteration.CannotBlock());
    }

    /** It must block the next attack of this turn that it may block (5.19). */
    public static Effect mustBlock() {
        return mustBlock(Role.TARGET);
    }

    /** They must block the next attack of this turn that they may block (5.19). */
    public static Effect mustBlock(Who to) {
        return new Give(new Alteration.MustBlock(), to, Duration.END_OF_TURN);
    }

    /** Prevents that much of the damage it is dealt next (5.20). */
    public static PendingChange preventNext(int amount) {
        return give(new Alteration.Prevention(amount, false));
    }

    /** Prevents all damage (5.20). */
    public static PendingChange preventAllDamage() {
        return give(new Alteration.Prevention(Alteration.Prevention.ALL, false));
    }

    /** Prevents all battle damage (5.20). */
    public static PendingChange preventAllBattleDamage() {
        return give(new Alteration.Prevention(Alteration.Prevention.ALL, true));
    }

    /** It loses all statuses. */
    public static Cure cure() {
        return new Cure(Role.TARGET);
    }

    /** It loses all Defense Decay. */
    public static RestoreDefense restoreDefense() {
        return new RestoreDefense(Role.TARGET);
    }

    /** It may attack once more this turn (5.18). */
    public static AttackAgain attackAgain() {
        return new AttackAgain(Role.TARGET);
    }

    /** XP (6.12). */
    public static GainXp gainXp(int xp) {
        return new GainXp(xp, Role.TARGET);
    }

    /** Counters on it (8.22). */
    public static PutCounters putCounters(int number, Counter counter) {
        return new PutCounters(number, counter, Role.TARGET);
    }

    /** Defeats the target (6.11). */
    public static Defeat defeat() {
        return new Defeat(Role.TARGET);
    }

    /** Turns it face-down (7.6). */
    public static HideCharacters hide() {
        return new HideCharacters(Role.TARGET);
    }

    /** Shows a hidden Character and leaves it hidden (7.10). */
    public static Reveal reveal() {
        return new Reveal(Role.TARGET);
    }

    /** Turns a hidden Character face-up (4.24). */
    public static TurnFaceUp turnFaceUp() {
        return new TurnFaceUp(Role.TARGET);
    }

    /** Discards the card it holds (7.11). */
    public static DiscardHeld discardHeld() {
        return new DiscardHeld(Role.TARGET);
    }

    /** This Character takes the card that another Character holds (7.11). */
    public static TakeHeld takeHeld(Role from) {
        return new TakeHeld(from);
    }

    private static PendingChange give(Alteration what) {
        return new PendingChange((to, duration) -> new Give(what, to, duration));
    }
}
