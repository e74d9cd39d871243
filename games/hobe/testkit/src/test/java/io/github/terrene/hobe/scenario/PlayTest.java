package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.event.CardNamed;
import io.github.terrene.hobe.event.CardPlayed;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.EventPlayed;
import io.github.terrene.hobe.event.EventSpent;
import io.github.terrene.hobe.event.WindowClosed;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.ThingEffect;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 7: playing cards, targets, and the end of the phase. */
class PlayTest {
    private static final Card TWO_BOLTS =
            event("Two Bolts", Words.damage(Words.targets(2, ANYONE), 1)).build();

    @Test
    @Rule("HB-7.1")
    void anyNumberOfCardsInAnyOrder() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, HERALD, QUIET_DAYS, SWINEHERD, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, HERALD)
                .plays(SOUTH, SPARK, "Shore Guard")
                .plays(SOUTH, QUIET_DAYS)
                .plays(SOUTH, SWINEHERD)
                .awaits("South: turn");
        assertThat(scene.side(SOUTH).inPlay()).hasSize(3);
    }

    @Test
    @Rule("HB-7.2")
    void aCardIsNamedPaidAndThenPlayed() {
        Card lion = Scene.melee("Lion", 2, 2);
        Card dear = new Card(
                "dear",
                "Dear",
                lion.kind(),
                lion.body(),
                lion.requirements(),
                1,
                lion.timing(),
                lion.abilities(),
                lion.continuous());
        Scene.table()
                .hand(SOUTH, dear, SPARE)
                .plays(SOUTH, dear)
                .happenedInOrder(CardNamed.class, CardsLost.class, CardPlayed.class)
                .awaits("South: turn");
        Scene event = Scene.table()
                .hand(SOUTH, STORM_WIND, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, STORM_WIND, "Shore Guard")
                .happenedInOrder(
                        CardNamed.class, CardsLost.class, EventPlayed.class, WindowClosed.class, EventSpent.class)
                .awaits("South: turn");
        event.refuses(new PlayCard(SOUTH, "lion", Array.empty()), "HB-7.2/not-in-hand");
        event.refuses(new PlayCard(SOUTH, "nobody", Array.empty()), "HB-7.2/not-in-hand");
    }

    @Test
    @Rule("HB-7.3")
    void aCardWithoutEnoughLegalTargetsCannotBePlayed() {
        Scene scene = Scene.table()
                .hand(SOUTH, TWO_BOLTS, HERALD)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .situation(NORTH, WAR_DRUMS);
        scene.refuses(scene.play(SOUTH, TWO_BOLTS, "Shore Guard"), "HB-7.3/number-of-targets")
                .refuses(scene.play(SOUTH, TWO_BOLTS), "HB-7.3/number-of-targets")
                .refuses(scene.play(SOUTH, TWO_BOLTS, "Shore Guard", "Shore Guard"), "HB-7.3/targets-order")
                .refuses(scene.play(SOUTH, TWO_BOLTS, "Shore Guard", "War Drums"), "HB-7.3/wrong-target")
                .refuses(scene.play(SOUTH, HERALD, "Shore Guard"), "HB-7.3/no-target")
                .refuses(
                        new PlayCard(
                                SOUTH, TWO_BOLTS.id(), Array.of(new OwnChoice.InPlay(9), new OwnChoice.At(FRONT_0))),
                        "HB-7.3/wrong-target")
                .awaits("South: turn");
        assertThat(scene.legal(SOUTH))
                .doesNotHaveAnyElementsOfTypes(ThingEffect.Damage.class)
                .hasSize(3);
    }

    @Test
    @Rule("HB-7.3")
    void withoutATargetForOnePartTheWholeCardCannotBePlayed() {
        Card trade = event("Trade", Words.damage(Words.target(ENEMY), 1), Words.damage(Words.target(OWN), 1))
                .build();
        Scene alone = Scene.table().hand(SOUTH, trade).put(SOUTH, FRONT_0, SHORE_GUARD);
        alone.refuses(alone.play(SOUTH, trade, "Shore Guard"), "HB-7.3/wrong-target")
                .awaits("South: turn");
        Scene scene = Scene.table()
                .hand(SOUTH, trade, SPARE)
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, FRONT_0, SWINEHERD);
        scene.refuses(scene.play(SOUTH, trade, "Shore Guard", "Swineherd"), "HB-7.3/wrong-target");
        scene.plays(SOUTH, trade, "Swineherd", "Shore Guard").awaits("South: turn");
        assertThat(scene.tokens("Swineherd")).isEqualTo(1);
    }

    @Test
    @Rule("HB-7.4")
    void requirementsMustBeMetAndTheCostPaid() {
        Card banquet = situation("Banquet").asks(Icon.ANY).cost(3).build();
        Scene poor = Scene.table().deck(SOUTH, 2).hand(SOUTH, banquet).put(SOUTH, FRONT_0, HERALD);
        poor.refuses(poor.play(SOUTH, banquet), "HB-7.11/few-cards").awaits("South: turn");
        Scene alone = Scene.table().hand(SOUTH, banquet);
        alone.refuses(alone.play(SOUTH, banquet), "HB-7.9/requirements").awaits("South: turn");
        Scene scene = Scene.table()
                .hand(SOUTH, banquet, SPARE)
                .put(SOUTH, FRONT_0, HERALD)
                .plays(SOUTH, banquet)
                .awaits("South: turn");
        assertThat(scene.lost(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule("HB-7.5")
    void anIllegalPlayIsRefusedBeforeAnythingIsPaid() {
        Scene scene = Scene.table().hand(SOUTH, STORM_WIND).put(NORTH, STANDBY_0, HERALD);
        scene.refuses(scene.play(SOUTH, STORM_WIND, "Herald"), "HB-10.2/wrong-target")
                .awaits("South: turn");
        assertThat(scene.deck(SOUTH)).isEqualTo(20);
        assertThat(scene.hand(SOUTH)).containsExactly("Storm Wind");
    }

    @Test
    @Rule("HB-7.32")
    void thePlayPhaseEndsWhenItsPlayerSaysSo() {
        Scene.table()
                .hand(SOUTH, HERALD, SPARE)
                .plays(SOUTH, HERALD)
                .awaits("South: turn")
                .does(new GoToBattle(SOUTH))
                .refuses(new GoToBattle(SOUTH), "HB-12.4/not-awaited")
                .awaits("North: turn");
        Scene attacking = Scene.table()
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .battle();
        attacking.refuses(new GoToBattle(SOUTH), "HB-7.32/not-asked").awaits("South: attacker");
    }

    @Test
    @Rule("HB-7.34")
    void aCardThatCameBackIsNotPlayedAgainThisTurn() {
        Scene scene = Scene.table()
                .hand(SOUTH, HERALD, RECALL, SPARE)
                .put(SOUTH, FRONT_0, SWINEHERD)
                .plays(SOUTH, RECALL, "Swineherd");
        scene.refuses(scene.play(SOUTH, SWINEHERD), "HB-7.34/came-back");
        scene.plays(SOUTH, HERALD).finishes().finishes();
        scene.plays(SOUTH, SWINEHERD).awaits("South: turn");
    }

    @Test
    @Rule("HB-7.34")
    void ofTwoCopiesOnlyAsManyAsWereThereBeforeArePlayed() {
        Scene scene = Scene.table()
                .hand(SOUTH, SWINEHERD, RECALL, SPARE)
                .put(SOUTH, FRONT_0, SWINEHERD)
                .plays(SOUTH, RECALL, "Swineherd")
                .plays(SOUTH, SWINEHERD);
        scene.refuses(scene.play(SOUTH, SWINEHERD), "HB-7.34/came-back").awaits("South: turn");
    }

    @Test
    @Rule("HB-7.34")
    void anEventTakenBackFromTheUnderworldIsNotPlayedAgainEither() {
        Card echo = event("Echo", Words.take(Words.target(Words.inUnderworld(Words.OWN, CardKind.EVENT)), Words.HAND))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, echo, SPARE)
                .underworld(SOUTH, SPARK)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, echo, new OwnChoice.Buried(SOUTH, "spark"));
        assertThat(scene.hand(SOUTH)).containsExactly("Spare", "Spark");
        scene.refuses(scene.play(SOUTH, SPARK, "Shore Guard"), "HB-7.34/came-back")
                .awaits("South: turn");
    }

    @Test
    @Rule("HB-7.35")
    void aTargetIsLegalEvenIfNothingCanComeOfIt() {
        Card balm = event("Balm", Words.heal(Words.target(ANYONE), 1)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, balm, TWO_BOLTS, SPARE)
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, FRONT_0, SWINEHERD)
                .plays(SOUTH, balm, "Shore Guard")
                .plays(SOUTH, TWO_BOLTS, "Shore Guard", "Swineherd")
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
        assertThat(scene.tokens("Swineherd")).isEqualTo(1);
        assertThat(TWO_DRAWS.targets()).isEmpty();
    }

    @Test
    @Rule("HB-7.36")
    void theLimitsOfWhoBearsWhatHoldInStandbyAndAreLookedAtOnce() {
        Card proud = battle("Proud", BattleType.HUMAN, Reach.MELEE)
                .hp(2)
                .continuous(Words.cannot(Words.itself(), Words.BEAR_WEAPON))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, IRON_RING, SPARE)
                .put(SOUTH, STANDBY_0, proud)
                .put(SOUTH, BACK_0, HERALD);
        scene.refuses(scene.play(SOUTH, IRON_RING, "Proud"), "HB-7.18/cannot-bear");
        Scene bearing = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, STANDBY_0, proud, IRON_RING)
                .moves(STANDBY_0, FRONT_0)
                .awaits("South: turn");
        assertThat(bearing.weapons("Proud")).containsExactly("Iron Ring");
        scene.awaits("South: turn");
    }

    @Test
    @Rule({"HB-7.37", "HB-10.1"})
    void aBattleCardChangesCostsFromTheBattlefieldOnly() {
        Card purser = battle("Purser", BattleType.HUMAN, Reach.MELEE)
                .continuous(Words.costs(Whose.OWN, CardKind.EVENT, -1))
                .build();
        Scene standby = Scene.table()
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .put(SOUTH, STANDBY_0, purser)
                .plays(SOUTH, EARTH_SHAKER)
                .awaits("South: turn");
        assertThat(standby.lost(SOUTH)).isEqualTo(2);
        Scene field = Scene.table()
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .put(SOUTH, FRONT_0, purser)
                .plays(SOUTH, EARTH_SHAKER)
                .awaits("South: turn");
        assertThat(field.lost(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule("HB-7.37")
    void allChangesOfACostCountTogether() {
        Card stores = situation("Stores")
                .continuous(Words.costs(Whose.OWN, CardKind.EVENT, -3))
                .build();
        Card tax = situation("Tax")
                .continuous(Words.costs(Whose.ANY, CardKind.EVENT, 2))
                .build();
        Scene both = Scene.table()
                .hand(SOUTH, STORM_WIND, SPARE)
                .situation(SOUTH, stores)
                .situation(NORTH, tax)
                .put(NORTH, FRONT_0, SUN_LORD)
                .plays(SOUTH, STORM_WIND, "Sun Lord")
                .awaits("South: turn");
        assertThat(both.lost(SOUTH)).isEqualTo(2 - 3 + 2);
        Card draw = event("Draw", Words.draw(Whose.OWN, 1)).build();
        Scene free = Scene.table()
                .hand(SOUTH, draw, SPARE)
                .situation(SOUTH, stores)
                .plays(SOUTH, draw)
                .awaits("South: turn");
        assertThat(free.lost(SOUTH)).isZero();
    }
}
