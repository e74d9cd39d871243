package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.odyssey.card.WrongCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Counter;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The catalogue reports numbers that nobody could mean. */
class CardNumbersTest {
    static Stream<Arguments> numbers() {
        return Stream.of(
                does("TO-6.12/bounds", "XP is from 1 to 20, not -1", gainXp(-1).to(SELF)),
                does("TO-6.12/bounds", "XP is from 1 to 20, not 0", gainXp(0).to(SELF)),
                does("TO-6.12/bounds", "XP is from 1 to 20, not 21", gainXp(21).to(SELF)),
                does("TO-8.36/bounds", "the number of cards is from 1 to 99, not 0", discard(0, EACH_PLAYER)),
                does("TO-8.36/bounds", "the number of cards is from 1 to 99, not -2", discardAtRandom(-2, YOU)),
                does("TO-8.36/bounds", "the number of cards is from 1 to 99, not -3", draw(-3)),
                does("TO-8.36/bounds", "the number of cards is from 1 to 99, not 100", mill(100, YOU)),
                does("TO-8.5/bounds", "the number of modes is from 2 to 20, not 0", chooseOne()),
                does("TO-8.5/bounds", "the number of modes is from 2 to 20, not 1", chooseOne(these(draw(1)))),
                does("TO-8.2/empty-alternative", "each alternative does something", chooseOne(these(draw(1)), these())),
                does("TO-8.2/empty-alternative", "each alternative does something", provided(youControl(FIRE))),
                does(
                        "TO-8.2/empty-alternative",
                        "each alternative does something",
                        byLevel(these(), these(draw(1)), these(draw(2)))),
                does(
                        "TO-8.20/bounds",
                        "damage is from 0 to 999, not -10",
                        damage(-10).to(SELF)),
                does("TO-8.20/zero", "damage is not 0", stabDamage(0).to(SELF)),
                does("TO-8.20/zero", "damage is not 0", damage(byLevel(0, 0, 0)).to(SELF)),
                does(
                        "TO-8.20/bounds",
                        "damage is from 0 to 999, not -5",
                        damage(perCounter(-5, CHARGE)).to(SELF)),
                does(
                        "TO-8.20/bounds",
                        "damage is from 0 to 999, not 1000",
                        damage(byLevel(5, 10, 1000)).to(SELF)),
                does("TO-8.35/bounds", "damage is from 0 to 999, not -1", damagePlayer(-1, EACH_OPPONENT)),
                does("TO-1.12/bounds", "healing is from 0 to 999, not -5", heal(-5).to(SELF)),
                does("TO-10.7/zero", "healing is not 0", healYou(0)),
                does("TO-4.25/bounds", "a number of Actions is from 1 to 20, not 0", gainActions(0)),
                does("TO-4.25/bounds", "a number of Actions is from 1 to 20, not 99", gainActions(99)),
                does("TO-4.25/bounds", "a number of Actions is from 1 to 20, not -1", loseActions(-1, EACH_OPPONENT)),
                does(
                        "TO-1.8/zero",
                        "a change of ATK is not 0",
                        gets(0, ATK).to(SELF).permanently()),
                does(
                        "TO-1.8/bounds",
                        "a change of HP is from -999 to 999, not 1000",
                        gets(1000, HP).to(SELF).permanently()),
                does(
                        "TO-1.8/bounds",
                        "a change of LV is from -20 to 20, not 21",
                        gets(21, LV).to(SELF).permanently()),
                does(
                        "TO-5.20/bounds",
                        "a change of overkill is from 0 to 999, not -5",
                        gets(-5, OVERKILL).to(SELF).permanently()),
                does(
                        "TO-5.20/no-overkill",
                        "no Character has a number of overkill of its own",
                        damagePlayerBy(statOf(SELF, OVERKILL))),
                does(
                        "TO-5.20/prevents-nothing",
                        "what is prevented is at least 1, not 0",
                        preventNext(0).to(SELF).permanently()),
                does(
                        "TO-5.20/prevents-much",
                        "what is prevented is at most 999, or all, not 1000",
                        preventNext(1000).to(SELF).permanently()),
                does(
                        "TO-8.22/bounds",
                        "the number of counters is from 1 to 99, not -1",
                        putCounters(-1, CHARGE).to(SELF)),
                does("TO-8.22/bounds", "the number of counters is from 1 to 99, not 0", putCountersHere(0, CHARGE)),
                does("TO-8.22/nameless-counter", "a kind of counter has a name", putCountersHere(1, new Counter(" "))),
                does("TO-1.10/bounds", "the number of tokens is from 1 to 20, not 0", create()),
                does(
                        "TO-1.8/bounds",
                        "LV is from 0 to 20, not -1",
                        damage(5).to(each(character().ofLvOrLess(-1)))),
                does(
                        "TO-1.8/bounds",
                        "SP is from 0 to 20, not -1",
                        search(card(CHARACTER).ofSpOrLess(-1))),
                does(
                        "TO-1.2/no-sp",
                        "only Characters have SP",
                        takeBack(card(ITEM).ofSpOrLess(1))),
                costs("TO-8.2/bounds", "a cost in Actions is from 0 to 20, not -1", actions(-1)),
                costs("TO-8.2/bounds", "a cost in Actions is from 0 to 20, not 21", actions(21)),
                costs("TO-8.32/bounds", "HP is from 0 to 999, not -5", paying(payHp(-5))),
                costs("TO-8.32/zero", "HP is not 0", paying(payHp(0))),
                costs("TO-8.32/bounds", "damage is from 0 to 999, not -5", paying(takeDamage(-5))),
                costs("TO-8.32/bounds", "the number of cards is from 1 to 99, not 0", paying(discardCards(0))),
                costs(
                        "TO-8.22/bounds",
                        "the number of counters is from 1 to 99, not -1",
                        paying(removeCounters(-1, CHARGE))),
                costs(
                        "TO-1.8/bounds",
                        "SP is from 0 to 20, not -1",
                        paying(dismiss(yourCharacter().ofSpOrLess(-1)))),
                onlyIf("TO-8.21/bounds", "the number of Characters is from 1 to 20, not 0", youControl(0, FIRE)),
                onlyIf(
                        "TO-1.4/bounds",
                        "the number of different affiliations is from 2 to 6, not 1",
                        differentAffiliations(1)),
                onlyIf(
                        "TO-1.4/bounds",
                        "the number of different affiliations is from 2 to 6, not 7",
                        differentAffiliations(7)),
                says("TO-1.8/zero", "a change of DEF is not 0", bonus(0, DEF)),
                says("TO-8.2/bounds", "a number of Actions is from 1 to 20, not 0", costLess(ITEM, 0)),
                says("TO-5.20/zero", "what is prevented is not 0", preventsEach(0, ITEM)),
                wrong("TO-1.8/outside", "HP is from 1 to 999", beast().stats(1, 1, 999999999, 10, 0)),
                wrong("TO-1.8/outside", "HP is from 1 to 999", beast().stats(1, 1, 0, 10, 0)),
                wrong("TO-1.8/outside", "LV is from 0 to 20", beast().stats(-1, 1, 10, 10, 0)),
                wrong("TO-1.8/outside", "SP is from 0 to 20", beast().stats(1, 21, 10, 10, 0)),
                wrong("TO-1.8/outside", "ATK is from 0 to 999", beast().stats(1, 1, 10, -10, 0)),
                wrong("TO-1.8/outside", "DEF is from 0 to 999", beast().stats(1, 1, 10, 10, 1000)),
                wrong("TO-1.5/outside", "the number of Actions is from 0 to 20", field().actions(99)),
                wrong("TO-1.5/outside", "the number of Actions is from 0 to 20", field().actions(-1)),
                gives("TO-1.8/zero", "a change of ATK is not 0", plus(0, ATK)),
                gives(
                        "TO-6.7/bounds",
                        "healing is from 0 to 999, not -1",
                        plus(5, ATK).and(healing(-1))),
                gives("TO-6.7/empty-gain", "a gain must give something", healing(0)));
    }

