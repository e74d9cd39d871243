package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("One more way to lose")
class LastCardTest extends ScenarioBook {
    @Override
    protected TableBuilder table() {
        return TableBuilder.of(Format.DUEL, LastCard::rules);
    }

    @Test
    @DisplayName(
            "A player whose deck is used up has lost at the next look at who has lost, by the number of the house rule")
    @Rule("TO-10.4")
    void theLastCard() {
        Scenario s =
                given(A.has(recruited(ASU)), B.has(recruited(INU), hidden(ETHAN)), A.deck(DART, NEEDLE), B.deck(DART));
        s.when(A.endsTurn(), B.recruits(ETHAN));
        s.isWonBy(A, "HR-2");
    }

    @Test
    @DisplayName("The printed ways to lose stay")
    @Rule({"TO-10.1", "TO-10.2"})
    void thePrintedWays() {
        Scenario s = given(A.has(recruited(ASU)), A.alone(), B.has(recruited(INU)), A.deck(DART), B.deck(DART));
        s.when(A.dismisses(ASU));
        s.isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("Replays and saved games bear its name")
    void itBearsAName() {
        Catalogue none = Catalogue.ofSets(Array.empty()).get();
        assertThat(LastCard.rules(none).notation().game()).isEqualTo("terrene-odyssey-duel+last-card");
    }

    @Test
    @DisplayName("One that fails is told by its name")
    @Rule("TO-10.4")
    void oneThatFails() {
        Scenario s = given();
        RuleBook failing = StandardRules.of(Format.DUEL, s.rules().book().catalogue())
                .alsoLoses("mistaken", (table, team) -> {
                    throw new ArithmeticException("oops");
                });
        TerreneOdyssey faulty = TerreneOdyssey.of(failing, DeckRules.CONSTRUCTED);
        assertThatThrownBy(() -> faulty.apply(s.game(), new EndTurn(A.seat())))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the house rule mistaken failed")
                .hasRootCauseMessage("oops");
        s.awaits(A, "action");
    }
}
