package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.trait.Counter;

/** What an ability may cost besides Actions. */
@Rule("TO-8.32")
public sealed interface Payment
        permits Payment.DiscardCards,
                Payment.TakeDamage,
                Payment.PayHp,
                Payment.RemoveCounters,
                Payment.DiscardThis,
                Payment.DismissCharacter {

    /**
     * Its words: "discard a card".
     *
     * @param source the words for the card that has the ability: "this card"
     */
    String say(String source);

    /** Cards of the own hand. */
    static Payment discardCards(int number) {
        return new DiscardCards(number);
    }

    /** Damage on the source. */
    static Payment takeDamage(int amount) {
        return new TakeDamage(amount);
    }

    /** HP of the player. */
    static Payment payHp(int amount) {
        return new PayHp(amount);
    }

    /** Counters from the card that has the ability. */
    static Payment removeCounters(int number, Counter counter) {
        return new RemoveCounters(number, counter);
    }

    /** The card that has the ability itself. */
    static Payment discardThis() {
        return new DiscardThis();
    }

    /** A Character that fits. */
    static Payment dismiss(CharacterFilter filter) {
        return new DismissCharacter(filter);
    }

    /** Cards of the own hand, of the player's choice. */
    record DiscardCards(int number) implements Payment {
        @Override
        public String say(String source) {
            return "discard " + Phrase.count(number, "card");
        }
    }

    /** Damage on the source, not reduced by DEF; not if it would be defeated. */
    record TakeDamage(int amount) implements Payment {
        @Override
        public String say(String source) {
            return "this Character takes " + amount + " damage";
        }
    }

    /** HP of the player; not if that would be all. */
    record PayHp(int amount) implements Payment {
        @Override
        public String say(String source) {
            return "pay " + amount + " HP";
        }
    }

    /** Counters from the card that has the ability. */
    record RemoveCounters(int number, Counter counter) implements Payment {
        @Override
        public String say(String source) {
            return "remove " + Phrase.count(number, counter.name() + " counter") + " from " + source;
        }
    }

    /** The card that has the ability itself. */
    record DiscardThis() implements Payment {
        @Override
        public String say(String source) {
            return "discard " + source;
        }
    }

    /** A Character, of the player's choice. */
    record DismissCharacter(CharacterFilter filter) implements Payment {
        @Override
        public String say(String source) {
            return "dismiss " + filter.one();
        }
    }
}
