package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.CoinTossed;
import io.github.terrene.hobe.event.Returned;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 12: what everyone may know. */
class KnowledgeTest {
    private static Scene begun() {
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        return Scene.of(Hobe.of(StarterSet.catalogue()), config, 3);
    }

    @Test
    @Rule("HB-12.1")
    void bothSeeTheBoardTheUnderworldsTheNumbersAndTheCoin() {
        Scene scene = Scene.table()
                .hand(NORTH, HERALD, SPARK)
                .lost(NORTH, SWINEHERD)
                .underworld(NORTH, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .tokens(NORTH, FRONT_0, 2)
                .awaits("South: turn");
        Side seen = scene.seenBy(SOUTH).opponent();
        assertThat(seen.deck().size()).isEqualTo(20);
        assertThat(seen.hand().size()).isEqualTo(2);
        assertThat(seen.lost().size()).isEqualTo(1);
        assertThat(seen.underworld()).containsExactly(OAR_CAPTAIN);
        assertThat(seen.inPlay()).isEqualTo(scene.side(NORTH).inPlay());
        for (Seat seat : Array.of(SOUTH, NORTH)) {
            assertThat(begun().sentTo(seat)).hasAtLeastOneElementOfType(CoinTossed.class);
        }
    }

    @Test
    @Rule("HB-12.2")
    void onlyItsPlayerKnowsAHand() {
        Scene one = Scene.table().hand(NORTH, HERALD, SPARK).awaits("South: turn");
        Scene other = Scene.table().hand(NORTH, SUN_LORD, SPARE).awaits("South: turn");
        one.looksTo(SOUTH, other);
        assertThat(one.seenBy(NORTH).own().hand().cards()).containsExactly(HERALD, SPARK);
        assertThat(one.seenBy(SOUTH).opponent().hand().cards()).allMatch(Card::unknown);
    }

    @Test
    @Rule("HB-12.3")
    void nobodyKnowsLostPilesOrTheOrderOfADeckNorWhatGoesThere() {
        Scene one = Scene.table()
                .deck(SOUTH, HERALD, SUN_LORD, SPARK)
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .plays(SOUTH, EARTH_SHAKER)
                .awaits("South: turn");
        Scene other = Scene.table()
                .deck(SOUTH, SUN_LORD, SPARK, HERALD)
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .plays(SOUTH, EARTH_SHAKER)
                .awaits("South: turn");
        one.looksTo(SOUTH, other).looksTo(NORTH, other);
        assertThat(one.events(CardsLost.class)).contains(new CardsLost(SOUTH, 2, 1));
    }

    @Test
    @Rule("HB-12.4")
    void onePlayerDecidesAtATime() {
        Scene scene = Scene.table()
                .hand(SOUTH, TWO_DRAWS, SPARE)
                .hand(NORTH, STILL_AIR)
                .plays(SOUTH, TWO_DRAWS)
                .awaits("North: counter");
        assertThat(scene.legal(SOUTH)).isEmpty();
        assertThat(scene.seenBy(SOUTH).awaited()).contains(NORTH);
        scene.refuses(new PlayCard(SOUTH, SPARE.id(), Array.empty()), "HB-12.4/not-awaited")
                .awaits("North: counter");
    }

    @Test
    @Rule("HB-12.4")
    void aChoiceFromAHandShowsOthersNoOptions() {
        Card theft = event("Theft", Words.discard(Whose.ENEMY)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, theft, SPARE)
                .hand(NORTH, HERALD, SWINEHERD)
                .plays(SOUTH, theft)
                .passes(NORTH)
                .awaits("North: discard");
        assertThat(scene.options()).hasSize(2);
        assertThat(scene.seenBy(SOUTH).agenda().toString()).doesNotContain("herald");
        assertThat(scene.seenBy(NORTH).agenda().toString()).contains("herald");
    }

    @Test
    @Rule("HB-12.5")
    void changesPlayedEventsAndWhatIsLeftOfLimitsArePublicAlsoToWhoHoldsNoSeat() {
        Card oil = event("Oil", Words.gets(Words.target(ANYONE), Words.ATK, 2, Duration.THIS_TURN))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, oil, SPARK, SPARE)
                .hand(NORTH, HERALD)
                .put(SOUTH, STANDBY_0, SWINEHERD)
                .moves(STANDBY_0, FRONT_0)
                .plays(SOUTH, oil, "Swineherd")
                .passes(NORTH)
                .plays(SOUTH, SPARK, "Swineherd")
                .awaits("North: counter");
        for (Seat viewer : Array.of(NORTH, Seat.of(2))) {
            View view = scene.rules().view(scene.game(), viewer);
            assertThat(view.table().played()).isEqualTo(scene.game().table().played());
            assertThat(view.table().thisTurn()).isEqualTo(scene.game().table().thisTurn());
            assertThat(view.table().inPlay(SOUTH).head().changes()).hasSize(1);
            assertThat(view.awaited()).contains(NORTH);
        }
        assertThat(scene.rules().view(scene.game(), Seat.of(2)).table().sides())
                .allMatch(side -> side.hand().hidden() || side.hand().size() == 0);
    }

