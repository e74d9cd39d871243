package io.github.terrene.testkit.odyssey.scenario.page;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.Test;

class LanternTest extends ScenarioBook {
    static final CharacterCard WICK =
            character("Wick").of(FIRE, ENGINEER).stats(1, 1, 20, 20, 0).build();
    static final CharacterCard SNUFFER =
            character("Snuffer").of(DARK, THIEF).stats(1, 1, 20, 10, 5).build();
    static final AssignableCard LANTERN = item("Lantern")
            .trigger(BLUE, actions(1), target(enemyCharacter()), damage(15))
            .build();

    @Test
    @Rule({"TO-5.6", "TO-5.8", "TO-6.1"})
    void overkill() {
        Scenario s = given(A.has(recruited(WICK)), B.has(recruited(SNUFFER).damaged(10)));
        s.when(A.attacks(WICK), B.blocks(SNUFFER));
        s.then(B.hp(45), B.discardPile(SNUFFER), A.has(recruited(WICK).xp(1).atk(25)));
        s.awaits(A, "action");
    }

    @Test
    @Rule({"TO-8.4", "TO-8.9"})
    void theLanternAnswersAnAttack() {
        Scenario s = given(
                A.has(recruited(WICK).damaged(5)), B.has(recruited(SNUFFER).holding(LANTERN)));
        s.refuses(B.uses(LANTERN).on(WICK), "TO-8.4/not-awaited");
        s.when(A.attacks(WICK));
        s.awaits(B, "response");
        s.when(B.uses(LANTERN).on(WICK));
        s.then(
                A.hasNo(WICK),
                B.hp(50),
                B.actions(2),
                B.has(recruited(SNUFFER).xp(1).holdingNothing()));
        s.awaits(A, "action");
    }
}
