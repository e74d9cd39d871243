package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.TableSpecimen;
import io.github.terrene.testkit.law.game.AllLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What games keep that declare who may see what, as {@link Zones} says. {@link AllLaws} of views and events hold for them, too: those find a
 * card that is declared wrongly; these, one of which nothing is said.
 */
public interface ZoneLaws<C, S, A, E extends TableEvent<T>, V, T> extends Laws<C, S, A, E, V> {
    @Override
    TableSpecimen<C, S, A, E, V, T> specimen();

    /** A card of which nothing says who may see it is an error, and so is a zone that cannot mean anything. */
    @Example
    default void everyCardSaysWhoMaySeeIt() {
        specimen().game().checkZones();
    }

    /** None is lost and none is there twice, from the beginning to the end. Who leaves the game takes the cards along. */
    @Property
    default void everyCardLiesInExactlyOneZone(@ForAll("walks") Walk<C> walk) {
        var playthrough = specimen().playthrough(walk);
        S start = playthrough.start().state();
        new EveryState<>(playthrough).some((state, place) -> {
            Seq<Seat> staying = specimen().rules().staying(state);
            AssertSame.cards(specimen().cards(start, staying), specimen().cards(state, staying));
        });
    }

    /** What shows somebody a card that player did not know cannot be taken back. */
    @Property
    default void whatRevealsSomethingIsFinal(@ForAll("walks") Walk<C> walk) {
        new EveryState<>(specimen().playthrough(walk)).eachMove((state, move) -> {
            Array<E> revealing = Array.ofAll(move.step().events()).filter(specimen()::reveals);
            assertThat(revealing.nonEmpty() && move.step().undoable())
                    .as("whether an action can be undone although it revealed something: %s", revealing)
                    .isFalse();
        });
    }
}
