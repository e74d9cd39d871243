package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.scenario.Cards.BAY_ARCHER;
import static io.github.terrene.hobe.scenario.Cards.HERALD;
import static io.github.terrene.hobe.scenario.Cards.OAR_CAPTAIN;
import static io.github.terrene.hobe.scenario.Cards.SHORE_GUARD;
import static io.github.terrene.hobe.scenario.Cards.SPARE;
import static io.github.terrene.hobe.scenario.Cards.SUN_LORD;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 10: what all cards can say: choices, conditions, amounts, chance, and what was chosen before. */
class LanguageTest {
    private static final Choice YES = new Choice.Say(Choice.Answer.YES);
    private static final Choice NO = new Choice.Say(Choice.Answer.NO);
    private static final Choice ENOUGH = new Choice.Say(Choice.Answer.ENOUGH);

    private static Card whim(Effect... effects) {
        return event("Whim", effects).build();
    }

    private static Scene scene(Effect... effects) {
        return Scene.table()
                .hand(SOUTH, whim(effects), SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, FRONT_1, SUN_LORD)
                .put(NORTH, BACK_0, HERALD);
    }

    private static Scene played(Effect... effects) {
        return scene(effects).plays(SOUTH, whim(effects));
    }

    private static Array<String> faults(Effect... effects) {
        return keys(whim(effects));
    }

    private static Array<String> faults(Statement text) {
        return keys(situation("Odd").continuous(text).build());
    }