    @DisplayName("finds a number that makes no sense")
    @ParameterizedTest(name = "{1} ({0})")
    @MethodSource("numbers")
    @Rule({"TO-1.4", "TO-1.8", "TO-4.25", "TO-5.20", "TO-6.7", "TO-8.2", "TO-8.22", "TO-8.32", "TO-8.36", "TO-10.7"})
    void number(String key, String sentence, Card card) {
        found(key, sentence, card);
    }

    @Test
    @DisplayName("gives all that is wrong with a card at once, each with its ability")
    @Rule("TO-8.5")
    void allAtOnce() {
        Card card = beast().stats(1, 1, 0, 10, 0)
                .trigger(GREEN, actions(-1).and(payHp(-5)), draw(-3), gainXp(0).to(SELF))
                .passive(bonus(0, ATK))
                .build();
        assertThat(problems(card).map(Problem::toString))
                .containsExactly(
                        "Wrong: HP is from 1 to 999 (TO-1.8)",
                        "Wrong, ability 1: a cost in Actions is from 0 to 20, not -1 (TO-8.2)",
                        "Wrong, ability 1: HP is from 0 to 999, not -5 (TO-8.32)",
                        "Wrong, ability 1: the number of cards is from 1 to 99, not -3 (TO-8.36)",
                        "Wrong, ability 1: XP is from 1 to 20, not 0 (TO-6.12)",
                        "Wrong, ability 2: a change of ATK is not 0 (TO-1.8)");
    }
}
