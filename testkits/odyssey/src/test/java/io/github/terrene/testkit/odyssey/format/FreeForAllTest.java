package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.EndEvent.GameEnded;
import io.github.terrene.odyssey.event.EndEvent.TeamsLeft;
import io.github.terrene.odyssey.event.TurnEvent.PhaseBegan;
import io.github.terrene.odyssey.event.TurnEvent.TurnEnded;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("S41 Three against each other")
class FreeForAllTest extends FreeForAllBook {
    private static final AssignableCard BOMB =
            item("Bomb").trigger(GREEN, free(), damagePlayer(5, EACH_PLAYER)).build();

    private static final AssignableCard VOLLEY = item("Volley")
            .trigger(GREEN, free(), damagePlayer(5, EACH_OPPONENT))
            .build();

    @Test
    @DisplayName("A team without HP leaves with everything, and the others play on")
    @Rule({"TO-10.9", "TO-10.10", "TO-10.13", "TO-10.3", "TO-5.2"})
    void oneAfterAnother() {
        Scenario s = given(
                B.hp(5),
                A.has(recruited(LANCER), recruited(ETHAN)),
                B.has(recruited(SAMMY).attacked(1)),
                B.hand(DART),
                B.discardPile(PIKE));
        s.when(A.attacks(LANCER).on(B), B.declinesToBlock());
        s.then(B.characters(0), B.terrains(), B.hand(), B.deck(), B.discardPile(), B.actions(0));
        s.never(XpGained.class).happened(1, TeamsLeft.class).awaits(A, "action");
        s.then(A.actions(2), A.has(recruited(LANCER).attacked(1).xp(0)));
        s.refuses(A.attacks(ETHAN).on(B), "TO-5.2/no-opponent");
        s.when(A.attacks(ETHAN).on(C)).then(C.hp(20));
        s.when(A.endsTurn());
        s.then(turn(5), turnOf(C)).awaits(C, "action");
        s.refuses(B.endsTurn(), "TO-4.19/not-awaited");
        s.when(C.runs());
        s.isWonBy(A, "TO-10.3").happened(1, TeamsLeft.class);
        ranks(s, "A", "C", "B");
    }

    @Test
    @DisplayName("A player who Runs while two others play on ends the turn at once")
    @Rule({"TO-10.3", "TO-10.9", "TO-10.12", "TO-4.17"})
    void running() {
        Scenario s = given(turn(3), C.has(recruited(LANCER)), A.has(recruited(INU)));
        s.when(C.runs());
        s.happened(1, TeamsLeft.class).happened(1, TurnEnded.class).never(GameEnded.class);
        assertThat(s.events().filter(event -> event.equals(new PhaseBegan(Phase.END))))
                .isEmpty();
        s.then(turn(4), turnOf(A), C.characters(0)).awaits(A, "action");
        ranks(s, "AB", "C");
        s.when(A.endsTurn(), B.endsTurn());
        s.then(turn(6), turnOf(A)).awaits(A, "action");
    }

    @Test
    @DisplayName("Two who lose at one check leave together, and the third has won")
    @Rule({"TO-10.1", "TO-10.9", "TO-10.13", "TO-10.4"})
    void twoAtOnce() {
        Scenario s = given(turn(6), A.hp(5), B.hp(5), C.has(recruited(INU).holding(VOLLEY)));
        s.when(C.uses(VOLLEY)).then(A.hp(0), B.hp(0));
        s.isWonBy(C, "TO-10.1").never(TeamsLeft.class);
        ranks(s, "C", "AB");
    }

    @Test
    @DisplayName("All who are in lose at one check: the game is drawn between them")
    @Rule({"TO-10.5", "TO-10.9", "TO-10.13"})
    void allAtOnce() {
        Scenario s = given(A.hp(5), B.hp(5), C.hp(5), A.has(recruited(INU).holding(BOMB)));
        s.when(A.uses(BOMB)).isDrawn("TO-10.5").never(TeamsLeft.class);
        ranks(s, "ABC");

        Scenario two = given(turn(3), A.hp(5), B.hp(5), A.has(recruited(INU).holding(BOMB)));
        two.when(C.runs(), A.uses(BOMB)).isDrawn("TO-10.5");
        ranks(two, "AB", "C");
    }

    @Test
    @DisplayName("Two of four leave together in one event, and rank equally behind a team that leaves later")
    @Rule({"TO-10.9", "TO-10.13"})
    void twoOfFour() {
        Scenario s = ofFour(B.hp(5), D.hp(5), A.has(recruited(LANCER).holding(VOLLEY)), C.hp(30));
        s.when(A.uses(VOLLEY)).happened(1, TeamsLeft.class).awaits(A, "action");
        ranks(s, "AC", "BD");
        s.when(A.attacks(LANCER).on(C)).then(C.hp(0)).isWonBy(A, "TO-10.1");
        ranks(s, "A", "C", "BD");
    }

    @Test
    @DisplayName("The last turn is a draw between those who are still in")
    @Rule({"TO-10.6", "TO-10.13"})
    void theLastTurn() {
        Scenario s = given(options(options -> options.withTurnLimit(4)), turn(3));
        s.when(C.runs(), A.endsTurn()).isDrawn("TO-10.6");
        ranks(s, "AB", "C");
    }
}
