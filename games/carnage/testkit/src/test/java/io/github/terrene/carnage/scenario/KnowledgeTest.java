package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Drawn;
import io.github.terrene.carnage.event.ElementsArranged;
import io.github.terrene.carnage.event.ElementsLookedAt;
import io.github.terrene.carnage.event.SwordDrawn;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 14: what everyone may know. */
class KnowledgeTest {
    private static final Seat ONLOOKER = Seat.of(2);

    private static Scene laying() {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, fire(1), fire(2), fire(3), fire(5))
                .elements(NORTH, earth(1), earth(2), earth(3), earth(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0);
    }

    private static Scene draft() {
        Array<Card> drawn = Array.of(ASH_SMITH, REEF_BARD, SPARK_LENS, TIDE_RING);
        return Scene.table().drafting(drawn, drawn);
    }

    @Test
    @Rule({"CG-14.1", "CG-14.6", "CG-14.7"})
    void bothAndAnOnlookerSeeWhatIsPublic() {
        Scene scene = Scene.table()
                .put(NORTH, 1, ASH_SMITH, ASH_SMITH)
                .realm(NORTH, HEARTH)
                .nest(NORTH, BOG_MAW)
                .pantheon(NORTH, REEF_BARD)
                .discarded(NORTH, SPRING)
                .elementDeck(NORTH, fire(1), fire(2))
                .hand(NORTH, QUARRY, FORGE)
                .waiting(NORTH, new ForNextDuel.TiesWon())
                .awaits("South: action");
        for (Seat seat : Array.of(SOUTH, ONLOOKER)) {
            Table seen = scene.rules().view(scene.game(), seat).table();
            Side truth = scene.side(NORTH);
            Side side = seen.side(NORTH);
            assertThat(side.spearhead()).isEqualTo(truth.spearhead());
            assertThat(side.domain()).isEqualTo(truth.domain());
            assertThat(side.purse()).isEqualTo(truth.purse());
            assertThat(side.decks().discarded()).isEqualTo(truth.decks().discarded());
            assertThat(side.elements().discarded()).isEqualTo(truth.elements().discarded());
            assertThat(side.hand().size()).isEqualTo(2);
            assertThat(side.decks().companion().size()).isEqualTo(10);
            assertThat(side.elements().deck().size()).isEqualTo(2);
            assertThat(seen.promises()).hasSize(1);
            assertThat(seen.turn()).isEqualTo(3);
            assertThat(seen.active()).isEqualTo(SOUTH);
            assertThat(seen.idle()).isEqualTo(scene.game().table().idle());
        }
    }

    @Test
    @Rule("CG-14.2")
    void onlyItsPlayerKnowsAHand() {
        Scene one = Scene.table().hand(NORTH, HEARTH, ASH_SMITH).awaits("South: action");
        Scene other = Scene.table().hand(NORTH, BOG_MAW, SPARK_LENS).awaits("South: action");
        one.looksTo(SOUTH, other).looksTo(ONLOOKER, other);
        assertThat(one.seenBy(NORTH).own().hand().cards()).containsExactly(ASH_SMITH, HEARTH);
    }

    @Test
    @Rule({"CG-14.2", "CG-14.6", "CG-5.3"})
    void aDrawnCardIsToldToItsPlayerAndTheDeckToEverybody() {
        Scene scene = Scene.table()
                .companion(NORTH, ASH_SMITH)
                .adventure(NORTH)
                .passesSword()
                .awaits("North: action");
        assertThat(scene.sentTo(NORTH)).contains(new Drawn(NORTH, DeckKind.COMPANION, ASH_SMITH));
        assertThat(scene.sentTo(SOUTH)).contains(new Drawn(NORTH, DeckKind.COMPANION, Card.UNKNOWN));
    }

    @Test
    @Rule({"CG-14.3", "CG-14.7"})
    void nobodyKnowsTheOrderOfADeck() {
        Scene one = Scene.table().companion(SOUTH, ASH_SMITH, REEF_BARD).elements(SOUTH, fire(1), fire(2));
        Scene other = Scene.table().companion(SOUTH, REEF_BARD, ASH_SMITH).elements(SOUTH, fire(2), fire(1));
        one.awaits("South: action");
        other.awaits("South: action");
        one.looksTo(SOUTH, other).looksTo(NORTH, other).looksTo(ONLOOKER, other);
    }