    private static Array<String> keys(Card card) {
        return Array.ofAll(Catalogue.of(Array.of(card)).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    @Test
    @Rule("HB-10.20")
    void youMayIsAskedWhenItHappens() {
        Effect may = youMay(loseCards(ENEMY, 2), draw(OWN, 1));
        Scene yes = played(may).awaits("South: may").answers(SOUTH, YES).awaits("South: turn");
        assertThat(yes.lost(NORTH)).isEqualTo(2);
        assertThat(yes.hand(SOUTH)).hasSize(2);
        Scene no = played(may).answers(SOUTH, NO).awaits("South: turn");
        assertThat(no.lost(NORTH)).isZero();
        assertThat(no.hand(SOUTH)).hasSize(1);
    }

    @Test
    @Rule("HB-10.20")
    void upToSoManyAreChosenOneAfterAnother() {
        Effect some = damage(upTo(2, enemies()), 1);
        Scene two = played(some)
                .awaits("South: target")
                .chooses(SOUTH, "Shore Guard")
                .awaits("South: target")
                .chooses(SOUTH, "Sun Lord")
                .awaits("South: turn");
        assertThat(two.tokens("Shore Guard")).isEqualTo(3);
        assertThat(two.tokens("Sun Lord")).isEqualTo(5);
        Scene one =
                played(some).chooses(SOUTH, "Sun Lord").answers(SOUTH, ENOUGH).awaits("South: turn");
        assertThat(one.tokens("Shore Guard")).isEqualTo(4);
        assertThat(one.tokens("Sun Lord")).isEqualTo(5);
        Scene none = played(some).answers(SOUTH, ENOUGH).awaits("South: turn");
        assertThat(none.tokens("Sun Lord")).isEqualTo(6);
        assertThat(faults(damage(upTo(3, enemies()), 1))).containsExactly("HB-7.35/out-of-range");
    }

    @Test
    @Rule("HB-10.21")
    void oneOfSeveralThingsIsChosen() {
        Effect one = chooseOne(these(draw(OWN, 2)), these(loseCards(ENEMY, 1), loseCards(OWN, 1)));
        Scene first = played(one)
                .awaits("South: mode")
                .answers(SOUTH, new Choice.OneOf(0))
                .awaits("South: turn");
        assertThat(first.hand(SOUTH)).hasSize(3);
        Scene second = played(one).answers(SOUTH, new Choice.OneOf(1)).awaits("South: turn");
        assertThat(second.lost(NORTH)).isEqualTo(1);
        assertThat(second.lost(SOUTH)).isEqualTo(1);
        assertThat(faults(chooseOne(these(draw(OWN, 1))))).containsExactly("HB-10.21/out-of-range");
    }

    @Test
    @Rule("HB-10.22")
    void whatIsCountedIsCountedWhenItHappens() {
        assertThat(played(provided(thereIs(enemies().of(HUMAN).with(ATK, AT_LEAST, 9)), draw(OWN, 3)))
                        .awaits("South: turn")
                        .hand(SOUTH))
                .hasSize(1);
        assertThat(played(provided(thereIs(enemies().with(TOKENS, AT_MOST, 1)), draw(OWN, 3)))
                        .awaits("South: turn")
                        .hand(SOUTH))
                .hasSize(4);
        assertThat(played(mill(ENEMY, forEach(2, enemies()), DECK, LOST))
                        .awaits("South: turn")
                        .lost(NORTH))
                .isEqualTo(6);
        assertThat(played(mill(ENEMY, scoreOf(OWN, CARDS_IN_HAND), DECK, LOST))
                        .awaits("South: turn")
                        .lost(NORTH))
                .isEqualTo(1);
        assertThat(played(mill(ENEMY, statOf(all(yours()), ATK), DECK, LOST))
                        .awaits("South: turn")
                        .lost(NORTH))
                .isEqualTo(5);
        assertThat(played(repeat(number(3), loseCards(ENEMY, 1)))
                        .awaits("South: turn")
                        .lost(NORTH))
                .isEqualTo(3);
    }

    @Test
    @Rule("HB-10.22")
    void whatMakesNoSenseIsRefused() {
        assertThat(faults(repeat(number(2), repeat(number(2), draw(OWN, 1)))))
                .containsExactly("HB-10.22/repeated-twice");
        assertThat(faults(repeat(number(11), draw(OWN, 1)))).containsExactly("HB-10.22/out-of-range");
        assertThat(faults(provided(thereIs(yours())))).containsExactly("HB-10.22/no-effect");
        assertThat(faults(provided(thereIs(yours()), youMay(draw(OWN, 1)), draw(OWN, 1))))
                .containsExactly("HB-10.22/not-last");
        assertThat(faults(forEachOf(itself(), draw(OWN, 1))))
                .containsExactly("HB-10.22/one-thing", "HB-10.1/no-battle-card");
        assertThat(faults(provided(isOf(target(yours()), HUMAN), draw(OWN, 1))))
                .containsExactly("HB-10.22/nobody-chooses");
        assertThat(faults(provided(isOf(all(yours()), HUMAN), draw(OWN, 1))))
                .containsExactly("HB-10.22/several-things");
        assertThat(faults(damage(target(situations(ANY).of(MELEE)), 1))).containsExactly("HB-1.3/no-battle-card");
        assertThat(faults(gets(all(yours()), TOKENS, 1, LASTING))).containsExactly("HB-3.11/only-attack");
        assertThat(faults(gets(all(yours()), ATK, 1, NEXT_FIGHT))).containsExactly("HB-9.12/no-fight");
        assertThat(faults(destroy(target(yours().in(HAND))))).containsExactly("HB-12.3/unseen");
    }

    @Test
    @Rule("HB-10.23")
    void atRandomIsFromWhatFits() {
        Scene scene =
                played(damage(random(1, enemies().with(TOKENS, MORE, 1)), 1)).awaits("South: turn");
        assertThat(scene.tokens("Shore Guard") + scene.tokens("Sun Lord")).isEqualTo(9);
        assertThat(scene.inPlay("Herald")).isTrue();
        Scene all = played(damage(random(7, enemies()), 1)).awaits("South: turn");
        assertThat(all.tokens("Shore Guard") + all.tokens("Sun Lord")).isEqualTo(8);
        assertThat(faults(damage(random(0, enemies()), 1))).containsExactly("HB-10.23/out-of-range");
    }

    @Test
    @Rule("HB-10.24")
    void textsThatAlwaysApplyNeverWaitForEachOther() {
        Statement strong = whilst(there(AT_LEAST, 2, yours()), adds(all(yours()), ATK, 2));
        Scene scene = Scene.table()
                .situation(SOUTH, situation("Choir").continuous(strong).build())
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .awaits("South: turn");
        assertThat(scene.attack("Oar Captain")).isEqualTo(5);
        assertThat(faults(adds(all(yours().with(ATK, AT_MOST, 1)), ATK, 1))).containsExactly("HB-10.24/circular");
        assertThat(faults(is(all(yours().with(ATK, AT_MOST, 1)), RANGED))).containsExactly("HB-10.24/circular");
        assertThat(faults(is(all(yours().of(MELEE)), RANGED))).containsExactly("HB-10.24/circular");
        assertThat(faults(adds(all(yours().of(MELEE)), ATK, 1))).isEmpty();
        assertThat(faults(adds(all(yours().with(TOKENS, AT_MOST, 1)), ATK, 1))).isEmpty();
    }

    @Test
    @Rule("HB-10.25")
    void itIsWhatWasChosenLast() {
        Effect[] both = {damage(target(enemies()), 1), gets(it(), ATK, 3, LASTING)};
        Scene scene = scene(both).plays(SOUTH, whim(both), "Sun Lord").awaits("South: turn");
        assertThat(scene.tokens("Sun Lord")).isEqualTo(5);
        assertThat(scene.attack("Sun Lord")).isEqualTo(5);
        Scene each =
                played(forEachOf(all(yours()), gets(it(), ATK, 1, LASTING))).awaits("South: turn");
        assertThat(each.attack("Oar Captain")).isEqualTo(4);
        assertThat(each.attack("Bay Archer")).isEqualTo(3);
        assertThat(faults(whilst(thereIs(yours()), inEnemySlot()))).containsExactly("HB-10.22/always");
        assertThat(faults(adds(target(yours()), ATK, 1))).containsExactly("HB-9.12/nobody-chooses");
        assertThat(faults(cannot(random(1, yours()), BEAR_WEAPON))).containsExactly("HB-10.12/nobody-chooses");
        assertThat(faults(adds(it(), ATK, 1))).containsExactly("HB-10.25/nothing-chosen");
    }
}
