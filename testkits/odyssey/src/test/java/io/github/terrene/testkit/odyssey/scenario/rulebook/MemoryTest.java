package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.Placed;
import io.github.terrene.odyssey.event.SetupEvent.PartiesPlaced;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is remembered of cards that were seen")
@Rule({"TO-1.13", "TO-7.10", "TO-8.36", "TO-11.4"})
class MemoryTest extends ScenarioBook {
    private static final AssignableCard SPYING = item("Spying")
            .trigger(GREEN, free(), targetOpponent(), discardOfYourChoice(1, TARGET_OPPONENT))
            .build();

    private static final AssignableCard BARTER =
            item("Barter").trigger(GREEN, free(), takeBack(ITEM)).build();

    private static final AssignableCard LENS = item("Lens")
            .trigger(BLUE, free(), target(enemyCharacter().faceDown()), reveal())
            .build();

    private static final AssignableCard CLOAK = item("Cloak")
            .trigger(BLUE, free(), target(enemyCharacter()), hide())
            .build();

    private static final CharacterCard CUTPURSE = character("Cutpurse")
            .of(DARK, THIEF)
            .stats(1, 1, 20, 15, 0)
            .trigger(BLUE, actions(1), target(enemyCharacter().withCard()), takeHeld(TARGET))
            .build();

    private static final AssignableCard RADIO =
            item("Radio").ongoing().trigger(BLUE, actions(1), healYou(1)).build();

    private static final CharacterCard FOOTPAD = character("Footpad")
            .of(DARK, THIEF)
            .stats(1, 1, 20, 15, 0)
            .trigger(BLUE, actions(1), target(enemyCharacter().withCard()), takeHeld(TARGET))
            .build();

    private static final AssignableCard PASSAGE = item("Secret Passage")
            .trigger(BLUE, free(), putIntoPlayHidden(card(CHARACTER), DISCARD_PILE))
            .build();

    @Test
    @DisplayName("A hand that was shown is remembered by who saw it, without what was discarded, and imagined")
    void aHandThatWasShown() {
        Scenario s = given(A.has(recruited(ETHAN).holding(SPYING)), B.hand(DART, HUSH, DART));
        int number = held(s, SPYING);
        s.when(A.uses(SPYING))
                .when(A.choosesCards(HUSH))
                .then(B.hand(DART, DART))
                .awaits(A, "action");
        assertThat(s.remembered(A.seat()).inHand(B.seat())).containsExactly(DART.id(), DART.id());
        assertThat(s.remembered(Seat.ONLOOKER)).isEqualTo(Knowledge.NONE.inPlayShown(number, SPYING.id()));
        Array<Array<Card>> hands = s.imagined(A.seat(), 20)
                .map(world -> world.side(B.seat()).hand().cards());
        assertThat(hands).allSatisfy(hand -> assertThat(hand).containsExactly(DART, DART));
    }

    @Test
    @DisplayName("A card taken back from the discard pile is remembered by all, until a card leaves the hand face-down")
    void aCardTakenBack() {
        Scenario s = given(A.has(recruited(ETHAN).holding(BARTER)), A.discardPile(DART), A.hand(HUSH));
        int number = held(s, BARTER);
        s.when(A.uses(BARTER)).then(A.hand(DART, HUSH)).awaits(A, "action");
        assertThat(s.remembered(B.seat()).inHand(A.seat())).containsExactly(DART.id());
        assertThat(s.remembered(Seat.ONLOOKER).inHand(A.seat())).containsExactly(DART.id());
        s.when(A.assigns(HUSH, ETHAN)).awaits(A, "action");
        assertThat(s.remembered(B.seat())).isEqualTo(Knowledge.NONE.inPlayShown(number, BARTER.id()));
        assertThat(s.remembered(A.seat()).inHand(A.seat())).containsExactly(DART.id());
    }

    /** The number in play of a card that somebody holds. */
    private static int held(Scenario s, AssignableCard card) {
        return s.game()
                .table()
                .sides()
                .flatMap(Side::members)
                .flatMap(Member::held)
                .find(held -> held.card().equals(card))
                .get()
                .id();
    }

    private static Array<Array<Member>> imagined(Scenario s, Seat viewer, Seat of) {
        return s.imagined(viewer, 20).map(world -> world.side(of).members());
    }

    private static Array<String> cards(Array<Array<Member>> parties, int place) {
        return parties.map(party -> party.get(place).card().id()).distinct();
    }

    @Test
    @DisplayName("A face-down Character that was revealed is imagined as what it is, another one as anything")
    void revealed() {
        Scenario s = given(A.has(recruited(ETHAN).holding(LENS)), B.has(hidden(INU), hidden(OLD_GIANT)));
        s.when(A.uses(LENS).on(OLD_GIANT)).awaits(A, "action");
        Array<Array<Member>> parties = imagined(s, A.seat(), B.seat());
        assertThat(cards(parties, 1)).containsExactly(OLD_GIANT.id());
        assertThat(cards(parties, 0)).hasSizeGreaterThan(1);
    }

