package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is remembered of a hand")
@Rule({"TO-1.13", "TO-8.36"})
class HandMemoryTest extends ScenarioBook {
    private static final AssignableCard SPYING = item("Spying")
            .trigger(GREEN, free(), targetOpponent(), discardOfYourChoice(1, TARGET_OPPONENT))
            .build();

    private static final AssignableCard BARTER =
            item("Barter").trigger(GREEN, free(), takeBack(ITEM)).build();

    private static CardPool remembered(Scenario s, Seat seat) {
        return s.events()
                .flatMap(event -> s.rules().told(event, seat))
                .foldLeft(CardPool.UNKNOWN, s.rules()::remembered);
    }

    @Test
    @DisplayName("A hand that was shown is remembered by who saw it, without what was discarded, and imagined")
    void aHandThatWasShown() {
        Scenario s = given(A.has(recruited(ETHAN).holding(SPYING)), B.hand(DART, HUSH, DART));
        s.when(A.uses(SPYING))
                .when(A.choosesCards(HUSH))
                .then(B.hand(DART, DART))
                .awaits(A, "action");
        CardPool pool = remembered(s, A.seat());
        assertThat(pool.inHand(B.seat())).containsExactly(DART.id(), DART.id());
        assertThat(remembered(s, Seat.ONLOOKER).inHands()).isEmpty();
        Array<Array<Card>> hands = Array.range(0, 10)
                .map(seed -> s.rules()
                        .imagine(s.rules().view(s.game(), A.seat()), pool, Rng.of(seed))
                        .side(B.seat())
                        .hand()
                        .cards());
        assertThat(hands).allSatisfy(hand -> assertThat(hand).containsExactly(DART, DART));
    }

    @Test
    @DisplayName("A card taken back from the discard pile is remembered by all, until a card leaves the hand face-down")
    void aCardTakenBack() {
        Scenario s = given(A.has(recruited(ETHAN).holding(BARTER)), A.discardPile(DART), A.hand(HUSH));
        s.when(A.uses(BARTER)).then(A.hand(DART, HUSH)).awaits(A, "action");
        assertThat(remembered(s, B.seat()).inHand(A.seat())).containsExactly(DART.id());
        assertThat(remembered(s, Seat.ONLOOKER).inHand(A.seat())).containsExactly(DART.id());
        s.when(A.assigns(HUSH, ETHAN)).awaits(A, "action");
        assertThat(remembered(s, B.seat()).inHands()).isEmpty();
        assertThat(remembered(s, A.seat()).inHand(A.seat())).containsExactly(DART.id());
    }
}