    @Test
    @Rule("HB-12.6")
    void aPlayerKnowsTheNamesOfTheOwnDeckOnly() {
        Scene scene = begun();
        assertThat(scene.seenBy(SOUTH).lists()).containsExactly(ReadyDecks.BLACK_SHIPS.cards(), Array.empty());
        assertThat(scene.seenBy(NORTH).lists()).containsExactly(Array.empty(), ReadyDecks.HIGH_WALLS.cards());
        assertThat(scene.seenBy(Seat.of(2)).lists()).containsExactly(Array.empty(), Array.empty());
        scene.awaits(scene.game().table().active().equals(SOUTH) ? "South: turn" : "North: turn");
    }

    @Test
    @Rule("HB-12.7")
    void aCardOnItsWayToAHandIsSeenByBothAndThenHidden() {
        Scene scene = Scene.table()
                .hand(SOUTH, RECALL, SPARE)
                .hand(NORTH, HERALD)
                .put(NORTH, FRONT_0, HERALD)
                .plays(SOUTH, RECALL, "Herald")
                .passes(NORTH)
                .awaits("South: turn");
        Returned sent = scene.sentTo(SOUTH)
                .filter(Returned.class::isInstance)
                .map(Returned.class::cast)
                .head();
        assertThat(sent.card().card()).isEqualTo(HERALD);
        assertThat(sent.inHand()).isEqualTo(Card.UNKNOWN);
        assertThat(scene.seenBy(SOUTH).opponent().hand().cards()).allMatch(Card::unknown);
        assertThat(scene.hand(NORTH)).containsExactly("Herald", "Herald");
    }

    @Test
    @Rule("HB-12.7")
    void aCardTakenBackIsNamedToBoth() {
        Card memory = event(
                        "Memory", Words.take(Words.target(Words.inUnderworld(Words.OWN, CardKind.BATTLE)), Words.HAND))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, memory, SPARE)
                .underworld(SOUTH, HERALD, SUN_LORD)
                .plays(SOUTH, memory, new OwnChoice.Buried(SOUTH, "herald"))
                .awaits("South: turn");
        assertThat(scene.sentTo(NORTH).mkString()).contains("card=Herald").doesNotContain("Sun Lord");
        assertThat(scene.underworld(SOUTH)).containsExactly("Sun Lord", "Memory");
        assertThat(scene.hand(SOUTH)).containsExactly("Herald", "Spare");
    }

    @Test
    @Rule({"HB-12.2", "HB-5.3"})
    void aDrawnCardIsToldToItsPlayerOnly() {
        Scene scene = Scene.table().deck(SOUTH, HERALD, SUN_LORD).begins(SOUTH).awaits("South: turn");
        assertThat(scene.sentTo(SOUTH)).contains(new CardDrawn(SOUTH, HERALD));
        assertThat(scene.sentTo(NORTH)).contains(new CardDrawn(SOUTH, Card.UNKNOWN));
    }
}
