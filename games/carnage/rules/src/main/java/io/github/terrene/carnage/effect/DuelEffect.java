package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;

/**
 * Effects on the player's next duel or invasion. A beaten Monster has none: its own invasion would still count as the next one, and is nearly
 * over.
 */
@Rule({"CG-12.4", "CG-12.9", "CG-12.16"})
public sealed interface DuelEffect extends Effect {
    @Override
    default void proofread(Proofreader proof) {
        proof.on("CG-12.16", CardKind.LEGEND, CardKind.RELIC, CardKind.LOCATION);
    }

    /**
     * For the next duel, more strength in an element that the card names.
     *
     * @param number the amount of strength
     */
    @Rule("CG-12.10")
    record StrongerIn(
            @Rule("CG-1.2") Element element,
            @Rule("CG-12.10") @Bounded(called = "a bonus") int number) implements DuelEffect {
        @Override
        public void resolve(Resolution here) {
            here.forNextDuel(new ForNextDuel.Bonus(element, number));
        }

        @Override
        public void proofread(Proofreader proof) {
            DuelEffect.super.proofread(proof);
            proof.element(element);
        }
    }

    /**
     * For the next duel, more strength in an element that the player names when using the power.
     *
     * @param number the amount of strength
     */
    @Rule({"CG-12.9", "CG-12.10"})
    record Stronger(
            @Rule("CG-12.10") @Bounded(called = "a bonus") int number) implements DuelEffect {
        @Override
        public void resolve(Resolution here) {
            here.choose("element", here.board().elements().map(Choice.OfElement::new))
                    .forEach(named ->
                            here.forNextDuel(new ForNextDuel.Bonus(((Choice.OfElement) named).element(), number)));
        }
    }

    /** Two fighters of the opponent change places after both companies have been ordered. */
    @Rule({"CG-12.4", "CG-12.9"})
    record Exchange() implements DuelEffect {
        @Override
        public void resolve(Resolution here) {
            here.forNextDuel(new ForNextDuel.Exchange());
        }
    }

    /** A beaten Legend may be kept without paying a Raïven. */
    @Rule("CG-12.12")
    record Rescue() implements DuelEffect {
        @Override
        public void resolve(Resolution here) {
            here.forNextDuel(new ForNextDuel.Rescue());
        }
    }

    /** Ties are won. */
    @Rule("CG-12.5")
    record WinTies() implements DuelEffect {
        @Override
        public void resolve(Resolution here) {
            here.forNextDuel(new ForNextDuel.TiesWon());
        }
    }
}
