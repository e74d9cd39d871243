package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.ThingEffect;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.StarterTraits;
import io.github.terrene.terralore.starter.Tokens;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Cards that make no sense: a catalogue names the card, the effect and the rule. */
class CardSenseScenarioTest {
    private static final Filter ALL = creatures(ANY, ANYWHERE);

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

    private static Array<String> lasting(Statement effect) {
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
        assertThat(revealing(draw(OWN, -3)))
                .containsExactly("Odd, On reveal, draw: cards must be from 1 to 20, not -3 (TL-5.6)");
        assertThat(lasting(strengthen(creatures(OWN, HERE), 0)))
                .containsExactly("Odd, Continuous, adds: a change of 0 changes nothing (TL-9.3)");
        assertThat(revealing(discard(ENEMY, 0), discard(ANY, 1)))
                .containsExactly(
                        "Odd, On reveal, discard: cards must be from 1 to 7, not 0 (TL-9.15)",
                        "Odd, On reveal, discard: one player is asked: each player's choice is a part of its own (TL-9.15)");
    }

    /** The words of other games are refused wherever they stand. */
    @Test
    @Rule("TL-1.2")
    void whatNothingInThisGameDoes() {
        assertThat(revealing(new ThingEffect.Damage(itself(), number(2))))
                .containsExactly("Odd, On reveal, damage: nothing in this game does that: damage (TL-1.2)");
        assertThat(rules(
                        new ThingEffect.Heal(itself(), number(1)),
                        new Flow.May(OWN, Array.of(new ThingEffect.Damage(itself(), number(2))))))
                .containsExactly("TL-1.2/no-such-text", "TL-1.2/no-such-text");
        assertThat(lasting(new Statement.Often(itself(), BE_MOVED, 2)))
                .containsExactly("Odd, Continuous, often: nothing in this game does that: often (TL-1.2)");
    }

    @Test
    @Rule({"TL-3.3", "TL-3.5", "TL-5.7", "TL-9.12", "TL-9.13", "TL-9.14", "TL-9.18", "TL-9.26"})
    void numbersHaveBounds() {
        assertThat(rules(damageCastle(ENEMY, -1), damageCastle(ENEMY, 0), damageCastle(ENEMY, 100)))
                .containsExactly("TL-9.26/out-of-range", "TL-9.26/out-of-range", "TL-9.26/out-of-range");
        assertThat(rules(healCastle(OWN, -2), healCastle(OWN, 999_999_999)))
                .containsExactly("TL-3.3/out-of-range", "TL-3.3/out-of-range");
        assertThat(rules(makeTokens(Tokens.SPROUT, 0, OWN), makeTokens(Tokens.SPROUT, 5, OWN)))
                .containsExactly("TL-3.5/out-of-range", "TL-3.5/out-of-range");
        assertThat(rules(draw(ANY, 0), draw(ANY, 21), millEither(-1), millEither(21), reorder(0)))
                .containsExactly(
                        "TL-5.6/out-of-range",
                        "TL-5.6/out-of-range",
                        "TL-5.7/out-of-range",
                        "TL-5.7/out-of-range",
                        "TL-9.18/out-of-range");
        assertThat(rules(discardAtRandom(ANY, 0), discardAtRandom(OWN, 8), discard(OWN, 8)))
                .containsExactly("TL-9.15/out-of-range", "TL-9.15/out-of-range", "TL-9.15/out-of-range");
        assertThat(rules(limitDamage(OWN, -1), limitDamage(OWN, 100)))
                .containsExactly("TL-9.14/out-of-range", "TL-9.14/out-of-range");
        assertThat(rules(addToTotal(0), addToTotal(-100), multiplyTotal(-1), multiplyTotal(1)))
                .containsExactly(
                        "TL-9.13/of-zero", "TL-9.13/out-of-range", "TL-9.13/out-of-range", "TL-9.13/no-change");
        assertThat(rules(
                        setPoints(itself(), -1, Duration.LASTING),
                        changePoints(itself(), number(0), Duration.LASTING),
                        changePoints(itself(), forEach(100, ALL), Duration.LASTING),
                        changePoints(itself(), forEach(0, ALL.other()), Duration.LASTING)))
                .containsExactly("TL-9.12/out-of-range", "TL-9.12/of-zero", "TL-9.12/out-of-range", "TL-9.12/of-zero");
        assertThat(rules(changePoints(itself(), number(1), Duration.NEXT_FIGHT)))
                .containsExactly("TL-9.12/no-fight");
        assertThat(rules(new StrengthenOnReveal()))
                .as("other effects may say the same")
                .containsExactly("TL-9.3/out-of-range");
        assertThat(lasting(strengthenItself(100, castleNotAhead()))).hasSize(1);
    }

