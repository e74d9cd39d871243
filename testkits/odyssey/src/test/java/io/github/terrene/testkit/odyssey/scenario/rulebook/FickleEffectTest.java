package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Effects of a set that answer well at first, and later throw something, wherever they are asked")
class FickleEffectTest extends ScenarioBook {
    /** How an effect breaks. */
    private enum Fault {
        THROWS("it is broken") {
            @Override
            int occur() {
                throw new IllegalStateException("it is broken");
            }
        },
        ASSERTS("it is broken") {
            @Override
            int occur() {
                throw new AssertionError("it is broken");
            }
        },
        NEVER_RETURNS("it asks for itself without an end") {
            @Override
            int occur() {
                return 1 + occur();
            }
        };

        private final String told;

        Fault(String told) {
            this.told = told;
        }

        abstract int occur();
    }

    /** Has modes and branches, and is proofread; each breaks once it is told to. */
    private static final class Fickle implements Effect {
        private final int modes;
        private int asked;
        private int sound = Integer.MAX_VALUE;
        private Fault fault = Fault.THROWS;

        private Fickle(int modes) {
            this.modes = modes;
        }

        void breaks(Fault how) {
            breaksAfter(0, how);
        }

        void breaksAfter(int times, Fault how) {
            asked = 0;
            sound = times;
            fault = how;
        }

        private int soundly() {
            return asked++ < sound ? 0 : fault.occur();
        }

        @Override
        public void resolve(Resolution here) {
            here.carryOut(here.mode());
        }

        @Override
        public Seq<? extends Seq<Effect>> branches() {
            return soundly() == 0 ? Array.of(these(draw(1)), these(healYou(1))) : Array.empty();
        }

        @Override
        public int modes() {
            return modes == 0 ? 0 : modes + soundly();
        }

        @Override
        public void proofread(Proofreader reader) {
            soundly();
        }
    }

    private static CharacterCard tinker(Effect effect) {
        return character("Tinker")
                .of(EARTH, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, actions(1), effect)
                .build();
    }

    private static void named(ThrowingCallable call, String card, Fault fault) {
        assertThatThrownBy(call)
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContainingAll(card + ", ability 1", Fickle.class.getName(), fault.told);
    }

    @DisplayName("how many modes they have is asked while choices are listed, explained and made")
    @ParameterizedTest
    @EnumSource(Fault.class)
    @Rule("TO-8.5")
    void modes(Fault fault) {
        Fickle fickle = new Fickle(2);
        CharacterCard tinker = tinker(fickle);
        Scenario s = given(A.has(recruited(tinker)), B.has(recruited(INU)));
        fickle.breaks(fault);
        named(() -> s.fork().when(A.uses(tinker)), "Tinker", fault);
        s.when(A.attacks(tinker), B.blocks(INU)).then(B.has(recruited(INU).damaged(10)));
        s.awaits(A, "action");

        fickle.breaksAfter(Integer.MAX_VALUE, fault);
        Scenario choosing = s.fork().when(A.uses(tinker));
        fickle.breaks(fault);
        named(() -> choosing.rules().legal(choosing.game(), A.seat()), "Tinker", fault);
        named(() -> choosing.fork().when(A.choosesMode(1)), "Tinker", fault);
    }

    @Test
    @DisplayName("modes that are not there are a fault of theirs")
    @Rule("TO-8.5")
    void modesThatAreNotThere() {
        Fickle fickle = new Fickle(2);
        CharacterCard tinker = tinker(fickle);
        Scenario s = given(A.has(recruited(tinker)));
        fickle.breaksAfter(1, Fault.THROWS);
        named(() -> s.fork().when(A.uses(tinker)), "Tinker", Fault.THROWS);
        s.awaits(A, "action");
    }

    @DisplayName("their branches are asked for when one is carried out")
    @ParameterizedTest
    @EnumSource(Fault.class)
    @Rule("TO-8.34")
    void branches(Fault fault) {
        Fickle fickle = new Fickle(0);
        CharacterCard tinker = tinker(fickle);
        Scenario s = given(A.has(recruited(tinker)));
        for (int sound = 0; sound < 2; sound++) {
            fickle.breaksAfter(sound, fault);
            named(() -> s.fork().when(A.uses(tinker)).then(), "Tinker", fault);
        }
        fickle.breaksAfter(Integer.MAX_VALUE, fault);
        s.when(A.uses(tinker)).then(A.cardsInHand(1));
        s.awaits(A, "action");
    }

    @DisplayName("they are proofread where an ability could answer several events")
    @ParameterizedTest
    @EnumSource(Fault.class)
    @Rule("TO-8.7")
    void proof(Fault fault) {
        Fickle fickle = new Fickle(0);
        CharacterCard watcher = character("Watcher")
                .of(EARTH, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(enemyCharacter(), HappeningKind.BECOMES_DAMAGED), fickle)
                .build();
        AssignableCard hail = item("Hail")
                .trigger(BLUE, free(), damage(5).to(each(enemyCharacter())))
                .build();
        Scenario s = given(
                A.has(recruited(watcher), recruited(ETHAN).holding(hail)),
                B.has(recruited(INU), recruited(REED_GUARD)));
        s.when(A.uses(hail)).nobodyResponds().awaits(A, "ability");
        fickle.breaks(fault);
        named(() -> s.fork().when(A.uses(watcher)), "Watcher", fault);
        s.when(A.passes()).awaits(A, "action");
    }

    @DisplayName("whether an Item copies another is asked where Items are chosen from")
    @ParameterizedTest
    @EnumSource(Fault.class)
    @Rule("TO-8.38")
    void copies(Fault fault) {
        Fickle fickle = new Fickle(0);
        AssignableCard odd = item("Odd").trigger(BLUE, free(), fickle).build();
        AssignableCard mirror = item("Mirror").trigger(BLUE, free(), copyItem()).build();
        Scenario s = given(A.has(recruited(ETHAN).holding(mirror)), B.discardPile(odd, DART));
        fickle.breaks(fault);
        named(() -> s.fork().when(A.uses(mirror)).nobodyResponds(), "Odd", fault);
        fickle.breaksAfter(Integer.MAX_VALUE, fault);
        s.when(A.uses(mirror)).nobodyResponds().awaits(A, "card");
        fickle.breaks(fault);
        named(() -> s.rules().legal(s.game(), A.seat()), "Odd", fault);
        assertThat(s.rules().view(s.game(), A.seat()).table()).isNotNull();
    }
}
