package consumer;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.Test;

/** Must fail: an attack by 20 ATK that nobody blocks leaves 30 HP, not 25. */
class WrongTest extends ScenarioBook {
    static final CharacterCard WICK =
            character("Wick").of(FIRE, ENGINEER).stats(1, 1, 20, 20, 0).build();

    @Test
    @Rule("TO-5.4")
    void unblocked() {
        Scenario s = given(A.has(recruited(WICK)));
        s.when(A.attacks(WICK));
        s.then(B.hp(25));
        s.awaits(A, "action");
    }
}
