package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.X;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.starter.StarterTraits;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What the words that all games share do in Terralore. */
class LanguageTest {
    private static final Choice YES = new Choice.Say(Choice.Answer.YES);
    private static final Choice NO = new Choice.Say(Choice.Answer.NO);
    private static final Choice ENOUGH = new Choice.Say(Choice.Answer.ENOUGH);

    private static CardBuilder odd() {
        return creature("Odd").affinity(StarterTraits.WATER).points(1);
    }

    /** South has A of 1 point and B of 2 in the West, North C of 3 in the West and D of 4 in the East. */
    private static Scene table() {
        return Scene.table()
                .southTrails()
                .castles(9, 10)
                .field(SOUTH_W, plain("A", 1), plain("B", 2))
                .field(NORTH_W, plain("C", 3))
                .field(NORTH_E, plain("D", 4));
    }

    private static Scene revealed(Effect... effects) {
        return table().reveals(skill("Whim").onReveal(effects).build(), SOUTH_W);
    }

    private static Array<String> faults(Effect... effects) {
        return keys(odd().onReveal(effects).build());
    }

    private static Array<String> keys(Card card) {
        return Array.ofAll(Catalogue.of(Array.of(card)).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    @Test
    @Rule("TL-9.30")
    void youMayIsAskedWhenItHappens() {
        Effect may = youMay(damageCastle(ENEMY, 2), mill(ENEMY, 1));
        Scene yes = revealed(may).awaits("South: may").answers(SOUTH, YES);
        assertThat(yes.graveyard(NORTH)).hasSize(1);
        Scene no = revealed(may).answers(SOUTH, NO);
        assertThat(no.graveyard(NORTH)).isEmpty();
        assertThat(no.castle(NORTH) - yes.castle(NORTH)).isEqualTo(2);
        no.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.30")
    void upToSoManyAreChosenOneAfterAnother() {
        Effect some = destroy(upTo(2, creatures(ANY, ANYWHERE)));
        Scene two = revealed(some)
                .awaits("South: target")
                .chooses(SOUTH, "A")
                .awaits("South: target")
                .chooses(SOUTH, "C");
        assertThat(two.field(SOUTH_W)).containsExactly("B");
        assertThat(two.field(NORTH_W)).isEmpty();
        Scene one = revealed(some).chooses(SOUTH, "B").answers(SOUTH, ENOUGH);
        assertThat(one.field(SOUTH_W)).containsExactly("A");
        Scene none = revealed(some).answers(SOUTH, ENOUGH);
        assertThat(none.field(SOUTH_W)).containsExactly("A", "B");
        none.awaitsPlans(3);
        Scene asked = revealed(some).chooses(SOUTH, "B");
        asked.refusesSaying(
                new Choose(SOUTH, asked.creature("A")),
                "a was named before, or should have been: several are named in ascending order (TL-9.30/named-before)");
        assertThat(faults(
                        destroy(new Selection.Chosen(1, 2, creatures(ANY, HERE).other()))))
                .containsExactly("TL-9.30/least");
    }

    @Test
    @Rule("TL-9.31")
    void oneOfSeveralThingsIsChosen() {
        Effect one = chooseOne(these(mill(ENEMY, 2)), these(damageCastle(OWN, 1), mill(OWN, 1)));
        Scene first = revealed(one).awaits("South: mode").answers(SOUTH, new Choice.OneOf(0));
        assertThat(first.graveyard(NORTH)).hasSize(2);
        Scene second = revealed(one).answers(SOUTH, new Choice.OneOf(1));
        assertThat(second.graveyard(SOUTH)).hasSize(2);
        assertThat(first.castle(SOUTH) - second.castle(SOUTH)).isEqualTo(1);
        second.awaitsPlans(3);
        assertThat(faults(chooseOne(these(draw(OWN, 1))))).containsExactly("TL-9.31/out-of-range");
        assertThat(faults(chooseOne(these(one), these(draw(OWN, 1))))).containsExactly("TL-9.31/choice-in-choice");
    }

    private static int milled(Effect... effects) {
        Scene scene = revealed(effects);
        scene.awaitsPlans(3);
        return scene.graveyard(NORTH).size();
    }

    @Test
    @Rule("TL-9.32")
    void whatIsCountedIsCountedWhenItHappens() {
        Condition behind = compared(scoreOf(OWN, CASTLE_HP), LESS, scoreOf(ENEMY, CASTLE_HP));
        assertThat(milled(provided(behind, mill(ENEMY, 1)))).isEqualTo(1);
        assertThat(milled(damageCastle(ENEMY, 1), provided(behind, mill(ENEMY, 1))))
                .isZero();
        assertThat(milled(provided(thereIs(creatures(ENEMY, HERE).with(POINTS, AT_LEAST, 4)), mill(ENEMY, 1))))
                .isZero();
        assertThat(milled(provided(there(EXACTLY, 2, creatures(OWN, HERE)), mill(ENEMY, 1))))
                .isEqualTo(1);
        assertThat(milled(mill(ENEMY, forEach(2, creatures(OWN, ANYWHERE)), DECK, GRAVEYARD)))
                .isEqualTo(4);
        assertThat(milled(mill(ENEMY, scoreOf(ENEMY, CARDS_IN_HAND), DECK, GRAVEYARD)))
                .isZero();
        assertThat(milled(mill(ENEMY, statOf(all(creatures(OWN, HERE)), POINTS), DECK, GRAVEYARD)))
                .isEqualTo(3);
        assertThat(milled(repeat(number(3), mill(ENEMY, 1)))).isEqualTo(3);
    }

    @Test
    @Rule({"TL-9.32", "TL-9.27", "TL-12.1"})
    void whatMakesNoSenseIsRefused() {
        assertThat(faults(repeat(number(2), repeat(number(2), draw(OWN, 1)))))
                .containsExactly("TL-9.32/repeated-twice");
        assertThat(faults(repeat(number(11), draw(OWN, 1)))).containsExactly("TL-9.32/out-of-range");
        assertThat(faults(provided(castleNotAhead()))).containsExactly("TL-9.32/no-effect");
        assertThat(faults(provided(castleNotAhead(), youMay(draw(OWN, 1)), draw(OWN, 1))))
                .containsExactly("TL-9.32/not-last");
        assertThat(faults(forEachOf(itself(), draw(OWN, 1)))).containsExactly("TL-9.32/one-thing");
        assertThat(faults(provided(isOf(target(creatures(ANY, HERE)), TOKEN), draw(OWN, 1))))
                .containsExactly("TL-9.32/nobody-chooses");
        assertThat(faults(draw(OWN, statOf(target(creatures(ANY, HERE)), POINTS))))
                .containsExactly("TL-9.32/nobody-chooses");
        assertThat(faults(destroy(target(creatures(OWN, HAND))))).containsExactly("TL-12.1/unseen");
        assertThat(faults(destroy(target(creatures(OWN, EXILE))))).containsExactly("TL-3.7/exiled");
        assertThat(faults(destroy(target(buried(OWN))))).containsExactly("TL-9.27/not-on-field");
        assertThat(faults(move(target(buried(OWN)), HAND))).containsExactly("TL-9.27/not-on-field");
        assertThat(faults(move(target(creatures(OWN, HERE)), DECK))).containsExactly("TL-9.17/nowhere");
        assertThat(faults(take(target(creatures(OWN, HERE)), HAND))).containsExactly("TL-3.4/no-graveyard");
        assertThat(faults(take(target(buried(OWN)), EXILE))).containsExactly("TL-3.4/nowhere");
        assertThat(faults(take(target(buried(ENEMY)), HAND))).containsExactly("TL-3.8/not-yours");
        assertThat(faults(take(target(buried(OWN).of(SKILL)), HERE))).containsExactly("TL-7.10/skill-on-field");
        assertThat(faults(mill(OWN, number(1), HAND, GRAVEYARD))).containsExactly("TL-5.7/not-graveyard");
        assertThat(faults(lookAtTop(OWN, number(1), HAND))).containsExactly("TL-9.18/not-deck");
        assertThat(faults(lookAtHand(OWN))).containsExactly("TL-9.18/own-hand");
        assertThat(faults(gets(itself(), COST, 1, LASTING))).containsExactly("TL-9.12/only-points");
        assertThat(faults(destroy(target(creatures(ANY, HERE).of(SKILL).with(POINTS, AT_MOST, 1)))))
                .containsExactly("TL-1.4/no-points");
        assertThat(faults(destroy(target(creatures(ANY, HERE).of(SKILL).of(tribe("Fox"))))))
                .containsExactly("TL-1.7/no-creature");
        assertThat(faults(destroy(target(creatures(ANY, HERE).of(TOKEN).with(COST, AT_MOST, 1)))))
                .containsExactly("TL-1.11/no-cost");
        assertThat(faults(move(target(buried(ANY).of(TOKEN)), EXILE))).containsExactly("TL-1.9/nowhere-else");
        assertThat(faults(destroy(target(creatures(ANY, HERE).of(io.github.terrene.terralore.trait.CardKind.UNKNOWN)))))
                .containsExactly("TL-1.1/no-kind");
    }

    @Test
    @Rule("TL-9.33")
    void atRandomIsFromWhatFits() {
        Scene one = revealed(destroy(random(1, creatures(OWN, ANYWHERE))));
        assertThat(one.field(SOUTH_W)).hasSize(1);
        Scene all = revealed(destroy(random(7, creatures(OWN, ANYWHERE))));
        assertThat(all.field(SOUTH_W)).isEmpty();
        all.awaitsPlans(3);
        assertThat(faults(destroy(random(0, creatures(OWN, HERE))))).containsExactly("TL-9.33/out-of-range");
    }

    @Test
    @Rule({"TL-1.3", "TL-9.27"})
    void whoChoosesSomethingElseIsToldWhyItDoesNotFit() {
        Scene dear = revealed(destroy(target(creatures(ANY, ANYWHERE).with(COST, AT_MOST, 0))))
                .awaits("South: target");
        dear.chooses(SOUTH, "A").awaitsPlans(3);
        Scene cost = table().field(
                        SOUTH_W,
                        creature("E").cost(1).build(),
                        creature("F").cost(1).build())
                .reveals(
                        skill("Whim")
                                .onReveal(
                                        destroy(target(creatures(ANY, ANYWHERE).with(COST, AT_LEAST, 1))))
                                .build(),
                        SOUTH_W);
        cost.refusesSaying(new Choose(SOUTH, cost.creature("A")), "A costs 0 (TL-1.3/other-cost)");
        Scene strong = revealed(destroy(target(creatures(ANY, ANYWHERE).with(POINTS, AT_LEAST, 3))));
        strong.refusesSaying(new Choose(SOUTH, strong.creature("A")), "A has 1 points (TL-9.27/other-points)");
        Scene token = table().field(SOUTH_W, token("G").build(), token("H").build())
                .reveals(
                        skill("Whim")
                                .onReveal(
                                        destroy(target(creatures(ANY, ANYWHERE).of(TOKEN))))
                                .build(),
                        SOUTH_W);
        token.refusesSaying(
                new Choose(SOUTH, token.creature("A")), "A is not of the kind that is meant (TL-9.27/other-kind)");
        token.chooses(SOUTH, "G").awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.34")
    void itIsWhatWasChosenLast() {
        Scene chosen = revealed(changePoints(target(creatures(ENEMY, ANYWHERE)), -2, LASTING), move(it(), OTHER_LANE))
                .chooses(SOUTH, "C");
        assertThat(chosen.points("C")).isEqualTo(1);
        assertThat(chosen.field(NORTH_E)).containsExactly("D", "C");
        Scene each = revealed(forEachOf(all(creatures(OWN, HERE)), changePoints(it(), 2, LASTING)));
        assertThat(each.points("A")).isEqualTo(3);
        assertThat(each.points("B")).isEqualTo(4);
        assertThat(keys(odd().continuous(adds(it(), POINTS, 1)).build())).containsExactly("TL-9.34/nothing-chosen");
        each.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.34", "TL-8.10"})
    void soIsWhatCameOntoTheFieldAndItCanBeRevealed() {
        Card bell = creature("Bell").points(1).onReveal(mill(ENEMY, 1)).build();
        Card call = skill("Call")
                .onReveal(take(target(buried(OWN)), HERE), reveal(it()), changePoints(it(), 3, LASTING))
                .build();
        Scene scene = Scene.table().southTrails().graveyard(SOUTH, bell).reveals(call, SOUTH_E);
        assertThat(scene.points("Bell")).isEqualTo(4);
        assertThat(scene.graveyard(NORTH)).hasSize(1);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-5.8", "TL-9.27"})
    void aCardInYourGraveyardIsTakenBackIfThereIsRoom() {
        Card call = skill("Call").onReveal(take(target(buried(OWN)), HAND)).build();
        Scene scene = Scene.table().southTrails().graveyard(SOUTH, X).reveals(call, SOUTH_E);
        assertThat(scene.hand(SOUTH)).contains("X");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Call");
        Scene full = Scene.table()
                .southTrails()
                .graveyard(SOUTH, X)
                .hand(
                        SOUTH,
                        plain("H 1", 1),
                        plain("H 2", 1),
                        plain("H 3", 1),
                        plain("H 4", 1),
                        plain("H 5", 1),
                        plain("H 6", 1));
        full.reveals(
                skill("Call")
                        .onReveal(draw(OWN, 1), take(target(buried(OWN)), HAND))
                        .build(),
                SOUTH_E);
        assertThat(full.graveyard(SOUTH)).contains("X");
        full.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.35")
    void anEffectForbidsSomethingForAWhile() {
        Card hold = skill("Hold")
                .onReveal(
                        forbid(all(creatures(OWN, ANYWHERE)), BE_MOVED, THIS_TURN),
                        move(all(creatures(OWN, ANYWHERE)), OTHER_LANE))
                .build();
        Scene scene = table().reveals(hold, SOUTH_W);
        assertThat(scene.field(SOUTH_W)).containsExactly("A", "B");
        assertThat(scene.standing("A").changes()).isEmpty();
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.6", "TL-8.8", "TL-9.37"})
    void whoTakesControlHasTheCreatureOnTheOtherSide() {
        Scene scene = revealed(control(target(creatures(ENEMY, HERE))));
        assertThat(scene.field(SOUTH_W)).containsExactly("A", "B", "C");
        assertThat(scene.standing("C").owner()).isEqualTo(NORTH);
        Scene full = table().field(SOUTH_W, plain("E", 1), plain("F", 1))
                .reveals(
                        skill("Whim")
                                .onReveal(control(target(creatures(ENEMY, HERE))))
                                .build(),
                        SOUTH_W);
        assertThat(full.field(NORTH_W)).containsExactly("C");
        full.awaitsPlans(3);
        assertThat(faults(control(target(creatures(OWN, HERE))))).containsExactly("TL-9.37/no-enemy");
    }

    @Test
    @Rule("TL-9.38")
    void oneOfTheCardsOnTopIsDrawn() {
        Card seek = skill("Seek").onReveal(drawOneOf(3)).build();
        Scene scene = Scene.table()
                .southTrails()
                .deck(SOUTH, plain("T 1", 1), plain("T 2", 1), plain("T 3", 1), plain("T 4", 1), plain("T 5", 1))
                .reveals(seek, SOUTH_W)
                .awaits("South: keep");
        assertThat(scene.options()).hasSize(3);
        scene.answers(SOUTH, new OwnChoice.OnTop("t-2"));
        assertThat(scene.hand(SOUTH)).as("that, and two of the next turn").containsExactly("T 1", "T 2", "T 3");
        scene.awaitsPlans(3);
        assertThat(faults(drawOneOf(1))).containsExactly("TL-9.18/out-of-range");
    }

    @Test
    @Rule({"TL-3.4", "TL-9.21"})
    void aDestroyedCardTakesItselfBack() {
        Card phoenix = creature("Phoenix")
                .points(1)
                .whenDestroyed(take(itself(), HAND))
                .build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, phoenix)
                .reveals(
                        skill("Fire")
                                .onReveal(destroy(all(creatures(OWN, HERE))))
                                .build(),
                        SOUTH_W);
        assertThat(scene.hand(SOUTH)).contains("Phoenix");
        scene.awaitsPlans(3);
        assertThat(faults(take(itself(), HAND))).containsExactly("TL-3.4/no-graveyard");
    }
}
