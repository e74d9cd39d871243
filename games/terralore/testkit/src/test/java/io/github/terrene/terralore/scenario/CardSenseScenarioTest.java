package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.all;
import static io.github.terrene.terralore.Words.creature;
import static io.github.terrene.terralore.Words.itself;
import static io.github.terrene.terralore.Words.skill;
import static io.github.terrene.terralore.Words.target;
import static io.github.terrene.terralore.Words.token;
import static io.github.terrene.terralore.effect.Where.ANYWHERE;
import static io.github.terrene.terralore.effect.Where.HERE;
import static io.github.terrene.terralore.trait.Whose.ANY;
import static io.github.terrene.terralore.trait.Whose.ENEMY;
import static io.github.terrene.terralore.trait.Whose.OWN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.effect.Amount;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.effect.CardEffect.Discard;
import io.github.terrene.terralore.effect.CardEffect.DiscardAtRandom;
import io.github.terrene.terralore.effect.CardEffect.Draw;
import io.github.terrene.terralore.effect.CardEffect.Mill;
import io.github.terrene.terralore.effect.CardEffect.Reorder;
import io.github.terrene.terralore.effect.CardFilter;
import io.github.terrene.terralore.effect.CastleEffect.DamageCastle;
import io.github.terrene.terralore.effect.CastleEffect.HealCastle;
import io.github.terrene.terralore.effect.CastleEffect.LimitDamage;
import io.github.terrene.terralore.effect.Condition;
import io.github.terrene.terralore.effect.CreatureEffect.ChangePoints;
import io.github.terrene.terralore.effect.CreatureEffect.Destroy;
import io.github.terrene.terralore.effect.CreatureEffect.Exile;
import io.github.terrene.terralore.effect.CreatureEffect.Move;
import io.github.terrene.terralore.effect.CreatureEffect.ReturnToHand;
import io.github.terrene.terralore.effect.CreatureEffect.SetPoints;
import io.github.terrene.terralore.effect.CreatureFilter;
import io.github.terrene.terralore.effect.GraveyardEffect.ComeBack;
import io.github.terrene.terralore.effect.GraveyardEffect.ExileAnywhere;
import io.github.terrene.terralore.effect.GraveyardEffect.Recycle;
import io.github.terrene.terralore.effect.GraveyardEffect.Revive;
import io.github.terrene.terralore.effect.LaneEffect.AddToTotal;
import io.github.terrene.terralore.effect.LaneEffect.Devour;
import io.github.terrene.terralore.effect.LaneEffect.MakeTokens;
import io.github.terrene.terralore.effect.LaneEffect.MultiplyTotal;
import io.github.terrene.terralore.effect.Selection;
import io.github.terrene.terralore.effect.WhileOnField.Shelter;
import io.github.terrene.terralore.effect.WhileOnField.Strengthen;
import io.github.terrene.terralore.effect.WhileOnField.StrengthenItself;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.StarterTraits;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.trait.Duration;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Cards that make no sense: a catalogue names the card, the effect and the rule. */
class CardSenseScenarioTest {
    private static final CreatureFilter ALL = CreatureFilter.of(ANY, ANYWHERE);

    private static Array<String> faults(CardBuilder... cards) {
        return Catalogue.of(Array.of(cards).map(CardBuilder::build))
                .fold(problems -> Array.ofAll(problems).map(Problem::toString), catalogue -> Array.empty());
    }

    private static CardBuilder odd() {
        return creature("Odd").affinity(StarterTraits.WATER).points(1);
    }

    private static CardBuilder spell() {
        return skill("Spell").affinity(StarterTraits.WATER);
    }

    private static Array<String> revealing(Effect... effects) {
        return faults(odd().onReveal(effects));
    }

    private static Array<String> lasting(Continuous effect) {
        return faults(odd().continuous(effect));
    }

