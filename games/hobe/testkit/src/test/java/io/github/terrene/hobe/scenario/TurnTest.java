package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.event.CardDiscarded;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.CoinTossed;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.event.PhaseBegan;
import io.github.terrene.hobe.event.TurnBegan;
import io.github.terrene.hobe.event.TurnEnded;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Sections 4 and 5: setup, the turn. */
class TurnTest {
    private static Scene begun(Options options, long seed) {
        GameConfig config = GameConfig.of(options, ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        return Scene.of(Hobe.of(StarterSet.catalogue()), config, seed);
    }

    @Test
    @Rule("HB-4.1")
    void bothDecksAreShuffledAndEachPlayerDrawsFive() {
        Scene scene = begun(Options.standard(), 1);
        Seat first = scene.game().table().active();
        assertThat(scene.hand(first)).hasSize(5 + 1);
        assertThat(scene.hand(Players.opponent(first))).hasSize(5);
        assertThat(scene.side(SOUTH).deck())
                .isNotEqualTo(begun(Options.standard(), 2).side(SOUTH).deck());
        scene.awaits(Players.name(first) + ": turn");
        assertThat(begun(Options.standard().withOpeningHand(0), 1).hand(SOUTH).size())
                .isLessThanOrEqualTo(1);
    }

    @Test
    @Rule("HB-4.2")
    void theCoinNamesTheFirstPlayer() {
        Array<Seat> first = Array.range(0, 20).map(seed -> {
            Scene scene = begun(Options.standard(), seed);
            assertThat(scene.events(CoinTossed.class).map(CoinTossed::first))
                    .containsExactly(scene.game().table().active());
            return scene.game().table().active();
        });
        assertThat(first).contains(SOUTH, NORTH);
    }

    @Test
    @Rule("HB-4.3")
    void theFirstTurnIsATurnLikeAnyOther() {
        Scene scene = begun(Options.standard(), 1);
        Seat first = scene.game().table().active();
        assertThat(scene.game().table().turn()).isEqualTo(1);
        assertThat(scene.deck(first)).isEqualTo(34);
        scene.battle()
                .passes(Players.opponent(first))
                .happenedInOrder(TurnBegan.class, CardDrawn.class, TurnEnded.class)
                .never(Attacked.class)
                .awaits(Players.name(Players.opponent(first)) + ": turn");
    }

    @Test
    @Rule("HB-4.4")
    void withALimitThePlayerDiscardsDownToItByChoice() {
        Scene scene = Scene.table()
                .options(Options.standard().withHandLimit(Option.some(1)))
                .hand(SOUTH, HERALD, SWINEHERD, SPARE)
                .battle()
                .awaits("South: discard")
                .discards(SOUTH, HERALD)
                .awaits("South: discard")
                .discards(SOUTH, SPARE)
                .awaits("North: turn");
        assertThat(scene.hand(SOUTH)).containsExactly("Swineherd");
        assertThat(scene.underworld(SOUTH)).containsExactly("Herald", "Spare");
        Scene.table()
                .options(Options.standard().withHandLimit(Option.some(1)))
                .hand(SOUTH, HERALD, HERALD)
                .battle()
                .awaits("South: discard");
        Scene.table()
                .options(Options.standard().withHandLimit(Option.some(0)))
                .hand(SOUTH, HERALD)
                .battle()
                .awaits("North: turn");
        Scene free =
                Scene.table().hand(SOUTH, HERALD, SWINEHERD, SPARE).battle().awaits("North: turn");
        assertThat(free.hand(SOUTH)).hasSize(3);
    }

    @Test
    @Rule("HB-5.1")
    void drawMovePlayAndBattleFollowInThisOrder() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .begins(SOUTH)
                .refuses(new Pass(SOUTH), "HB-8.1/not-asked")
                .battle()
                .awaits("North: turn");
        assertThat(scene.events(PhaseBegan.class).map(PhaseBegan::phase).take(5))
                .containsExactly(Phase.DRAW, Phase.MOVE, Phase.PLAY, Phase.BATTLE, Phase.END);
    }

    @Test
    @Rule("HB-5.2")
    void startOfTurnEffectsComeBeforeTheDrawAndEndOfTurnEffectsAfterTheBattle() {
        Card tolls = situation("Tolls")
                .when(Words.START_OF_TURN, Words.loseCards(Whose.ENEMY, 1))
                .when(Words.END_OF_TURN, Words.loseCards(Whose.ENEMY, 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, tolls)
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .begins(SOUTH)
                .happenedInOrder(TurnBegan.class, CardsLost.class, CardDrawn.class);
        assertThat(scene.lost(NORTH)).isEqualTo(1);
        scene.battle()
                .happenedInOrder(Attacked.class, EffectBegan.class, TurnEnded.class, TurnBegan.class)
                .awaits("North: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(1 + 2 + 2);
    }

    @Test
    @Rule("HB-5.3")
    void theDrawCannotBeDeclined() {
        Scene scene = Scene.table().deck(SOUTH, 2).begins(SOUTH).awaits("South: turn");
        assertThat(scene.deck(SOUTH)).isEqualTo(1);
        assertThat(scene.hand(SOUTH)).containsExactly("Filler South 0");
    }

    @Test
    @Rule("HB-5.4")
    void effectsDrawOneAtATimeUntilTheDeckIsEmpty() {
        Card feast = event("Feast", Words.draw(Whose.OWN, 5)).build();
        Scene scene = Scene.table()
                .deck(SOUTH, 2)
                .hand(SOUTH, feast)
                .plays(SOUTH, feast)
                .won(NORTH);
        assertThat(scene.events(CardDrawn.class)).hasSize(2);
    }

    @Test
    @Rule("HB-5.5")
    void theTurnEndsWithEffectsThenTheDiscardThenWhatLastsThisTurn() {
        Card rage = event("Rage", Words.gets(Words.all(OWN), Words.ATK, 2, Duration.THIS_TURN))
                .build();
        Card gift = situation("Gift")
                .when(Words.END_OF_TURN, Words.draw(Whose.OWN, 1))
                .build();
        Scene scene = Scene.table()
                .options(Options.standard().withHandLimit(Option.some(1)))
                .hand(SOUTH, rage, SPARE)
                .situation(SOUTH, gift)
                .put(SOUTH, BACK_0, REED_CUTTER)
                .plays(SOUTH, rage)
                .battle()
                .awaits("South: discard");
        assertThat(scene.hand(SOUTH)).hasSize(2);
        assertThat(scene.attack("Reed Cutter")).isEqualTo(4);
        scene.discards(SOUTH, SPARE)
                .happenedInOrder(EffectBegan.class, CardDrawn.class, CardDiscarded.class, TurnEnded.class)
                .awaits("North: turn");
        assertThat(scene.attack("Reed Cutter")).isEqualTo(2);
    }

    @Test
    @Rule("HB-5.6")
    void whoGoesOnFromTheMovePhaseHadAnEmptyPlayPhase() {
        Scene scene =
                Scene.table().hand(SOUTH, SPARE).does(new GoToBattle(SOUTH)).awaits("North: turn");
        assertThat(scene.events(PhaseBegan.class).map(PhaseBegan::phase).take(2))
                .containsExactly(Phase.PLAY, Phase.BATTLE);
    }
}
