package io.github.terrene.hobe.example;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.melee;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

public class UnderstudyTest {
    public static final Card UNDERSTUDY = battle("Understudy", HUMAN, MELEE)
            .alsoInStandbyWhen(of(OWN, DESTROYED), new TakeItsPlace())
            .build();

    public record TakeItsPlace() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            CardInPlay gone = (CardInPlay) here.that().head(); // as it was when it was destroyed
            here.bringToBattlefield(here.self(), gone.place().slot());
        }
    }

    @Test
    @Rule({"HB-10.7", "HB-10.14"})
    void anEffectSeesWhereTheCardWasThatGaveCauseToIt() {
        Card rocks = event("Rocks", damage(target(yours()), 3)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, rocks)
                .put(SOUTH, STANDBY_0, UNDERSTUDY)
                .put(SOUTH, BACK_1, melee("Star", 1, 1))
                .plays(SOUTH, rocks, "Star");
        assertThat(scene.at(SOUTH, BACK_1)).isEqualTo("Understudy");
        assertThat(scene.events(EffectBegan.class)
                        .flatMap(EffectBegan::cause)
                        .map(card -> card.card().name()))
                .containsExactly("Star");
        scene.awaits("North: turn");
        assertThat(scene.seenBy(NORTH).table().at(SOUTH, BACK_1)).isNotNull();
    }
}