    /** The rules that these effects break, each of them alone on a Creature. */
    private static Array<String> rules(Effect... effects) {
        return Array.of(effects)
                .flatMap(effect -> Catalogue.of(Array.of(odd().onReveal(effect).build()))
                        .fold(
                                problems -> Array.ofAll(problems).map(Problem::key),
                                catalogue -> Array.of("nothing is wrong with " + effect)));
    }

    @Test
    @Rule({"TL-5.6", "TL-9.15"})
    void aProblemNamesTheCardTheEffectAndTheRule() {
        assertThat(revealing(new Draw(OWN, -3)))
                .containsExactly("Odd, On reveal, Draw: cards must be from 1 to 20, not -3 (TL-5.6)");
        assertThat(lasting(new Strengthen(CreatureFilter.of(OWN, HERE), 0)))
                .containsExactly("Odd, Continuous, Strengthen: a change of 0 changes nothing (TL-9.3)");
        assertThat(revealing(new Discard(ENEMY, 0), new Discard(ANY, 1)))
                .containsExactly(
                        "Odd, On reveal, Discard: cards must be from 1 to 7, not 0 (TL-9.15)",
                        "Odd, On reveal, Discard: one part of an effect can ask only one player to discard (TL-9.15)");
    }

    @Test
    @Rule({"TL-3.3", "TL-3.5", "TL-5.7", "TL-9.12", "TL-9.13", "TL-9.14", "TL-9.18", "TL-9.26"})
    void numbersHaveBounds() {
        assertThat(rules(new DamageCastle(ENEMY, -1), new DamageCastle(ENEMY, 0), new DamageCastle(ENEMY, 100)))
                .containsExactly("TL-9.26/out-of-range", "TL-9.26/out-of-range", "TL-9.26/out-of-range");
        assertThat(rules(new HealCastle(OWN, -2), new HealCastle(OWN, 999_999_999)))
                .containsExactly("TL-3.3/out-of-range", "TL-3.3/out-of-range");
        assertThat(rules(new MakeTokens(Tokens.SPROUT, 0, OWN), new MakeTokens(Tokens.SPROUT, 5, OWN)))
                .containsExactly("TL-3.5/out-of-range", "TL-3.5/out-of-range");
        assertThat(rules(new Draw(ANY, 0), new Draw(ANY, 21), new Mill(-1), new Mill(21), new Reorder(0)))
                .containsExactly(
                        "TL-5.6/out-of-range",
                        "TL-5.6/out-of-range",
                        "TL-5.7/out-of-range",
                        "TL-5.7/out-of-range",
                        "TL-9.18/out-of-range");
        assertThat(rules(new DiscardAtRandom(ANY, 0), new DiscardAtRandom(OWN, 8), new Discard(OWN, 8)))
                .containsExactly("TL-9.15/out-of-range", "TL-9.15/out-of-range", "TL-9.15/out-of-range");
        assertThat(rules(new LimitDamage(OWN, -1), new LimitDamage(OWN, 100)))
                .containsExactly("TL-9.14/out-of-range", "TL-9.14/out-of-range");
        assertThat(rules(new AddToTotal(0), new AddToTotal(-100), new MultiplyTotal(-1), new MultiplyTotal(1)))
                .containsExactly(
                        "TL-9.13/of-zero", "TL-9.13/out-of-range", "TL-9.13/out-of-range", "TL-9.13/no-change");
        assertThat(rules(
                        new SetPoints(itself(), -1, Duration.LASTING),
                        new ChangePoints(itself(), new Amount.Fixed(0), Duration.LASTING),
                        new ChangePoints(itself(), new Amount.ForEach(100, ALL), Duration.LASTING),
                        new ChangePoints(itself(), new Amount.ForEachOther(0, ALL), Duration.LASTING)))
                .containsExactly("TL-9.12/out-of-range", "TL-9.12/of-zero", "TL-9.12/out-of-range", "TL-9.12/of-zero");
        assertThat(rules(new StrengthenOnReveal()))
                .as("other effects may say the same")
                .containsExactly("TL-9.3/out-of-range");
        assertThat(lasting(new StrengthenItself(100, new Condition.CastleNotAhead())))
                .hasSize(1);
    }

