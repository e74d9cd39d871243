package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** A flag that a card does not have says that nothing of that kind is in its text: the rules then do not look there. */
class AbilityFlagsLawTest {
    private static final BaseSet SET = new BaseSet();
    private static final Array<Card> CARDS = Array.<Card>ofAll(SET.cards()).appendAll(SET.tokens());

    private static Predicate<Card> states(Predicate<Passive> statement) {
        return card -> card.abilities()
                .exists(ability -> ability instanceof PassiveAbility passive
                        && passive.statements().exists(statement));
    }

    private static Predicate<Card> can(Predicate<TriggerAbility> trigger) {
        return card -> card.abilities().exists(ability -> ability instanceof TriggerAbility can && trigger.test(can));
    }

    /** Cards without the flag do nothing of the kind. */
    private static void assertLaw(String kind, IntPredicate flag, Predicate<Card> does) {
        assertThat(CARDS.filter(card -> !flag.test(card.abilityFlags())).filter(does))
                .as("cards that %s without saying so", kind)
                .isEmpty();
    }

    @Test
    void withoutItsFlagNoTextChangesAStat() {
        for (Stat stat : Stat.values()) {
            assertLaw(
                    "change " + stat,
                    flags -> AbilityFlags.change(flags, stat),
                    states(statement -> statement instanceof Passive.StatBonus bonus && bonus.stat() == stat));
        }
    }

    @Test
    void withoutItsFlagNoTextMakesCardsCostLess() {
        assertLaw("make cards cost less", AbilityFlags::discount, states(Passive.CostsLess.class::isInstance));
    }

    @Test
    void withoutItsFlagNoTextSaysAnythingElseAboutItsCharacter() {
        assertLaw(
                "describe",
                AbilityFlags::describe,
                states(statement ->
                        !(statement instanceof Passive.StatBonus) && !(statement instanceof Passive.CostsLess)));
    }

    @Test
    void withoutItsFlagNoAbilityWaitsForAnEvent() {
        for (HappeningKind kind : HappeningKind.values()) {
            assertLaw(
                    "wait until somebody " + kind,
                    flags -> AbilityFlags.wait(flags, kind),
                    can(trigger -> trigger.when().exists(when -> when.occasion() == kind)));
        }
    }

    @Test
    void withoutItsFlagNoAbilityCanBeUsedAtAnyTime() {
        assertLaw("act", AbilityFlags::act, can(trigger -> !trigger.conditional()));
    }

    @Test
    void withoutItsFlagNoAbilityAnswers() {
        assertLaw("answer", AbilityFlags::answer, can(trigger -> trigger.color() != Color.GREEN));
    }

    @Test
    void theSetHasTextsOfEveryKindAndCardsWithoutThem() {
        Array<IntPredicate> flags = Array.of(
                AbilityFlags::discount,
                AbilityFlags::describe,
                AbilityFlags::act,
                AbilityFlags::answer,
                bits -> AbilityFlags.change(bits, Stat.ATK),
                bits -> AbilityFlags.wait(bits, HappeningKind.ATTACKS));
        assertThat(flags)
                .allMatch(flag -> CARDS.exists(card -> flag.test(card.abilityFlags())))
                .allMatch(flag -> CARDS.exists(card -> !flag.test(card.abilityFlags())));
    }
}
