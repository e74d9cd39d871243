package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Asks;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Whose;
import io.vavr.control.Option;

/** What an ability may cost besides Actions. */
@Rule("TO-8.32")
public sealed interface Payment extends Asks.ForPrice
        permits Payment.DiscardCards,
                Payment.TakeDamage,
                Payment.PayHp,
                Payment.RemoveCounters,
                Payment.DiscardThis,
                Payment.DismissCharacter {

    /** Whether it can be paid in full from the means that the payments before it have left (8.32). */
    boolean affordable(PaymentLimits means);

    /** Pays it. */
    <R> R pay(Payer<R> payer);

    /** Tells a proofreader what it needs. */
    default void proofread(Proofreader reader) {}

    /** Whether it is paid from the card that has the ability, which must then be in play and not a Terrain (4.23, 8.22). */
    default boolean takenFromSource() {
        return false;
    }

    /** Whether the card that has the ability is gone once it is paid. */
    default boolean discardsSource() {
        return false;
    }

    /** How many cards in hand have to be chosen for it. */
    default int cards() {
        return 0;
    }

    /** The damage that the source takes for it. */
    default int damage() {
        return 0;
    }

    /** The Characters one of which has to be chosen for it. */
    default Option<CharacterFilter> sacrifice() {
        return Option.none();
    }

    /**
     * Cards from the player's hand, of the player's choice.
     *
     * @param number the number of cards
     */
    record DiscardCards(
            @Rule("TO-8.32") @Bounded(called = "the number of cards")
            int number) implements Payment {
        @Override
        public boolean affordable(PaymentLimits means) {
            return means.handSize() >= number;
        }

        @Override
        public <R> R pay(Payer<R> payer) {
            return payer.discardChosenCards(number);
        }

        @Override
        public int cards() {
            return number;
        }
    }

    /**
     * Damage on the source, not reduced by DEF. Not payable if the source would be defeated.
     *
     * @param amount the amount of damage
     */
    record TakeDamage(
            @Rule("TO-8.32") @Bounded(most = Proofreader.MOST_POINTS, called = "damage")
            int amount) implements Payment {
        @Override
        public boolean affordable(PaymentLimits means) {
            return means.bears(amount);
        }

        @Override
        public <R> R pay(Payer<R> payer) {
            return payer.takeDamage(amount);
        }

        @Override
        public int damage() {
            return amount;
        }

        @Override
        public boolean takenFromSource() {
            return true;
        }
    }

    /**
     * HP of the player. Not payable if none would be left.
     *
     * @param amount the amount of HP
     */
    record PayHp(
            @Rule("TO-8.32") @Bounded(most = Proofreader.MOST_POINTS, called = "HP")
            int amount) implements Payment {
        @Override
        public boolean affordable(PaymentLimits means) {
            return means.hp() > amount;
        }

        @Override
        public <R> R pay(Payer<R> payer) {
            return payer.payHp(amount);
        }
    }

    /**
     * Counters from the card that has the ability.
     *
     * @param number the number of counters
     */
    record RemoveCounters(
            @Rule("TO-8.22") @Bounded(called = "the number of counters")
            int number,

            Counter counter) implements Payment {
        @Override
        public void proofread(Proofreader reader) {
            reader.countersHere();
            reader.counter(counter);
        }

        @Override
        public boolean affordable(PaymentLimits means) {
            return means.counters(counter) >= number;
        }

        @Override
        public <R> R pay(Payer<R> payer) {
            return payer.removeCounters(counter, number);
        }

        @Override
        public boolean takenFromSource() {
            return true;
        }
    }

    /** The card itself that has the ability. */
    record DiscardThis() implements Payment {
        @Override
        public boolean discardsSource() {
            return true;
        }

        @Override
        public boolean affordable(PaymentLimits means) {
            return means.sourceInPlay();
        }

        @Override
        public <R> R pay(Payer<R> payer) {
            return payer.discardThis();
        }

        @Override
        public boolean takenFromSource() {
            return true;
        }
    }

    /** A Character of the player's choice. */
    record DismissCharacter(CharacterFilter filter) implements Payment {
        @Override
        public void proofread(Proofreader reader) {
            filter.proofread(reader);
            reader.require(
                    filter.whose() == Whose.YOUR, "TO-4.16/not-yours", "only a Character you control can be dismissed");
        }

        @Override
        public boolean affordable(PaymentLimits means) {
            return means.canDismiss();
        }

        @Override
        public <R> R pay(Payer<R> payer) {
            return payer.dismissChosenCharacter();
        }

        @Override
        public Option<CharacterFilter> sacrifice() {
            return Option.some(filter);
        }
    }
}