    @Test
    @Rule({"CG-14.2", "CG-14.4", "CG-14.5"})
    void nothingOfWhatIsLaidIsKnownNotEvenThatItIs() {
        Scene before = laying().awaits("South: lay", "North: lay");
        Scene one = laying().lays(SOUTH, fire(1), fire(2), fire(3)).awaits("North: lay");
        Scene other = laying().lays(SOUTH, fire(5), fire(3), fire(2)).awaits("North: lay");
        Scene conceded = laying().concedes(SOUTH).awaits("North: lay");
        for (Seat seat : Array.of(NORTH, ONLOOKER)) {
            one.looksTo(seat, before).looksTo(seat, other).looksTo(seat, conceded);
        }
        for (Scene scene : Array.of(one, other, conceded)) {
            assertThat(scene.whyNot(new PassSword(NORTH))).isEqualTo(before.whyNot(new PassSword(NORTH)));
            assertThat(scene.seenBy(NORTH).prompt().get().seats()).containsExactly(SOUTH, NORTH);
        }
        assertThat(one.seenBy(SOUTH).toString()).contains("fire +1");
        assertThat(before.seenBy(SOUTH).own().elements().drawn().cards())
                .hasSize(4)
                .noneMatch(ElementCard::unknown);
        assertThat(before.seenBy(NORTH).opponent().elements().drawn().cards())
                .hasSize(4)
                .allMatch(ElementCard::unknown);
    }

    @Test
    @Rule({"CG-14.4", "CG-8.12"})
    void roundsAreShownOneByOneAndTheFourthCardAfterThem() {
        Scene scene = laying().lays(SOUTH, fire(5), fire(2), fire(3)).lays(NORTH, earth(1), earth(2), earth(3));
        Array<String> told = scene.sentTo(NORTH).map(Object::toString).toArray();
        int third = told.lastIndexWhere(event -> event.startsWith("RoundFought"));
        assertThat(told.take(third).filter(event -> event.contains("fire +1") || event.contains("fire +3")))
                .isEmpty();
        assertThat(told.drop(third + 1).filter(event -> event.startsWith("ElementsSpent") && event.contains("fire +1")))
                .hasSize(1);
    }

    @Test
    @Rule({"CG-14.5", "CG-14.6", "CG-14.7", "CG-4.5", "CG-4.11"})
    void nothingOfADraftIsKnownUntilBothAreIn() {
        Scene before = draft().awaits("South: draft", "North: draft");
        Scene begun = draft().does(new KeepLegend(SOUTH, "ash-smith"));
        Scene complete = draft().keepsLegends(SOUTH, REEF_BARD)
                .keepsRelic(SOUTH, TIDE_RING, 1)
                .endsDraft(SOUTH);
        Scene conceded = draft().concedes(SOUTH);
        for (Scene scene : Array.of(begun, complete, conceded)) {
            scene.looksTo(NORTH, before).looksTo(ONLOOKER, before);
            assertThat(scene.whyNot(new Meditate(NORTH))).isEqualTo(before.whyNot(new Meditate(NORTH)));
        }
        assertThat(complete.undoable()).isFalse();
        assertThat(begun.undoable()).isTrue();
        Side seen = complete.seenBy(NORTH).opponent();
        assertThat(seen.spearhead()).isEqualTo(Spearhead.EMPTY);
        assertThat(seen.decks().companion().size()).isEqualTo(14);
        complete.keepsLegends(NORTH, ASH_SMITH).endsDraft(NORTH).awaits("South: draw");
        assertThat(complete.seenBy(NORTH).opponent().spearhead().legend(1).get().card())
                .isEqualTo(REEF_BARD);
        assertThat(complete.seenBy(NORTH).tasks().toString() + complete.sentTo(NORTH))
                .doesNotContain("Spark Lens");
    }

    @Test
    @Rule("CG-14.7")
    void aPlayerKnowsTheOwnListsOnly() {
        GameConfig config = GameConfig.of(Options.standard(), ReadyLists.COAL_ROAD, ReadyLists.LONG_WALL);
        Scene scene = Scene.of(Carnage.of(StarterSet.catalogue()), config, 3).awaits("South: draft", "North: draft");
        assertThat(scene.seenBy(SOUTH).list()).isEqualTo(Option.some(ReadyLists.COAL_ROAD));
        assertThat(scene.seenBy(NORTH).list()).isEqualTo(Option.some(ReadyLists.LONG_WALL));
        assertThat(scene.seenBy(ONLOOKER).list()).isEqualTo(Option.none());
    }

    private static Scene meditated(ElementCard first, ElementCard second) {
        return Scene.table().elements(SOUTH, first, second).meditates();
    }