    @Test
    @DisplayName("A Character that an effect hides was seen by all: they imagine it as what it is")
    void hiddenByAnEffect() {
        Scenario s = given(A.has(recruited(ETHAN).holding(CLOAK)), B.has(recruited(INU), hidden(SAMMY)));
        s.when(A.uses(CLOAK).on(INU)).awaits(A, "action");
        assertThat(cards(imagined(s, A.seat(), B.seat()), 0)).containsExactly(INU.id());
        assertThat(cards(imagined(s, Seat.ONLOOKER, B.seat()), 0)).containsExactly(INU.id());
    }

    @Test
    @DisplayName("Who gave a card to a Character knows it after it was taken, and nobody else does")
    @Rule("TO-7.11")
    void taken() {
        Scenario s = given(A.has(recruited(ETHAN)), A.hand(PIKE), B.has(recruited(CUTPURSE)));
        s.when(A.assigns(PIKE, ETHAN), A.endsTurn(), B.uses(CUTPURSE).on(ETHAN), A.passes())
                .awaits(B, "action");
        s.seenBy(A).then(B.has(recruited(CUTPURSE).holdingSomething()));
        Array<Held> held = imagined(s, A.seat(), B.seat()).flatMap(party -> party.flatMap(Member::held));
        assertThat(held.map(each -> each.card().id()).distinct()).containsExactly(PIKE.id());
        assertThat(s.remembered(Seat.ONLOOKER)).isEqualTo(Knowledge.NONE);
    }

    @Test
    @DisplayName("A card that one's Character had taken is known to its player when it is taken again")
    @Rule("TO-7.11")
    void takenAndTakenAgain() {
        Scenario s = given(
                A.has(recruited(CUTPURSE)),
                B.has(recruited(FOOTPAD), recruited(INU).holding(PIKE)));
        s.when(A.uses(CUTPURSE).on(INU)).nobodyResponds();
        s.when(A.endsTurn(), B.uses(FOOTPAD).on(CUTPURSE)).nobodyResponds();
        s.awaits(B, "action");
        s.seenBy(A).then(B.has(recruited(FOOTPAD).holdingSomething(), recruited(INU)));
        Array<Held> held = imagined(s, A.seat(), B.seat()).flatMap(party -> party.flatMap(Member::held));
        assertThat(held.map(each -> each.card().id()).distinct()).containsExactly(PIKE.id());
    }

    @Test
    @DisplayName("Who placed a starting party remembers it by the numbers that its cards get, used or not")
    void startingParties() {
        Array<Card> guarded = Array.of(ETHAN, PIKE);
        Array<Card> armed = Array.of(SAMMY, DART);
        Array<Card> alone = Array.of(INU);
        Placed ours = new Placed(
                A.seat(),
                Array.of(alone, guarded),
                SALT_FLATS,
                Pile.of(Array.empty()),
                A.seat().asList());
        Placed theirs = new Placed(
                B.seat(),
                Array.of(armed),
                SALT_FLATS,
                Pile.of(Array.empty()),
                B.seat().asList());
        PartiesPlaced placed = new PartiesPlaced(Array.of(ours, theirs));
        TerreneOdyssey rules = TerreneOdyssey.duel(Catalogue.of(Array.empty()).get());
        assertThat(rules.seenBy(placed, A.seat()).remembered(Knowledge.NONE))
                .isEqualTo(Knowledge.NONE
                        .inPlayShown(1, INU.id())
                        .inPlayShown(3, ETHAN.id())
                        .inPlayShown(4, PIKE.id()));
        assertThat(rules.seenBy(placed, B.seat()).remembered(Knowledge.NONE))
                .isEqualTo(Knowledge.NONE.inPlayShown(6, SAMMY.id()).inPlayShown(7, DART.id()));
    }

    @Test
    @DisplayName("A card that was face-up is known to all when it is taken face-down")
    @Rule("TO-7.11")
    void takenFaceUp() {
        Scenario s = given(A.has(recruited(ETHAN).holding(RADIO)), B.has(recruited(CUTPURSE)));
        s.when(A.uses(RADIO)).nobodyResponds();
        s.when(A.endsTurn(), B.uses(CUTPURSE).on(ETHAN)).nobodyResponds();
        s.awaits(B, "action");
        for (Seat seat : Array.of(A.seat(), Seat.ONLOOKER)) {
            Array<Held> held = imagined(s, seat, B.seat()).flatMap(party -> party.flatMap(Member::held));
            assertThat(held.map(each -> each.card().id()).distinct()).containsExactly(RADIO.id());
        }
    }

    @Test
    @DisplayName("A Character that comes face-down from the discard pile was seen there: all imagine it as what it is")
    void backFaceDown() {
        Scenario s = given(A.has(recruited(ETHAN).holding(PASSAGE)), A.discardPile(INU, SAMMY), B.has(recruited(ASU)));
        s.when(A.uses(PASSAGE)).when(A.choosesCards(INU)).awaits(A, "action");
        Array<Array<Member>> parties = imagined(s, B.seat(), A.seat());
        assertThat(parties.map(party -> party.last().card().id()).distinct()).containsExactly(INU.id());
    }
}
