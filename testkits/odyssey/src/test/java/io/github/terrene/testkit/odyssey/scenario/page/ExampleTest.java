package io.github.terrene.testkit.odyssey.scenario.page;

import static io.github.terrene.odyssey.trait.Keyword.HASTE;
import static io.github.terrene.odyssey.trait.Status.SLOW;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.page.LanternTest.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
import org.junit.jupiter.api.Test;

/** The examples of the page about scenarios. */
class ExampleTest extends ScenarioBook {

    @Test
    @Rule("TO-5.1")
    void aTable() {
        Scenario s = given(
                turnOf(B),
                options(options -> options.withEdition(Edition.UPDATE_2015)),
                A.hp(20),
                A.has(recruited(WICK).damaged(5).with(HASTE), hidden(SNUFFER).holding(LANTERN)),
                A.alone(),
                B.actions(1),
                B.hand(LANTERN),
                B.terrains(HOME_FIELD),
                B.has(recruited(SNUFFER).suffering(SLOW)));
        s.refuses(B.attacks(SNUFFER), "TO-5.1/few-actions");
        s.then(A.characters(2), A.supply(2), B.characters(2), A.cardsInHand(0), A.cardsInDeck(10));
        s.awaits(B, "action");
    }

    @Test
    @Rule("TO-8.9")
    void whileResponsesAreOpen() {
        Scenario s = given(
                A.has(recruited(WICK).holding(LANTERN)),
                B.has(recruited(SNUFFER).holding(LANTERN)));
        s.when(A.uses(LANTERN).on(SNUFFER));
        s.meanwhile(B.has(recruited(SNUFFER).unharmed()), A.has(recruited(WICK).holdingFaceUp(LANTERN)));
        s.then(B.has(recruited(SNUFFER).damaged(10)), A.has(recruited(WICK).holdingNothing()));
        s.happened(1, DamageDealt.class).never(XpGained.class);
        s.awaits(A, "action");
    }

    @Test
    @Rule("TO-5.4")
    void twoEnds() {
        Scenario s = given(A.has(recruited(WICK)), B.has(recruited(SNUFFER)));
        s.when(A.attacks(WICK));
        s.awaits(B, "block");
        Scenario unblocked = instead(s).when(B.declinesToBlock());
        unblocked.then(B.hp(30)).awaits(A, "action");
        s.when(B.blocks(SNUFFER));
        s.then(B.hp(50)).awaits(A, "action");
    }

    @Test
    @Rule({"TO-11.2", "TO-4.13"})
    void whatIsSeen() {
        Scenario s = given(A.hand(WICK));
        s.when(A.hides(WICK));
        s.seenBy(A).then(A.has(hidden(WICK)));
        s.seenBy(B).then(A.has(faceDown(), faceDown()), A.cardsInHand(0));
        s.seenBy(B).isSilentAbout(WICK);
        s.awaits(A, "action");
    }

    @Test
    void anyTable() {
        TableBuilder table = TableBuilder.duel().turn(4).hp(Seat.of(0), 12);
        table.side(Seat.of(1)).figures(recruited(WICK).holding(LANTERN)).hand(LANTERN, LANTERN);
        TerreneOdyssey rules = table.rules();
        Game game = table.game();
        assertThat(rules.legal(game, Seat.of(1))).isNotEmpty();
    }
}
