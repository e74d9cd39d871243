package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 10: where effects work, whom they reach, and their words. */
class EffectTest {
    private static final Card HAIL =
            event("Hail", Words.damage(Words.all(ANYONE), 1)).build();

    private static Array<String> faults(Card card) {
        return Array.ofAll(Catalogue.of(Array.of(card)).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    @Test
    @Rule("HB-10.1")
    void effectsOfABattleCardWorkOnTheBattlefieldOnlyUnlessPrintedOtherwise() {
        Card bard = battle("Bard", HUMAN, MELEE)
                .hp(2)
                .continuous(Words.adds(Words.all(OWN), Words.ATK, 1))
                .when(Words.START_OF_TURN, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Card spy = battle("Spy", HUMAN, MELEE)
                .alsoInStandbyWhen(Words.START_OF_TURN, Words.loseCards(Whose.ENEMY, 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, STANDBY_0, bard)
                .put(SOUTH, STANDBY_1, spy)
                .put(SOUTH, FRONT_0, HERALD)
                .begins(SOUTH);
        assertThat(scene.lost(NORTH)).isEqualTo(2);
        assertThat(scene.attack("Herald")).isEqualTo(1);
        scene.moves(STANDBY_0, BACK_1).awaits("South: turn");
        assertThat(scene.attack("Herald")).isEqualTo(2);
    }

    @Test
    @Rule("HB-10.2")
    void standbyIsOutOfReachOfEventsAndOfBattleCards() {
        Scene scene = Scene.table()
                .hand(SOUTH, HAIL, SPARK, SPARE)
                .put(SOUTH, STANDBY_0, SWINEHERD)
                .put(NORTH, STANDBY_0, HERALD)
                .put(NORTH, FRONT_0, SHORE_GUARD);
        scene.refuses(scene.play(SOUTH, SPARK, "Swineherd"), "HB-10.2/wrong-target")
                .refuses(scene.play(SOUTH, SPARK, "Herald"), "HB-10.2/wrong-target");
        scene.plays(SOUTH, HAIL).awaits("South: turn");
        assertThat(scene.tokens("Swineherd")).isEqualTo(2);
        assertThat(scene.inPlay("Herald")).isTrue();
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
        assertThat(faults(event("Far", Words.damage(Words.all(ANYONE.in(Where.IN_PLAY)), 1))
                        .build()))
                .containsExactly("HB-10.2/no-situation");
        assertThat(faults(battle("Far", HUMAN, MELEE)
                        .continuous(Words.adds(Words.all(OWN.in(Where.STANDBY)), Words.ATK, 1))
                        .build()))
                .containsExactly("HB-10.2/no-situation");
    }

    @Test
    @Rule("HB-10.3")
    void aSituationThatDoesNotMentionStandbyMeansTheBattlefieldOnly() {
        Card drill = situation("Drill")
                .continuous(Words.adds(Words.all(OWN.in(Where.STANDBY)), Words.ATK, 2))
                .build();
        Scene drums = Scene.table()
                .situation(SOUTH, WAR_DRUMS)
                .put(SOUTH, STANDBY_0, REED_CUTTER)
                .awaits("South: turn");
        assertThat(drums.attack("Reed Cutter")).isEqualTo(2);
        Scene standby = Scene.table()
                .situation(SOUTH, drill)
                .put(SOUTH, STANDBY_0, REED_CUTTER)
                .awaits("South: turn");
        assertThat(standby.attack("Reed Cutter")).isEqualTo(4);
    }

    @Test
    @Rule("HB-10.4")
    void partsHappenInTheOrderOfTheTextAndForTheActivePlayerFirst() {
        Card feast = event("Feast", Words.draw(Whose.ANY, 2), Words.loseCards(Whose.ANY, 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, feast, SPARE)
                .plays(SOUTH, feast)
                .happenedInOrder(CardDrawn.class, CardDrawn.class, CardDrawn.class, CardDrawn.class, CardsLost.class)
                .awaits("South: turn");
        assertThat(scene.events(CardDrawn.class).map(CardDrawn::seat)).containsExactly(SOUTH, SOUTH, NORTH, NORTH);
        assertThat(scene.events(CardsLost.class).map(CardsLost::seat)).containsExactly(SOUTH, NORTH);
    }

    @Test
    @Rule("HB-10.5")
    void enteringNeighboursAndOpposite() {
        Scene moved = Scene.table()
                .put(SOUTH, BACK_0, THORN_RUNNER)
                .put(NORTH, BACK_0, SHORE_GUARD)
                .moves(BACK_0, FRONT_0)
                .awaits("South: turn");
        assertThat(moved.tokens("Shore Guard"))
                .as("it was on the battlefield already")
                .isEqualTo(4);
        Scene entered = Scene.table()
                .put(SOUTH, STANDBY_0, THORN_RUNNER)
                .put(NORTH, BACK_1, SHORE_GUARD)
                .moves(STANDBY_0, BACK_1)
                .awaits("South: turn");
        assertThat(entered.tokens("Shore Guard")).isEqualTo(3);
        Scene deck = Scene.table()
                .put(SOUTH, STANDBY_0, THORN_RUNNER)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .moves(STANDBY_0, FRONT_1)
                .awaits("South: turn");
        assertThat(deck.tokens("Shore Guard")).isEqualTo(4);
        assertThat(deck.lost(NORTH)).isZero();
        Card lurker = battle("Lurker", HUMAN, MELEE)
                .alsoInStandbyWhen(Words.START_OF_TURN, Words.damage(Words.opposite(), 1))
                .build();
        Scene standby = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, STANDBY_0, lurker)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(standby.tokens("Shore Guard") + standby.tokens("Sun Lord"))
                .as("nothing is opposite a card in standby")
                .isEqualTo(4 + 6);
        assertThat(FRONT_0.neighbours(FRONT_1)).isTrue();
        assertThat(FRONT_0.neighbours(BACK_0)).isTrue();
        assertThat(FRONT_0.neighbours(BACK_1)).isFalse();
        assertThat(STANDBY_0.neighbours(STANDBY_1)).isFalse();
    }

    @Test
    @Rule("HB-10.5")
    void anExchangeLetsOneEnter() {
        Scene scene = Scene.table()
                .put(SOUTH, STANDBY_0, THORN_RUNNER)
                .put(SOUTH, FRONT_0, HERALD)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .moves(FRONT_0, STANDBY_0)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
    }

    @Test
    @Rule("HB-10.12")
    void aTextPrevailsOverTheRulesOfTheBoardButNotOverPaying() {
        Card net = weapon("Net").continuous(Words.alsoOnEnemies()).cost(3).build();
        Scene scene = Scene.table()
                .hand(SOUTH, net, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, net, "Shore Guard")
                .awaits("South: turn");
        assertThat(scene.weapons("Shore Guard")).containsExactly("Net");
        Scene poor = Scene.table().deck(SOUTH, 2).hand(SOUTH, net).put(NORTH, FRONT_0, SHORE_GUARD);
        poor.refuses(poor.play(SOUTH, net, "Shore Guard"), "HB-7.11/few-cards").awaits("South: turn");
    }

    @Test
    @Rule({"HB-10.13", "HB-10.2"})
    void anEffectThatWorksInStandbyMayChangeAndMoveItsOwnCardOnly() {
        Card sleeper = battle("Sleeper", HUMAN, MELEE)
                .hp(3)
                .alsoInStandbyWhen(
                        Words.START_OF_TURN,
                        Words.heal(Words.itself(), 1),
                        Words.heal(Words.all(OWN), 1),
                        Words.bringToBattlefield(Words.itself()))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, STANDBY_0, sleeper)
                .put(SOUTH, STANDBY_1, SHORE_GUARD)
                .tokens(SOUTH, STANDBY_0, 1)
                .tokens(SOUTH, STANDBY_1, 1)
                .begins(SOUTH)
                .awaits("South: slot")
                .chooses(SOUTH, BACK_0)
                .awaits("South: turn");
        assertThat(scene.tokens("Sleeper")).isEqualTo(2);
        assertThat(scene.tokens("Shore Guard")).isEqualTo(1);
        assertThat(scene.slot("Sleeper")).isEqualTo(BACK_0);
    }

    @Test
    @Rule({"HB-10.13", "HB-10.2"})
    void anEffectThatDoesNotWorkInStandbyDoesNotReachItsOwnCardThere() {
        Card coward = battle("Coward", HUMAN, MELEE)
                .hp(3)
                .when(Words.END_OF_TURN, Words.move(Words.itself(), Words.STANDBY), Words.heal(Words.itself(), 2))
                .build();
        Scene scene = Scene.table()
                .put(SOUTH, BACK_0, coward)
                .tokens(SOUTH, BACK_0, 1)
                .battle()
                .awaits("North: turn");
        assertThat(scene.slot("Coward")).isEqualTo(STANDBY_0);
        assertThat(scene.tokens("Coward")).isEqualTo(1);
    }

    @Test
    @Rule("HB-10.13")
    void changesStayWithACardThatGoesToStandby() {
        Card oil = event("Oil", Words.gets(Words.target(ANYONE), Words.ATK, 2, Words.LASTING))
                .build();
        Card rage = event("Rage", Words.gets(Words.target(ANYONE), Words.ATK, 4, Words.THIS_TURN))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, oil, rage, RETREAT, SPARE)
                .put(SOUTH, FRONT_0, HERALD)
                .plays(SOUTH, oil, "Herald")
                .plays(SOUTH, rage, "Herald")
                .plays(SOUTH, RETREAT, "Herald");
        assertThat(scene.slot("Herald")).isEqualTo(STANDBY_0);
        assertThat(scene.attack("Herald")).isEqualTo(7);
        scene.finishes().awaits("North: turn");
        assertThat(scene.attack("Herald")).isEqualTo(3);
    }
}
