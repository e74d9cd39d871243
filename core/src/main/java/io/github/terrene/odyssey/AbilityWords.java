package io.github.terrene.odyssey;

import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The words for what trigger abilities cost, wait for and target, and for what passive abilities say. */
abstract class AbilityWords extends TableWords {
    // what it costs

    /** Nothing. */
    public static Cost free() {
        return Cost.FREE;
    }

    /** Actions. */
    public static Cost actions(int number) {
        return number == 0 ? Cost.FREE : new Cost(number, Array.empty());
    }

    /** A payment and no Actions. */
    public static Cost paying(Payment payment) {
        return Cost.FREE.and(payment);
    }

    /** Cards of your hand. */
    public static Payment discardCards(int number) {
        return new Payment.DiscardCards(number);
    }

    /** Damage on the source, not reduced by DEF. */
    public static Payment takeDamage(int amount) {
        return new Payment.TakeDamage(amount);
    }

    /** HP of the player. */
    public static Payment payHp(int amount) {
        return new Payment.PayHp(amount);
    }

    /** Counters from the card that has the ability. */
    public static Payment removeCounters(int number, Counter counter) {
        return new Payment.RemoveCounters(number, counter);
    }

    /** The card that has the ability itself. */
    public static Payment discardThis() {
        return new Payment.DiscardThis();
    }

    /** A Character that fits. */
    public static Payment dismiss(CharacterFilter filter) {
        return new Payment.DismissCharacter(filter);
    }

    // what it waits for

    /**
     * When something happens to the Character that has the ability, or that holds the card.
     *
     * @throws IllegalArgumentException if such a thing does not happen to Characters
     */
    public static When when(HappeningKind occasion) {
        return new When(ofCharacter(occasion), Option.none(), When.Doer.ANYBODY, Array.empty());
    }

    /**
     * When something happens to a Character that fits.
     *
     * @throws IllegalArgumentException if such a thing does not happen to Characters
     */
    public static When when(CharacterFilter subject, HappeningKind occasion) {
        return new When(ofCharacter(occasion), Option.some(subject), When.Doer.ANYBODY, Array.empty());
    }

    /**
     * When you do something.
     *
     * @param kinds for activations, the kinds of cards that count; none for all
     * @throws IllegalArgumentException if players do not do such a thing
     */
    public static When whenYou(HappeningKind occasion, CardKind... kinds) {
        return ofPlayer(occasion, When.Doer.YOU, Array.of(kinds));
    }

    /**
     * When an opponent does something.
     *
     * @param kinds for activations, the kinds of cards that count; none for all
     * @throws IllegalArgumentException if players do not do such a thing
     */
    public static When whenOpponent(HappeningKind occasion, CardKind... kinds) {
        return ofPlayer(occasion, When.Doer.AN_OPPONENT, Array.of(kinds));
    }

    /** At the start of your turn (4.2). */
    public static When atStartOfTurn() {
        return new When(HappeningKind.START_OF_TURN, Option.none(), When.Doer.YOU, Array.empty());
    }

    /** At the end of your turn (4.7). */
    public static When atEndOfTurn() {
        return new When(HappeningKind.END_OF_TURN, Option.none(), When.Doer.YOU, Array.empty());
    }

    private static HappeningKind ofCharacter(HappeningKind occasion) {
        if (occasion != null && !occasion.ofCharacter()) {
            throw new IllegalArgumentException(
                    occasion + " does not happen to a Character: say who does it, or whose turn it is");
        }
        return occasion;
    }

    private static When ofPlayer(HappeningKind occasion, When.Doer who, Array<CardKind> kinds) {
        if (occasion != null && !occasion.ofPlayer()) {
            throw new IllegalArgumentException(
                    occasion + " is not something a player does: say to which Character it happens");
        }
        if (!kinds.isEmpty() && occasion != HappeningKind.ACTIVATES) {
            throw new IllegalArgumentException(occasion + " cannot be limited to kinds of cards: only activations can");
        }
        return new When(occasion, Option.none(), who, kinds);
    }

    // what it targets

    /** A Character that fits. */
    public static Target target(CharacterFilter filter) {
        return new Target.OfCharacter(filter);
    }

    /** A Terrain that is not its player's only one. */
    public static Target targetTerrain() {
        return new Target.OfTerrain();
    }

    /** An opponent. */
    public static Target targetOpponent() {
        return new Target.OfOpponent();
    }

    // what a passive ability says

    /** Changes a stat of this Character. */
    public static Passive.StatBonus bonus(int change, Stat stat) {
        return bonus(Amount.of(change), stat);
    }

    /** Changes a stat of this Character. */
    public static Passive.StatBonus bonus(Amount change, Stat stat) {
        return new Passive.StatBonus(stat, change, Role.SELF);
    }

    /** This Character has a keyword. */
    public static Passive has(Keyword keyword) {
        return new Passive.Has(keyword);
    }

    /** This Character is Immune to something. */
    public static Passive immuneTo(Immunity from) {
        return new Passive.Immune(from);
    }

    /** This Character has a status. */
    public static Passive is(Status status) {
        return new Passive.Is(status);
    }

    /** This Character cannot block. */
    public static Passive neverBlocks() {
        return new Passive.CannotBlock();
    }

    /** Cards of a kind that your Characters hold cost that many fewer Actions. */
    public static Passive costLess(CardKind kind, int actions) {
        return new Passive.CostsLess(kind, actions);
    }

    /** Reduces all damage that a card of a kind deals to this Character by that much. */
    public static Passive preventsEach(int amount, CardKind kind) {
        return new Passive.PreventsEach(amount, kind);
    }
}
