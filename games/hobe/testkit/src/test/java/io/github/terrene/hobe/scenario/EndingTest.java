package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.event.GameEnded;
import io.github.terrene.hobe.event.TokensChanged;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 11: how games end. */
class EndingTest {
    @Test
    @Rule("HB-11.1")
    void whateverTookTheLastCardItsPlayerHasLost() {
        Scene.table().deck(SOUTH, 1).put(SOUTH, FRONT_0, SUN_LORD).begins(SOUTH).won(NORTH);
        Scene.table()
                .deck(NORTH, 2)
                .hand(NORTH, HERALD)
                .underworld(NORTH, SPARK)
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .battle()
                .passes(NORTH)
                .won(SOUTH);
        Card feast = event("Feast", Words.draw(Whose.ENEMY, 1)).build();
        Scene.table().deck(NORTH, 1).hand(SOUTH, feast).plays(SOUTH, feast).won(SOUTH);
    }

    @Test
    @Rule("HB-11.2")
    void whoPaysTheLastCardLosesBeforeTheOpponentWould() {
        Scene scene = Scene.table()
                .deck(SOUTH, 2)
                .deck(NORTH, 1)
                .hand(SOUTH, EARTH_SHAKER)
                .plays(SOUTH, EARTH_SHAKER)
                .won(NORTH);
        assertThat(scene.events(CardsLost.class).map(CardsLost::seat)).containsExactly(SOUTH);
    }

    @Test
    @Rule("HB-11.3")
    void ofBothDecksTheActivePlayersIsFirst() {
        Card flood = event("Flood", Words.loseCards(Whose.ANY, 5)).build();
        Scene.table()
                .deck(SOUTH, 5)
                .deck(NORTH, 5)
                .hand(SOUTH, flood)
                .plays(SOUTH, flood)
                .won(NORTH);
        Card revenge = battle("Revenge", HUMAN, MELEE)
                .when(Words.DESTROYED, Words.loseCards(Whose.ANY, 5))
                .build();
        Scene.table()
                .deck(SOUTH, 5)
                .deck(NORTH, 5)
                .hand(SOUTH, SPARK)
                .put(NORTH, FRONT_0, revenge)
                .plays(SOUTH, SPARK, "Revenge")
                .won(NORTH);
    }

    @Test
    @Rule({"HB-11.3", "HB-5.4"})
    void whenTheFirstOfBothRunsOutTheOtherDrawsNothing() {
        Card feast = event("Feast", Words.draw(Whose.ANY, 2)).build();
        Scene scene = Scene.table()
                .deck(SOUTH, 1)
                .hand(SOUTH, feast)
                .plays(SOUTH, feast)
                .won(NORTH);
        assertThat(scene.deck(NORTH)).isEqualTo(20);
    }

    @Test
    @Rule("HB-11.4")
    void aPlayerConcedesAtAnyOwnDecisionOnly() {
        Scene window = Scene.table().hand(SOUTH, TWO_DRAWS).hand(NORTH, HERALD).plays(SOUTH, TWO_DRAWS);
        window.refuses(new Concede(SOUTH), "HB-12.4/not-awaited")
                .concedes(NORTH)
                .won(SOUTH, "HB-11.4");
        Scene.table().concedes(SOUTH).won(NORTH, "HB-11.4");
        Scene.table()
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .battle()
                .concedes(SOUTH)
                .won(NORTH, "HB-11.4");
    }

    @Test
    @Rule("HB-11.5")
    void ifNobodyDoesAnythingTheFirstPlayerDrawsTheLastCardInTurn69() {
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        Scene scene = Scene.of(Hobe.of(StarterSet.catalogue()), config, 4);
        Seat first = scene.game().table().active();
        while (!scene.game().over()) {
            scene.finishes();
        }
        assertThat(scene.game().table().turn()).isEqualTo(69);
        scene.won(Players.opponent(first));
    }

    @Test
    @Rule("HB-11.6")
    void theLastOneStandingWins() {
        Scene scene = Scene.table()
                .deck(NORTH, 4)
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .battle()
                .won(SOUTH);
        assertThat(scene.events(GameEnded.class)
                        .map(each -> each.outcome().winners().head()))
                .containsExactly(SOUTH);
        assertThat(scene.game().agenda()).isEqualTo(Agenda.EMPTY);
    }

    @Test
    @Rule("HB-11.7")
    void everyTurnEnds() {
        Card again = situation("Again")
                .when(Words.of(Whose.ANY, Words.LEAVES), Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene scene = Scene.table()
                .options(Options.standard().withMoveLimit(9))
                .hand(SOUTH, HERALD, RECALL, SPARE)
                .situation(NORTH, again)
                .put(SOUTH, FRONT_0, SWINEHERD);
        int decisions = 0;
        scene.moving();
        while (scene.game().table().turn() == 3) {
            Action next = scene.legal(scene.game().prompt().seat()).head();
            scene.does(next);
            decisions++;
        }
        assertThat(decisions).isLessThan(9 + 4);
        scene.awaits("North: turn");
    }

    @Test
    @Rule("HB-11.8")
    void whenADeckIsEmptyNothingFurtherHappens() {
        Card storm = event(
                        "Storm",
                        Words.damage(Words.all(ANYONE), 1),
                        Words.loseCards(Whose.ENEMY, 3),
                        Words.draw(Whose.OWN, 1))
                .build();
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .hp(1)
                .when(Words.DESTROYED, Words.loseCards(Whose.ENEMY, 9))
                .build();
        Scene effect = Scene.table()
                .deck(NORTH, 2)
                .hand(SOUTH, storm)
                .put(NORTH, FRONT_0, martyr)
                .plays(SOUTH, storm)
                .never(CardDrawn.class)
                .never(EffectBegan.class)
                .won(SOUTH);
        Card plunder = event("Plunder", Words.loseCards(Whose.ENEMY, 9), Words.discard(Whose.OWN))
                .build();
        Scene kept = Scene.table()
                .deck(NORTH, 2)
                .hand(SOUTH, plunder, SPARE)
                .plays(SOUTH, plunder)
                .won(SOUTH);
        assertThat(kept.hand(SOUTH)).containsExactly("Spare");
        assertThat(effect.deck(SOUTH)).isEqualTo(20);
        assertThat(effect.game().table().played()).hasSize(1);
    }

    @Test
    @Rule("HB-11.8")
    void theRestOfTheBattleAndOfTheCostIsLeftOut() {
        Scene battle = Scene.table()
                .deck(NORTH, 4)
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(SOUTH, FRONT_1, OAR_CAPTAIN)
                .put(NORTH, FRONT_1, HERALD)
                .battle()
                .attacks(FRONT_0)
                .never(TokensChanged.class)
                .won(SOUTH);
        assertThat(battle.inPlay("Herald")).isTrue();
        Scene cost = Scene.table()
                .deck(SOUTH, 2)
                .hand(SOUTH, STORM_WIND)
                .put(NORTH, FRONT_0, HERALD)
                .plays(SOUTH, STORM_WIND, "Herald")
                .won(NORTH);
        assertThat(cost.inPlay("Herald")).isTrue();
    }
}
