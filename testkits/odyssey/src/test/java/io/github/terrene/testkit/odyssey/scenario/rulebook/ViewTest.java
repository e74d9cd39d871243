package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What everyone may know")
class ViewTest extends ScenarioBook {

    @Test
    @DisplayName("S38 What is seen")
    @Rule({"TO-7.7", "TO-11.1", "TO-11.2", "TO-11.3", "TO-11.4", "TO-11.5"})
    void whatIsSeen() {
        Scenario s = given(A.hand(SAMMY, DART));
        s.seenBy(B).then(A.characters(1), A.cardsInHand(2));
        s.when(A.hides(SAMMY), A.assigns(DART, SAMMY));
        s.seenBy(B).then(A.has(faceDown(), faceDown().holdingSomething()), A.characters(2), A.cardsInHand(0));
        s.seenBy(B).isSilentAbout(SAMMY, DART);
        s.seenBy(A).then(A.has(hidden(SAMMY).holding(DART)));
        s.when(A.dismisses(SAMMY));
        s.seenBy(A).then(A.discardPile(SAMMY, DART));
        s.seenBy(B).then(A.discardPile(SAMMY, DART), A.characters(1));
        s.awaits(A, "action");
    }
}
