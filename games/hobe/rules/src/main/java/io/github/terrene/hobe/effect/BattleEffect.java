package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Change;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.trait.Duration;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Effects on Battle cards in play. */
public sealed interface BattleEffect extends Effect {
    /** The Battle cards affected. */
    Selection whom();

    @Override
    default Option<Targets> targets() {
        return whom().targets();
    }

    /** Does it to those cards. */
    void to(Array<Integer> cards, Resolution here);

    @Override
    default void resolve(Resolution here) {
        whom().in(here).forEach(cards -> to(cards, here));
    }

    /**
     * Tokens are taken from Battle cards.
     *
     * @param damage the number of tokens
     */
    @Rule("HB-10.8")
    record Damage(Selection whom, @Rule("HB-10.8") @Bounded int damage) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.damage(cards, damage);
        }
    }

    /**
     * Tokens are given back to Battle cards.
     *
     * @param tokens the number of tokens
     */
    @Rule("HB-10.9")
    record Heal(Selection whom, @Rule("HB-10.9") @Bounded int tokens) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.heal(cards, tokens);
        }
    }

    /** Battle cards are destroyed. */
    @Rule("HB-3.10")
    record Destroy(Selection whom) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.destroy(cards);
        }
    }

    /**
     * A number is added to the ATK: "ATK +n".
     *
     * @param points the number; negative if the ATK is lowered
     */
    @Rule({"HB-9.12", "HB-10.16"})
    record ChangeAttack(
            Selection whom,

            @Rule("HB-9.12") @Bounded(least = -99, notZero = true, called = "a change")
            int points,

            Duration duration)
            implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.change(cards, new Change.Added(points, duration));
        }
    }

    /**
     * The ATK is set to a number: "ATK = n".
     *
     * @param points the number
     */
    @Rule({"HB-7.20", "HB-9.12"})
    record GiveAttack(
            Selection whom,

            @Rule("HB-1.8") @Bounded(least = 0, called = "ATK")
            int points,

            Duration duration) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.change(cards, new Change.SetTo(points, duration));
        }
    }

    /** Melee becomes Ranged, or the reverse. */
    @Rule("HB-9.15")
    record ChangeReach(Selection whom, Reach reach, Duration duration) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.change(cards, new Change.Reaching(reach, duration));
        }
    }

    /** Battle cards go to standby. */
    @Rule({"HB-10.10", "HB-10.17"})
    record SendToStandby(Selection whom) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.sendToStandby(cards);
        }
    }

    /** Battle cards go back to the hands of their owners. */
    @Rule("HB-12.7")
    record ReturnToHand(Selection whom) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            here.returnToHand(cards);
        }
    }

    /** A Battle card comes to an empty slot of the battlefield that the controller of the card chooses. */
    @Rule("HB-10.17")
    record BringToBattlefield(Selection whom) implements BattleEffect {
        @Override
        public void to(Array<Integer> cards, Resolution here) {
            @Nullable CardInPlay card = cards.isEmpty() ? null : here.board().find(cards.head());
            if (card != null && here.reaches(card)) {
                Array<Choice> empty =
                        here.board().empty(card.controller(), Slot.BATTLEFIELD).map(Choice.At::new);
                here.choose(new Question(card.controller(), "HB-10.17", "slot", empty))
                        .forEach(slot -> here.bringToBattlefield(card.number(), ((Choice.At) slot).slot()));
            }
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.require(
                    !whom.plural(), "HB-10.17/several-cards", "only one card at a time comes to the battlefield");
        }
    }
}