    @Test
    @Rule({"CG-14.8", "CG-14.2"})
    void whatALookShowedIsInThatPlayersViewUntilTheChoiceIsMade() {
        Scene scene = meditated(fire(1), air(8)).awaits("South: elements");
        meditated(water(2), earth(3)).looksTo(NORTH, scene).looksTo(ONLOOKER, scene);
        assertThat(scene.seenBy(SOUTH).question().get().options()).hasSize(5);
        assertThat(scene.sentTo(NORTH)).contains(new ElementsLookedAt(SOUTH, 2));
        scene.putsBack(SOUTH, air(8)).awaits("South: action");
        assertThat(scene.seenBy(SOUTH).toString()).doesNotContain("air +8");
        assertThat(scene.sentTo(NORTH).last())
                .isEqualTo(new ElementsArranged(SOUTH, Array.of(ElementCard.UNKNOWN), Array.of(fire(1))));
    }

    @Test
    @Rule("CG-14.8")
    void theOtherDoesNotSeeWhereADiscardedCardLay() {
        Scene top = meditated(fire(1), air(8)).putsBack(SOUTH, air(8)).awaits("South: action");
        Scene below = meditated(air(8), fire(1)).putsBack(SOUTH, air(8)).awaits("South: action");
        top.looksTo(NORTH, below).looksTo(ONLOOKER, below);
        Scene order =
                meditated(fire(1), air(8)).putsBack(SOUTH, air(8), fire(1)).awaits("South: action");
        Scene same = meditated(fire(1), air(8)).putsBack(SOUTH, fire(1), air(8)).awaits("South: action");
        order.looksTo(NORTH, same);
    }

    @Test
    @Rule({"CG-14.8", "CG-3.9"})
    void theOtherDoesNotSeeWhichOfTwoDiscardedCardsLayOnTop() {
        Scene one = meditated(fire(1), air(8)).putsBack(SOUTH).awaits("South: action");
        Scene other = meditated(air(8), fire(1)).putsBack(SOUTH).awaits("South: action");
        one.looksTo(NORTH, other).looksTo(ONLOOKER, other);
        assertThat(one.sentTo(NORTH)).isEqualTo(other.sentTo(NORTH));
    }

    @Test
    @Rule({"CG-14.8", "CG-12.14"})
    void aLookAtOneCardWaitsForItsPlayerThoughThereIsNothingToChoose() {
        Card seer = legend("Seer", AIR, 1).power(0, Words.look(1)).build();
        Scene scene = Scene.table()
                .company(SOUTH, seer)
                .elements(SOUTH, fire(1))
                .uses(1)
                .awaits("South: elements");
        assertThat(scene.options()).containsExactly(new OwnChoice.Kept(Array.of("fire-1")));
        assertThat(scene.seenBy(NORTH).toString()).doesNotContain("fire +1");
        scene.putsBack(SOUTH, fire(1)).awaits("South: action");
    }

    @Test
    @Rule("CG-14.9")
    void aCardThatIsTakenBackIsSeenOnItsWayAndNotMarkedInTheHand() {
        Card singer =
                legend("Singer", AIR, 1).power(0, Words.takeBack(Words.CARD)).build();
        Scene scene = Scene.table()
                .company(SOUTH, singer)
                .discarded(SOUTH, ASH_SMITH)
                .hand(SOUTH, HEARTH)
                .uses(1)
                .awaits("South: action");
        assertThat(scene.sentTo(NORTH).mkString()).contains("Ash Smith");
        assertThat(scene.seenBy(NORTH).opponent().hand().cards()).hasSize(2).allMatch(Card::unknown);
    }

    @Test
    @Rule({"CG-14.6", "CG-4.9"})
    void theCardsThatDecideOnTheSwordAreShown() {
        Scene scene = draft().keepsLegends(SOUTH, ASH_SMITH)
                .endsDraft(SOUTH)
                .keepsLegends(NORTH, REEF_BARD)
                .endsDraft(NORTH);
        scene.elements(SOUTH, fire(8)).elements(NORTH, fire(1));
        DeckKind[] five = Array.fill(5, DeckKind.ADVENTURE).toJavaArray(DeckKind[]::new);
        scene.draws(SOUTH, five).draws(NORTH, five).awaits("South: sword");
        for (Seat seat : Players.BOTH) {
            assertThat(scene.sentTo(seat)).contains(new SwordDrawn(fire(8), fire(1), Option.some(SOUTH)));
        }
    }

    @Test
    @Rule({"CG-14.2", "CG-9.9"})
    void aChoiceFromAHandShowsOthersNoOptions() {
        Scene one = Scene.table()
                .hand(SOUTH, HEARTH, FORGE, SPRING)
                .does(new Burn(SOUTH, "hearth"))
                .awaits("South: burn");
        Scene other = Scene.table().hand(SOUTH, HEARTH, BOG_MAW, QUARRY).does(new Burn(SOUTH, "hearth"));
        one.looksTo(NORTH, other).looksTo(ONLOOKER, other);
        assertThat(one.seenBy(NORTH).question()).isEqualTo(Option.none());
    }
}
