package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.testkit.law.BrokenCopies;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.lang.reflect.Method;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whatever is null in a card, at any depth, is a problem of the catalogue, with the rule that asks for it and its place. */
class MissingPartsTest {
    @Property(tries = 200)
    @Rule({"TO-8.2", "TO-8.5"})
    void whatIsMissingInAnAbilityIsAProblem(@ForAll long seed) {
        Card card = faultless(seed);
        Array<Ability> abilities = card.abilities();
        for (int i = 0; i < abilities.size(); i++) {
            for (Ability maimed : BrokenCopies.of(abilities.get(i)).filter(MissingPartsTest::canBeBuilt)) {
                refused(with(card, "Abilities", abilities.update(i, maimed)), card.name() + ", ability " + (i + 1));
            }
        }
    }

    @Property(tries = 200)
    @Rule({"TO-1.5", "TO-6.2"})
    void whatIsMissingInAGainIsAProblem(@ForAll long seed) {
        if (faultless(seed) instanceof TerrainCard terrain) {
            for (int tier = 0; tier < TerrainCard.TIERS; tier++) {
                for (Gain maimed : BrokenCopies.of(terrain.xpTree().get(tier)).append(null)) {
                    Card card = with(terrain, "XpTree", terrain.xpTree().update(tier, maimed));
                    refused(card, card.name() + ", " + (tier + 1) + " XP");
                }
            }
        }
    }

    /** The lists of an ability are made by the builder of its card, so that only what is in them can be null. */
    private static boolean canBeBuilt(Ability ability) {
        boolean listed = ability.conditions() != null && ability.effects() != null;
        return listed
                && (ability instanceof TriggerAbility trigger
                        ? trigger.when() != null && trigger.target() != null
                        : ability instanceof StormAbility || ((PassiveAbility) ability).statements() != null);
    }

    private static void refused(Card card, String place) {
        Seq<Problem> problems = catalogue(card)
                .swap()
                .getOrElse(Array.empty())
                .filter(problem -> problem.place().startsWith(place));
        assertThat(problems)
                .as("what is wrong with %s", place)
                .isNotEmpty()
                .allMatch(problem -> problem.rule().startsWith("TO-"))
                .allMatch(problem -> problem.sentence().endsWith(" is missing"));
    }

    private static Card faultless(long seed) {
        Dice dice = Rng.of(seed).dice();
        while (true) {
            Card card = RandomCards.ofTheLanguage()
                    .of(Array.fill(RandomCards.NUMBERS, () -> dice.below(RandomCards.BELOW)));
            if (catalogue(card).isRight()) {
                return card;
            }
        }
    }

    private static Either<Seq<Problem>, Catalogue> catalogue(Card card) {
        return Catalogue.of(Array.of(card, RandomCards.TOKEN, RandomCards.GROUND));
    }

    private static Card with(Card card, String part, Array<?> value) {
        try {
            Method method = card.getClass().getMethod("with" + part, Array.class);
            method.setAccessible(true);
            return (Card) method.invoke(card, value);
        } catch (ReflectiveOperationException hidden) {
            throw new AssertionError(hidden);
        }
    }
}