    /** Effects of others use the same proofreader. */
    private record StrengthenOnReveal() implements Effect {
        @Override
        public void resolve(Resolution here) {
            throw new UnsupportedOperationException("nobody plays it");
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.number("TL-9.3", "points", 0, 1, Proofreader.MOST_POINTS);
        }
    }

    @Test
    @Rule({"TL-1.3", "TL-9.12", "TL-9.24"})
    void filtersHaveBoundsWhereverTheyAreUsed() {
        CreatureFilter weak = ALL.ofAtMost(-1);
        CreatureFilter cheap = ALL.of(CardFilter.costing(7));
        assertThat(rules(
                        new Destroy(target(weak)),
                        new Exile(all(weak)),
                        new ExileAnywhere(weak),
                        new Devour(weak),
                        new Move(target(weak)),
                        new ReturnToHand(target(weak)),
                        new SetPoints(all(weak), 1, Duration.LASTING),
                        new ChangePoints(all(weak), new Amount.Fixed(1), Duration.LASTING),
                        new ChangePoints(itself(), new Amount.ForEach(1, weak), Duration.LASTING),
                        new ChangePoints(itself(), new Amount.ForEachOther(1, weak), Duration.LASTING)))
                .containsOnly("TL-9.12/out-of-range")
                .hasSize(10);
        assertThat(rules(
                        new Destroy(target(cheap)),
                        new Recycle(CardFilter.costing(-1)),
                        new Revive(CardFilter.costing(7), true)))
                .containsExactly("TL-1.3/out-of-range", "TL-1.3/out-of-range", "TL-1.3/out-of-range");
        assertThat(rules(new Destroy(new Selection.Targets(0, ALL)), new Destroy(new Selection.Targets(17, ALL))))
                .containsExactly("TL-9.24/out-of-range", "TL-9.24/out-of-range");
        assertThat(lasting(new Strengthen(cheap, 1)).head()).endsWith("a cost must be from 0 to 6, not 7 (TL-1.3)");
    }

    @Test
    @Rule({"TL-1.3", "TL-1.8"})
    void printedNumbersHaveBounds() {
        assertThat(faults(odd().cost(7).points(100)))
                .containsExactly(
                        "Odd: a cost must be from 0 to 6, not 7 (TL-1.3)",
                        "Odd: points in the attacking lane must be from 0 to 99, not 100 (TL-1.8)",
                        "Odd: points in the defending lane must be from 0 to 99, not 100 (TL-1.8)");
        assertThat(faults(odd().points(0, -1)))
                .containsExactly("Odd: points in the defending lane must be from 0 to 99, not -1 (TL-1.8)");
        assertThat(faults(odd().cost(6).points(99))).isEmpty();
    }

    @Test
    @Rule({"TL-1.4", "TL-9.5", "TL-9.3"})
    void thisCreatureMustBeOnTheField() {
        String skill = "a Skill is not a Creature, so \"this Creature\" means nothing (TL-1.4)";
        Effect gain = new ChangePoints(itself(), new Amount.Fixed(1), Duration.LASTING);
        assertThat(faults(spell().onReveal(gain))).containsExactly("Spell, On reveal, ChangePoints: " + skill);
        assertThat(faults(spell().onReveal(new Devour(ALL))).head()).endsWith(skill);
        assertThat(faults(spell().staying().continuous(new StrengthenItself(1, new Condition.CastleNotAhead())))
                        .head())
                .endsWith(skill);
        assertThat(faults(odd().whenDestroyed(gain, AtEndOfTurn.of(gain))))
                .hasSize(2)
                .allMatch(fault ->
                        fault.endsWith("\"this Creature\" is no longer on the field after it was destroyed (TL-9.5)"));
        assertThat(lasting(new Strengthen(CreatureFilter.of(OWN, HERE).ofAtMost(2), 1))
                        .head())
                .endsWith("nothing continuous can look at current points (TL-9.3)");
    }