    /** Effects of others use the same proofreader. */
    private record StrengthenOnReveal() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            throw new UnsupportedOperationException("nobody plays it");
        }

        @Override
        public void proofread(Proof proof) {
            proof.number("TL-9.3", "points", 0, 1, Proofreader.MOST_POINTS);
        }
    }

    @Test
    @Rule({"TL-1.3", "TL-9.12", "TL-9.24"})
    void filtersHaveBoundsWhereverTheyAreUsed() {
        Filter weak = ALL.with(POINTS, AT_MOST, -1);
        Filter cheap = ALL.with(COST, AT_MOST, 7);
        assertThat(rules(
                        destroy(target(weak)),
                        move(all(weak), EXILE),
                        move(orBuried(weak), EXILE),
                        devour(weak),
                        move(target(weak), OTHER_LANE),
                        move(target(weak), HAND),
                        setPoints(all(weak), 1, Duration.LASTING),
                        changePoints(all(weak), number(1), Duration.LASTING),
                        changePoints(itself(), forEach(1, weak), Duration.LASTING),
                        changePoints(itself(), forEach(1, weak.other()), Duration.LASTING)))
                .containsOnly("TL-9.12/out-of-range")
                .hasSize(10);
        assertThat(rules(
                        destroy(target(cheap)),
                        take(target(buried(OWN).with(COST, AT_MOST, -1)), DECK),
                        take(target(buried(OWN).with(COST, AT_MOST, 7)), HERE)))
                .containsExactly("TL-1.3/out-of-range", "TL-1.3/out-of-range", "TL-1.3/out-of-range");
        assertThat(rules(destroy(targets(0, ALL)), destroy(targets(17, ALL))))
                .containsExactly("TL-9.24/out-of-range", "TL-9.24/out-of-range");
        assertThat(lasting(strengthen(cheap, 1)).head()).endsWith("a cost must be from 0 to 6, not 7 (TL-1.3)");
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
        Effect gain = changePoints(itself(), number(1), Duration.LASTING);
        assertThat(faults(spell().onReveal(gain))).containsExactly("Spell, On reveal, gets: " + skill);
        assertThat(faults(spell().onReveal(devour(ALL))).head()).endsWith(skill);
        assertThat(faults(spell().staying().continuous(strengthenItself(1, castleNotAhead())))
                        .head())
                .endsWith(skill);
        assertThat(faults(odd().whenDestroyed(gain, AtEndOfTurn.of(gain))))
                .hasSize(2)
                .allMatch(fault ->
                        fault.endsWith("\"this Creature\" is no longer on the field after it was destroyed (TL-9.5)"));
        assertThat(lasting(strengthen(creatures(OWN, HERE).with(POINTS, AT_MOST, 2), 1))
                        .head())
                .endsWith("it asks for what such texts decide at the same time or later (TL-9.3)");
    }

    @Test
    @Rule({"TL-7.10", "TL-8.10", "TL-9.6", "TL-10.2"})
    void anEffectThatCanNeverHappenIsAFault() {
        String later = "Spell: a Skill can do nothing later unless it stays (TL-7.10)";
        assertThat(faults(spell().atCounting(draw(OWN, 1)))).containsExactly(later);
        assertThat(faults(spell().exiled().continuous(strengthen(ALL, 1)))).containsExactly(later);
        assertThat(faults(spell().staying().continuous(strengthen(ALL, 1)))).isEmpty();
        Card born = token("Born").onReveal(draw(OWN, 1)).build();
        assertThat(revealing(makeTokens(born, 1, OWN))).containsExactly("Born: a token is never revealed (TL-8.10)");
        assertThat(faults(odd().endOfTurn(addToTotal(1)).onReveal(AtEndOfTurn.of(multiplyTotal(2)))))
                .hasSize(2)
                .allMatch(fault ->
                        fault.endsWith("the totals of a turn are computed before the end of the turn (TL-10.2)"));
        assertThat(revealing(AtEndOfTurn.of()))
                .hasSize(1)
                .allMatch(fault -> fault.endsWith("nothing is put off (TL-9.6)"));
        assertThat(revealing(AtEndOfTurn.of(AtEndOfTurn.of(draw(OWN, 1)))))
                .containsExactly("Odd, On reveal, at end of turn: what is put off cannot be put off again (TL-9.6)");
    }

    @Test
    @Rule({"TL-1.9", "TL-7.10", "TL-9.21"})
    void aCardComesBackOnlyFromWhereItCanBe() {
        assertThat(rules(comeBack())).containsExactly("TL-9.21/not-left");
        assertThat(rules(AtEndOfTurn.of((Effect) null))).containsExactly("card/missing-part");
        assertThat(revealing(AtEndOfTurn.of(comeBack()))).isEmpty();
        assertThat(faults(odd().whenDestroyed(comeBack()))).isEmpty();
        assertThat(faults(spell().onReveal(AtEndOfTurn.of(comeBack()))).head())
                .endsWith("a Skill cannot be put onto the field (TL-7.10)");
        Card ghost = token("Ghost").whenDestroyed(comeBack()).build();
        assertThat(revealing(makeTokens(ghost, 1, OWN)).head())
                .endsWith("a token that left no longer exists, and cannot come back (TL-1.9)");
    }

    @Test
    @Rule({"TL-1.9", "TL-1.10"})
    void tokensMustBeTokensAndNamedOnesMustBeMade() {
        assertThat(revealing(makeTokens(StarterSet.cards().head(), 1, OWN)).head())
                .endsWith(": Pool Otter is not a token (TL-1.9)");
        Statement shelter = whilst(flankedInDefence("Sprout"), shelter());
        assertThat(lasting(shelter).head()).endsWith("no card makes a token called Sprout (TL-1.10)");
        assertThat(faults(odd().continuous(shelter), spell().onReveal(makeTokens(Tokens.SPROUT, 1, OWN))))
                .isEmpty();
        assertThat(lasting(whilst(flankedInDefence(), shelter())).head()).endsWith("it names no token (TL-1.10)");
        Condition nobody = flankedInDefence("Nobody", "Nobody");
        assertThat(lasting(strengthenItself(1, nobody)))
                .hasSize(2)
                .anyMatch(fault -> fault.endsWith(
                        ": it must name different tokens, no more than fit into the lane beside it (TL-1.10)"))
                .anyMatch(fault -> fault.endsWith("no card makes a token called Nobody (TL-1.10)"));
    }
}
