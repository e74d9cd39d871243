package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** A wrong answer is refused by what keeps it out; by the rule of the question only if it is about something else. */
class WrongAnswerTest {
    private static final Card ALTAR = skill("Altar").staying().build();
    private static final Tribe FOX = new Tribe("Fox");
    private static final Affinity FIRE = new Affinity("Fire");
    private static final Choice NOBODY = new OwnChoice.Creature(99);
    private static final Choice FOREIGN = new OwnChoice.Player(Seat.of(5));

    private static void refused(Scene scene, Choice choice, String... sentences) {
        scene.refusesSaying(new Choose(SOUTH, choice), sentences);
    }

    private static void refused(Scene scene, String creature, String... sentences) {
        refused(scene, scene.creature(creature), sentences);
    }

    private static Card asking(Effect effect) {
        return creature("Asker").points(1).onReveal(effect).build();
    }

    @Test
    @Rule({"TL-3.9", "TL-9.9", "TL-9.22", "TL-9.27"})
    void aTargetIsACreatureThatFitsTheText() {
        Card asker = asking(destroy(target(creatures(ENEMY, HERE).with(POINTS, AT_MOST, 2))));
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, X, ALTAR)
                .field(NORTH_W, plain("Weak", 1), plain("Weaker", 0), plain("Strong", 3))
                .field(NORTH_E, plain("Far", 3))
                .hand(NORTH, Y)
                .reveals(asker, SOUTH_W)
                .awaits("South: target");
        refused(scene, "Strong", "Strong has 3 points, which is more than 2 (TL-9.27/too-strong)");
        refused(
                scene,
                "Far",
                "Far is in the other column (TL-3.9/other-column)",
                "Far has 3 points, which is more than 2 (TL-9.27/too-strong)");
        refused(scene, "X", "X is not an enemy (TL-9.27/no-enemy)");
        refused(scene, "Altar", "Altar is not a Creature (TL-9.27/no-creature)");
        refused(
                scene,
                "Asker",
                "an effect does not reach its own card, Asker (TL-9.22/own-card)",
                "Asker is not an enemy (TL-9.27/no-enemy)");
        assertThat(scene.refused(SOUTH))
                .containsAll(Array.of("Strong", "Far", "X", "Altar", "Asker")
                        .map(name -> new Choose(SOUTH, scene.creature(name))))
                .doesNotContain(new Choose(SOUTH, scene.creature("Weak")), new Choose(SOUTH, new Choice.InHand("y")));
        String other = "this is not one of the 2 choices for the target (TL-9.9/not-offered)";
        refused(scene, NOBODY, other);
        refused(scene, FOREIGN, other);
        refused(scene, new Choice.InHand("y"), other);
        scene.chooses(SOUTH, "Weak").awaitsPlans(3);
    }

    @Test
    @Rule({"TL-1.3", "TL-1.6", "TL-1.7", "TL-1.11"})
    void aTargetIsOfTheTribeTheAffinityAndTheCostThatTheTextNames() {
        Card plain = creature("Plain").cost(2).build();
        Card spirit = token("Spirit").affinity(FIRE).tribe(FOX).build();
        Card fox = creature("Fox").affinity(FIRE).tribe(FOX).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain, spirit, fox)
                .field(SOUTH_E, creature("Vixen").affinity(FIRE).tribe(FOX).build());
        scene.reveals(
                        asking(destroy(
                                target(creatures(OWN, ANYWHERE).of(FOX).of(FIRE).with(COST, AT_MOST, 1)))),
                        SOUTH_E)
                .awaits("South: target");
        refused(
                scene,
                "Plain",
                "Plain costs 2, which is more than 1 (TL-1.3/too-dear-now)",
                "Plain does not have the affinity Fire (TL-1.6/other-affinity)",
                "Plain is not of the tribe Fox (TL-1.7/other-tribe)");
        refused(scene, "Spirit", "Spirit is a token, and has no cost (TL-1.11/token-cost-free)");
        scene.chooses(SOUTH, "Vixen").awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.24")
    void severalTargetsAreDifferentAndInAscendingOrder() {
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("One", 1), plain("Two", 1), plain("Three", 1), plain("Four", 1))
                .reveals(asking(destroy(targets(2, creatures(ENEMY, ANYWHERE)))), SOUTH_W)
                .awaits("South: target");
        refused(
                scene,
                "Four",
                "too few would be left after four to name the others in ascending order (TL-9.24/few-left)");
        scene.chooses(SOUTH, "Two").awaits("South: target");
        String before =
                " was named before, or should have been: several are named in ascending order (TL-9.24/named-before)";
        refused(scene, "Two", "two" + before);
        refused(scene, "One", "one" + before);
        scene.chooses(SOUTH, "Three").awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.27")
    void whatIsToBeYoursIsNotTheOpponents() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("One", 1), plain("Two", 1))
                .field(NORTH_W, plain("Enemy", 1))
                .reveals(asking(destroy(target(creatures(OWN, ANYWHERE)))), SOUTH_W)
                .awaits("South: target");
        refused(scene, "Enemy", "Enemy is not yours (TL-9.27/not-yours)");
        scene.chooses(SOUTH, "One").awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.9", "TL-9.22", "TL-9.27"})
    void aCardInAGraveyardIsChosenFromTheOneThatIsMeant() {
        Card asker = asking(take(target(buried(OWN).with(COST, AT_MOST, 0)), HERE));
        Scene scene = Scene.table()
                .southTrails()
                .graveyard(
                        SOUTH,
                        X,
                        Y,
                        creature("Dear").cost(1).build(),
                        skill("Spent").build())
                .graveyard(NORTH, X, COIN)
                .reveals(asker, SOUTH_W)
                .awaits("South: target");
        refused(scene, new OwnChoice.Buried(SOUTH, "dear"), "Dear costs 1, which is more than 0 (TL-1.3/too-dear-now)");
        refused(scene, new OwnChoice.Buried(SOUTH, "spent"), "Spent is not a Creature (TL-9.27/no-creature)");
        refused(scene, new OwnChoice.Buried(NORTH, "coin"), "coin is not in your Graveyard (TL-9.27/not-in-graveyard)");
        String other = "this is not one of the 2 choices for the target (TL-9.9/not-offered)";
        refused(scene, new OwnChoice.Buried(SOUTH, "coin"), other);
        refused(scene, scene.creature("Asker"), other);
        scene.picks(SOUTH, X).awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.9", "TL-9.22"})
    void anythingThatIsToBeExiledIsOnTheFieldOrInAGraveyard() {
        Card asker = creature("Asker")
                .points(1)
                .whenDestroyed(move(orBuried(creatures(ENEMY, ANYWHERE)), EXILE))
                .build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, asker)
                .graveyard(SOUTH, X)
                .graveyard(NORTH, asker, Y)
                .reveals(
                        skill("Fire")
                                .onReveal(destroy(all(creatures(OWN, ANYWHERE))))
                                .build(),
                        SOUTH_W)
                .awaits("South: target");
        refused(
                scene,
                new OwnChoice.Buried(SOUTH, "asker"),
                "an effect does not reach its own card, Asker (TL-9.22/own-card)");
        String other = "this is not one of the 4 choices for the target (TL-9.9/not-offered)";
        refused(scene, new OwnChoice.Buried(Seat.of(5), "x"), other);
        refused(scene, new OwnChoice.Buried(SOUTH, "nobody"), other);
        scene.answers(SOUTH, new OwnChoice.Buried(NORTH, "asker")).awaitsPlans(3);
    }

    @Test
    @Rule({"TL-3.1", "TL-9.9"})
    void aDeckIsThatOfSomebodyWhoPlays() {
        Scene scene = Scene.table()
                .southTrails()
                .reveals(asking(millEither(1)), SOUTH_W)
                .awaits("South: deck");
        refused(scene, FOREIGN, "nobody sits at seat F (TL-3.1/no-seat)");
        refused(scene, NOBODY, "this is not one of the 2 choices for the deck (TL-9.9/not-offered)");
    }

    @Test
    @Rule({"TL-9.15", "TL-9.16"})
    void cardsToDiscardAreInTheHandAndNamedInAscendingOrder() {
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, COIN, X, Y)
                .reveals(asking(discard(OWN, 2)), SOUTH_W)
                .awaits("South: discard");
        refused(scene, new Choice.InHand("asker"), "you have no asker in hand (TL-9.15/not-in-hand)");
        refused(
                scene,
                new Choice.InHand("y"),
                "too few would be left after y to name the others in ascending order (TL-9.15/few-left)");
        refused(scene, FOREIGN, "this is not one of the 2 choices for the discard (TL-9.15/not-offered)");
        scene.discards(SOUTH, X).awaits("South: discard");
        refused(
                scene,
                new Choice.InHand("coin"),
                "coin was named before, or should have been: several are named in ascending order (TL-9.15/named-before)");
        scene.discards(SOUTH, Y).awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.18")
    void cardsThatWereLookedAtGoBackOnce() {
        Scene scene = Scene.table()
                .southTrails()
                .deck(SOUTH, X, Y, COIN, plain("Fourth", 1), plain("Fifth", 1))
                .reveals(asking(reorder(3)), SOUTH_W)
                .awaits("South: order");
        String other = " choices for the order (TL-9.18/not-offered)";
        refused(scene, new OwnChoice.OnTop("fourth"), "this is not one of the 3" + other);
        scene.answers(SOUTH, new OwnChoice.OnTop("y")).awaits("South: order");
        refused(scene, new OwnChoice.OnTop("y"), "y is back already (TL-9.18/back-already)");
        scene.answers(SOUTH, new OwnChoice.OnTop("x")).awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.22", "TL-9.27", "TL-14.5"})
    void creaturesThatExchangeLanesAreAPairOfOnePlayer() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_E, X, Y)
                .field(SOUTH_W, plain("A", 1), plain("B", 1), ALTAR)
                .field(NORTH_W, plain("Alone", 1))
                .reveals(asking(exchangeLanes()), SOUTH_E)
                .awaits("South: exchange");
        refused(scene, "A", "A is not in the lane that is meant (TL-14.5/other-lane)");
        refused(scene, "Alone", "Alone has no Creature to exchange lanes with (TL-14.5/no-partner)");
        refused(scene, "Asker", "an effect does not reach its own card, Asker (TL-9.22/own-card)");
        refused(scene, "Altar", "Altar is not a Creature (TL-9.27/no-creature)");
        scene.chooses(SOUTH, "Y").awaits("South: exchange");
        refused(scene, "X", "X is not in the lane that is meant (TL-14.5/other-lane)");
        refused(scene, NOBODY, "this is not one of the 2 choices for the exchange (TL-14.5/not-offered)");
        scene.chooses(SOUTH, "B").awaitsPlans(3);
    }

    @Test
    @Rule({"TL-3.5", "TL-8.2"})
    void roomForAFifthIsMadeByOneOfTheFour() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1), ALTAR)
                .field(SOUTH_E, X)
                .reveals(Y, SOUTH_W)
                .awaits("South: place");
        refused(scene, "Altar", "Altar is a Skill, which takes no place (TL-3.5/skill)");
        refused(scene, "X", "X is not in the lane that needs a place (TL-8.2/other-lane)");
        refused(scene, NOBODY, "this is not one of the 4 choices for the place (TL-8.2/not-offered)");
        scene.chooses(SOUTH, "B").awaitsPlans(3);
    }

    /** An effect of a card set says what may be chosen, if it wants to. */
    @Test
    @Rule("TL-9.9")
    void anEffectOfOnesOwnSaysWhatKeepsAnAnswerOut() {
        Question castle = Question.of(
                SOUTH, "TL-9.9", "castle", Array.of(new OwnChoice.Player(SOUTH), new OwnChoice.Player(NORTH)));
        Scene scene = Scene.table()
                .southTrails()
                .reveals(
                        Doing.mishap(here -> here.choose(
                                castle, (choice, why) -> why.no("OWN-1/no-castle", "only castles can be besieged"))),
                        SOUTH_W)
                .awaits("South: castle");
        refused(scene, NOBODY, "only castles can be besieged (OWN-1/no-castle)");
    }

    @Test
    void anEligibilityThatThrowsIsAFaultOfItsEffect() {
        Question castle = Question.of(
                SOUTH, "TL-9.9", "castle", Array.of(new OwnChoice.Player(SOUTH), new OwnChoice.Player(NORTH)));
        Scene scene = Scene.table()
                .southTrails()
                .reveals(
                        Doing.mishap(here -> here.choose(castle, (choice, why) -> {
                            throw new UnsupportedOperationException("not decided yet");
                        })),
                        SOUTH_W)
                .awaits("South: castle");
        assertThatThrownBy(() -> scene.whyNot(new Choose(SOUTH, NOBODY)))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContainingAll("Mishap, On reveal", Doing.class.getName(), "not decided yet");
        scene.answers(SOUTH, new OwnChoice.Player(NORTH)).awaitsPlans(3);
    }

    @Test
    @Rule({"TL-3.1", "TL-9.9", "TL-11.3"})
    void whoIsNotAskedIsRefusedForThatAlone() {
        Scene scene = Scene.table()
                .southTrails()
                .reveals(asking(millEither(1)), SOUTH_W)
                .awaits("South: deck");
        scene.refusesSaying(new Choose(NORTH, NOBODY), "North is not being asked for this now (TL-9.9/not-asked)");
        scene.refusesSaying(new HandIn(SOUTH), "South is not being asked for this now (TL-6.1/not-asked)");
        scene.refusesSaying(new Choose(Seat.ONLOOKER, FOREIGN), "nobody sits at seat Z (TL-3.1/no-seat)");
        scene.concedes(SOUTH).won("TL-11.8", NORTH);
        scene.refusesSaying(new Choose(SOUTH, NOBODY), "the game is over (TL-11.3/over)");
        scene.refusesSaying(new Choose(Seat.ONLOOKER, NOBODY), "nobody sits at seat Z (TL-3.1/no-seat)");
    }
}