    @Test
    @Rule({"TL-7.10", "TL-8.10", "TL-9.6", "TL-10.2"})
    void anEffectThatCanNeverHappenIsAFault() {
        String later = "Spell: a Skill can do nothing later unless it stays (TL-7.10)";
        assertThat(faults(spell().atCounting(new Draw(OWN, 1)))).containsExactly(later);
        assertThat(faults(spell().exiled().continuous(new Strengthen(ALL, 1)))).containsExactly(later);
        assertThat(faults(spell().staying().continuous(new Strengthen(ALL, 1)))).isEmpty();
        Card born = token("Born").onReveal(new Draw(OWN, 1)).build();
        assertThat(revealing(new MakeTokens(born, 1, OWN)))
                .containsExactly("Born: a token is never revealed (TL-8.10)");
        assertThat(faults(odd().endOfTurn(new AddToTotal(1)).onReveal(AtEndOfTurn.of(new MultiplyTotal(2)))))
                .hasSize(2)
                .allMatch(fault ->
                        fault.endsWith("the totals of a turn are computed before the end of the turn (TL-10.2)"));
        assertThat(revealing(AtEndOfTurn.of()))
                .hasSize(1)
                .allMatch(fault -> fault.endsWith("nothing is put off (TL-9.6)"));
        assertThat(revealing(AtEndOfTurn.of(AtEndOfTurn.of(new Draw(OWN, 1)))))
                .containsExactly("Odd, On reveal, AtEndOfTurn: what is put off cannot be put off again (TL-9.6)");
    }

    @Test
    @Rule({"TL-1.9", "TL-7.10", "TL-9.21"})
    void aCardComesBackOnlyFromWhereItCanBe() {
        assertThat(rules(new ComeBack())).containsExactly("TL-9.21/not-left");
        assertThat(rules(AtEndOfTurn.of((Effect) null))).containsExactly("card/missing-part");
        assertThat(revealing(AtEndOfTurn.of(new ComeBack()))).isEmpty();
        assertThat(faults(odd().whenDestroyed(new ComeBack()))).isEmpty();
        assertThat(faults(spell().onReveal(AtEndOfTurn.of(new ComeBack()))).head())
                .endsWith("a Skill cannot be put onto the field (TL-7.10)");
        Card ghost = token("Ghost").whenDestroyed(new ComeBack()).build();
        assertThat(revealing(new MakeTokens(ghost, 1, OWN)).head())
                .endsWith("a token that left no longer exists, and cannot come back (TL-1.9)");
    }

    @Test
    @Rule({"TL-1.9", "TL-1.10"})
    void tokensMustBeTokensAndNamedOnesMustBeMade() {
        assertThat(revealing(new MakeTokens(StarterSet.cards().head(), 1, OWN)).head())
                .endsWith(": Pool Otter is not a token (TL-1.9)");
        Shelter shelter = new Shelter(new Condition.FlankedInDefence(Array.of("Sprout")));
        assertThat(lasting(shelter).head()).endsWith("no card makes a token called Sprout (TL-1.10)");
        assertThat(faults(odd().continuous(shelter), spell().onReveal(new MakeTokens(Tokens.SPROUT, 1, OWN))))
                .isEmpty();
        assertThat(lasting(new Shelter(new Condition.FlankedInDefence(Array.empty())))
                        .head())
                .endsWith("it names no token (TL-1.10)");
        Condition nobody = new Condition.FlankedInDefence(Array.of("Nobody", "Nobody"));
        assertThat(lasting(new StrengthenItself(1, nobody)))
                .hasSize(3)
                .anyMatch(fault -> fault.endsWith(
                        ": it must name different tokens, no more than fit into the lane beside it (TL-1.10)"))
                .anyMatch(fault -> fault.endsWith("no card makes a token called Nobody (TL-1.10)"));
    }
}
