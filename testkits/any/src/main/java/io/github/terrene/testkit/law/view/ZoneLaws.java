package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.compose.OpenHands;
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

    /**
     * A card that is shown to somebody but lies hidden from that player before and afterwards was looked at: one player does so at a time, and
     * never an onlooker.
     */
    @Property
    default void aHiddenCardIsShownToOnePlayerAtATime(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).eachMove((state, move) -> {
            Array<Array<Array<Object>>> looks = Array.ofAll(rules.seats(state))
                    .append(Seat.ONLOOKER)
                    .map(viewer -> looks(viewer, state, move.step().events()));
            for (int event = 0; event < move.step().events().size(); event++) {
                int at = event;
                assertThat(looks.last().get(at))
                        .as("hidden cards that an onlooker is shown")
                        .isEmpty();
                assertThat(looks.count(each -> each.get(at).nonEmpty()))
                        .as(
                                "how many are shown hidden cards by %s",
                                move.step().events().get(at))
                        .isLessThanOrEqualTo(1);
            }
        });
    }

    /** Which cards each event shows to somebody on whose table they lie neither before nor afterwards. */
    private Array<Array<Object>> looks(Seat viewer, S state, Seq<E> events) {
        T table = specimen().tables().seenIn(specimen().rules().view(state, viewer));
        Array<Array<Object>> looks = Array.empty();
        for (E event : events) {
            T before = table;
            E seen = specimen().rules().seenBy(event, viewer);
            T after = specimen().rules().told(event, viewer).fold(() -> before, told -> told.applyTo(before));
            Array<Object> shown = specimen().known(seen);
            looks = looks.append(shown.isEmpty() ? shown : hidden(shown, before, after));
            table = after;
        }
        return looks;
    }

    private Array<Object> hidden(Array<Object> shown, T before, T after) {
        return shown.removeAll(specimen().known(before)).removeAll(specimen().known(after));
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

    /** A card is hidden from somebody who looks over all shoulders if it is hidden from all players, and only then. */
    @Property
    default void openHandsShowWhatAnyPlayerSees(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            Array<Seat> players = Array.ofAll(rules.seats(state));
            Array<Array<Boolean>> hidden = players.map(player -> hidden(rules.view(state, player)));
            Array<Boolean> fromAll =
                    hidden.reduce((one, other) -> one.zipWith(other, (mine, theirs) -> mine && theirs));
            assertThat(hidden(new OpenHands<>(rules, players).view(state, Seat.ONLOOKER)))
                    .isEqualTo(fromAll);
        });
    }

    /** Whether each card that lies on the table of a view is hidden. */
    private Array<Boolean> hidden(V view) {
        Zones zones = specimen().game().zones();
        T table = specimen().tables().seenIn(view);
        return specimen().lying(table).map(card -> zones.isUnknown(card.card()));
    }
}
