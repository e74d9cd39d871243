package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.World;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.OwnStatement;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Seq;
import java.util.function.ToIntFunction;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a card set says continuously, or puts off, and cannot be asked: its author is told which card says it, whoever asks. */
@Rule("TL-9.3")
class FaultyContinuousTest {
    /** Adds whatever a test says. */
    private record Adding(ToIntFunction<Board> what) implements OwnStatement {
        @Override
        public int adds(World world, Thing source, Thing thing, Stat stat) {
            return what.applyAsInt((Board) world);
        }
    }

    /** Cannot say whether it prevents damage. */
    private record Wavering() implements OwnStatement {
        @Override
        public boolean prevents(Board now, CardOnField source, Place through) {
            throw new UnsupportedOperationException("not decided yet");
        }
    }

    private static Card card(String name, Statement continuous) {
        return creature(name).points(1).continuous(continuous).build();
    }

    /** It looks at what a condition must not look at, by a cast. */
    private static Card mirror(String name, String other) {
        return card(
                name,
                new Adding(now -> ((Table) now)
                        .standing(SOUTH_W)
                        .find(each -> each.card().name().equals(other))
                        .map(((Table) now)::points)
                        .getOrElse(0)));
    }

    private static void faulty(ThrowingCallable what, Class<?> fault, String... told) {
        assertThatThrownBy(what)
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining(fault.getName())
                .hasMessageContainingAll(told);
    }

    @Test
    void textsThatAskEachOtherAreNamedAndTheGameGoesOn() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, mirror("Mirror", "Echo"), mirror("Echo", "Mirror"))
                .plan(SOUTH);
        faulty(
                () -> scene.points("Mirror"),
                Adding.class,
                ", Continuous: the effect",
                "it asks for itself without an end");
        faulty(() -> scene.plan(NORTH), Adding.class, "it asks for itself without an end");
        scene.awaits("North: plan");
        assertThat(scene.concedes(NORTH).outcome().winners()).containsExactly(SOUTH);
    }

    @Test
    void aTextThatThrowsIsNamedWhereTotalsAreCounted() {
        Card riddle =
                card("Riddle", new Adding(now -> now.graveyard(NORTH).get(7).price()));
        Scene scene = Scene.table().southTrails().field(NORTH_E, riddle).plan(SOUTH);
        faulty(() -> scene.plan(NORTH), Adding.class, "Riddle, Continuous");
        scene.awaits("North: plan");
        Card wavering = card("Wavering", new Wavering());
        Scene other = Scene.table()
                .southTrails()
                .field(NORTH_E, wavering)
                .field(SOUTH_E, plain("Attacker", 5))
                .plan(SOUTH);
        faulty(() -> other.plan(NORTH), Wavering.class, "Wavering, Continuous", "not decided yet");
        other.awaits("North: plan");
    }

    /** The effect that asks for points is not to blame. */
    @Test
    void whoseFaultItIsIsSaidEvenIfAnotherEffectAsks() {
        Card riddle =
                card("Riddle", new Adding(now -> now.graveyard(NORTH).get(7).price()));
        Card arrow = creature("Arrow")
                .onReveal(destroy(Words.target(creatures(ENEMY, ANYWHERE).with(POINTS, AT_MOST, 3))))
                .build();
        Scene scene = Scene.table().southTrails().field(NORTH_E, riddle);
        faulty(() -> scene.reveals(arrow, SOUTH_W), Adding.class, "Riddle, Continuous");
        scene.awaits("North: plan");
    }

    @Test
    @Rule({"TL-9.12", "TL-9.13"})
    void theLargestNumbersStopAtAMillion() {
        Scene scene = Scene.table()
                .southTrails()
                .field(
                        SOUTH_W,
                        card("Giant", new Adding(now -> Integer.MAX_VALUE)),
                        card("Titan", new Adding(now -> Integer.MAX_VALUE)));
        assertThat(scene.planning().points("Giant")).isEqualTo(1_000_000);
        Scene dwarfs = Scene.table()
                .southTrails()
                .field(
                        SOUTH_W,
                        card("Dwarf", new Adding(now -> Integer.MIN_VALUE)),
                        card("Gnome", new Adding(now -> Integer.MIN_VALUE)));
        assertThat(dwarfs.planning().points("Dwarf")).isZero();
    }

    /** Cannot say what it puts off. */
    private record Forgetful() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            here.defer();
        }

        @Override
        public Seq<Effect> later() {
            throw new UnsupportedOperationException("it has slipped my mind");
        }
    }

    @Test
    @Rule("TL-9.6")
    void anEffectThatCannotSayWhatItPutsOffIsNamed() {
        Card forgetful = creature("Forgetful").onReveal(new Forgetful()).build();
        Scene scene = Scene.table().southTrails();
        faulty(() -> scene.reveals(forgetful, SOUTH_W), Forgetful.class, "Forgetful, On reveal", "slipped my mind");
        scene.awaits("North: plan");
    }
}
