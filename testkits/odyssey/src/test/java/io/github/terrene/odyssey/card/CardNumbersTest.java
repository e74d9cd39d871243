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
                does(
                        "TO-6.12/out-of-range",
                        "XP must be from 1 to 20, not -1",
                        gainXp(-1).to(SELF)),
                does(
                        "TO-6.12/out-of-range",
                        "XP must be from 1 to 20, not 0",
                        gainXp(0).to(SELF)),
                does(
                        "TO-6.12/out-of-range",
                        "XP must be from 1 to 20, not 21",
                        gainXp(21).to(SELF)),
                does("TO-8.36/out-of-range", "cards must be from 1 to 99, not 0", discard(0, EACH_PLAYER)),
                does("TO-8.36/out-of-range", "cards must be from 1 to 99, not -2", discardAtRandom(-2, YOU)),
                does("TO-8.36/out-of-range", "cards must be from 1 to 99, not -3", draw(-3)),
                does("TO-8.36/out-of-range", "cards must be from 1 to 99, not 100", mill(100, YOU)),
                does("TO-8.5/out-of-range", "the number of modes must be from 2 to 20, not 0", chooseOne()),
                does(
                        "TO-8.5/out-of-range",
                        "the number of modes must be from 2 to 20, not 1",
                        chooseOne(these(draw(1)))),
                does("TO-8.2/empty-alternative", "each alternative does something", chooseOne(these(draw(1)), these())),
                does("TO-8.2/empty-alternative", "each alternative does something", provided(youControl(FIRE))),
                does(
                        "TO-8.2/empty-alternative",
                        "each alternative does something",
                        byLevel(these(), these(draw(1)), these(draw(2)))),
                does(
                        "TO-8.20/out-of-range",
                        "damage must be from 0 to 999, not -10",
                        damage(-10).to(SELF)),
                does(
                        "TO-8.20/of-zero",
                        "damage of 0 changes nothing",
                        stabDamage(0).to(SELF)),
                does(
                        "TO-8.20/of-zero",
                        "damage of 0 changes nothing",
                        damage(byLevel(0, 0, 0)).to(SELF)),
                does(
                        "TO-8.20/out-of-range",
                        "damage must be from 0 to 999, not -5",
                        damage(perCounter(-5, CHARGE)).to(SELF)),
                does(
                        "TO-8.20/out-of-range",
                        "damage must be from 0 to 999, not 1000",
                        damage(byLevel(5, 10, 1000)).to(SELF)),
                does("TO-8.35/out-of-range", "damage must be from 0 to 999, not -1", damagePlayer(-1, EACH_OPPONENT)),
                does("TO-1.12/out-of-range", "healing must be from 0 to 999, not -5", heal(-5).to(SELF)),
                does("TO-10.7/out-of-range", "healing must be from 1 to 999, not 0", healYou(0)),
                does("TO-4.25/out-of-range", "a number of Actions must be from 1 to 20, not 0", gainActions(0)),
                does("TO-4.25/out-of-range", "a number of Actions must be from 1 to 20, not 99", gainActions(99)),
                does(
                        "TO-4.25/out-of-range",
                        "a number of Actions must be from 1 to 20, not -1",
                        loseActions(-1, EACH_OPPONENT)),
                does(
                        "TO-1.8/of-zero",
                        "a change of ATK of 0 changes nothing",
                        gets(0, ATK).to(SELF).permanently()),
                does(
                        "TO-1.8/out-of-range",
                        "a change of HP must be from -999 to 999, not 1000",
                        gets(1000, HP).to(SELF).permanently()),
                does(
                        "TO-1.8/out-of-range",
                        "a change of LV must be from -20 to 20, not 21",
                        gets(21, LV).to(SELF).permanently()),
                does(
                        "TO-5.20/out-of-range",
                        "a change of overkill must be from 0 to 999, not -5",
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
                        "TO-8.22/out-of-range",
                        "the number of counters must be from 1 to 99, not -1",
                        putCounters(-1, CHARGE).to(SELF)),
                does(
                        "TO-8.22/out-of-range",
                        "the number of counters must be from 1 to 99, not 0",
                        putCountersHere(0, CHARGE)),
                does("TO-8.22/nameless-counter", "a kind of counter has a name", putCountersHere(1, new Counter(" "))),
                does("TO-1.10/out-of-range", "the number of tokens must be from 1 to 20, not 0", create()),
                does(
                        "TO-1.8/out-of-range",
                        "LV must be from 0 to 20, not -1",
                        damage(5).to(each(character().ofLvOrLess(-1)))),
                does(
                        "TO-1.8/out-of-range",
                        "SP must be from 0 to 20, not -1",
                        search(card(CHARACTER).ofSpOrLess(-1))),
                does(
                        "TO-1.2/no-sp",
                        "only Characters have SP",
                        takeBack(card(ITEM).ofSpOrLess(1))),
                costs("TO-8.2/out-of-range", "a cost in Actions must be from 0 to 20, not -1", actions(-1)),
                costs("TO-8.2/out-of-range", "a cost in Actions must be from 0 to 20, not 21", actions(21)),
                costs("TO-8.32/out-of-range", "HP must be from 1 to 999, not -5", paying(payHp(-5))),
                costs("TO-8.32/out-of-range", "HP must be from 1 to 999, not 0", paying(payHp(0))),
                costs("TO-8.32/out-of-range", "damage must be from 1 to 999, not -5", paying(takeDamage(-5))),
                costs(
                        "TO-8.32/out-of-range",
                        "the number of cards must be from 1 to 99, not 0",
                        paying(discardCards(0))),
                costs(
                        "TO-8.22/out-of-range",
                        "the number of counters must be from 1 to 99, not -1",
                        paying(removeCounters(-1, CHARGE))),
                costs(
                        "TO-1.8/out-of-range",
                        "SP must be from 0 to 20, not -1",
                        paying(dismiss(yourCharacter().ofSpOrLess(-1)))),
                onlyIf(
                        "TO-8.21/out-of-range",
                        "the number of Characters must be from 1 to 20, not 0",
                        youControl(0, FIRE)),
                onlyIf(
                        "TO-1.4/out-of-range",
                        "the number of different affiliations must be from 2 to 6, not 1",
                        differentAffiliations(1)),
                onlyIf(
                        "TO-1.4/out-of-range",
                        "the number of different affiliations must be from 2 to 6, not 7",
                        differentAffiliations(7)),
                says("TO-1.8/of-zero", "a change of DEF of 0 changes nothing", bonus(0, DEF)),
                says("TO-8.2/out-of-range", "a number of Actions must be from 1 to 20, not 0", costLess(ITEM, 0)),
                says("TO-5.20/out-of-range", "what is prevented must be from 1 to 999, not 0", preventsEach(0, ITEM)),
                wrong(
                        "TO-1.8/out-of-range",
                        "HP must be from 1 to 999, not 999999999",
                        beast().stats(1, 1, 999999999, 10, 0)),
                wrong("TO-1.8/out-of-range", "HP must be from 1 to 999, not 0", beast().stats(1, 1, 0, 10, 0)),
                wrong("TO-1.8/out-of-range", "LV must be from 0 to 20, not -1", beast().stats(-1, 1, 10, 10, 0)),
                wrong("TO-1.8/out-of-range", "SP must be from 0 to 20, not 21", beast().stats(1, 21, 10, 10, 0)),
                wrong("TO-1.8/out-of-range", "ATK must be from 0 to 999, not -10", beast().stats(1, 1, 10, -10, 0)),
                wrong("TO-1.8/out-of-range", "DEF must be from 0 to 999, not 1000", beast().stats(1, 1, 10, 10, 1000)),
                wrong("TO-1.5/out-of-range", "the number of Actions must be from 0 to 20, not 99", field().actions(99)),
                wrong("TO-1.5/out-of-range", "the number of Actions must be from 0 to 20, not -1", field().actions(-1)),
                gives("TO-1.8/of-zero", "a change of ATK of 0 changes nothing", plus(0, ATK)),
                gives(
                        "TO-6.7/out-of-range",
                        "healing must be from 0 to 999, not -1",
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
                        "Wrong: HP must be from 1 to 999, not 0 (TO-1.8)",
                        "Wrong, ability 1: a cost in Actions must be from 0 to 20, not -1 (TO-8.2)",
                        "Wrong, ability 1: HP must be from 1 to 999, not -5 (TO-8.32)",
                        "Wrong, ability 1: cards must be from 1 to 99, not -3 (TO-8.36)",
                        "Wrong, ability 1: XP must be from 1 to 20, not 0 (TO-6.12)",
                        "Wrong, ability 2: a change of ATK of 0 changes nothing (TO-1.8)");
    }
}
