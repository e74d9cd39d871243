package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a seat remembers about cards that it was shown is true, and is also true in the states that it imagines. */
public interface MemoryLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** What a seat knows in each state of a playthrough, the first included. */
    private Array<Knowledge> known(Playthrough<C, S, A, E> playthrough, Seat seat) {
        return playthrough
                .moves()
                .scanLeft(
                        after(Knowledge.NONE, playthrough.start().events(), seat),
                        (known, move) -> after(known, move.step().events(), seat));
    }

    private Knowledge after(Knowledge known, Seq<E> events, Seat seat) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        return events.flatMap(event -> rules.told(event, seat)).foldLeft(known, rules::remembered);
    }

    @Property
    default void whatASeatRemembersIsSoAndIsImagined(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        CardPool pool = rules.pool(walk.seeded().config());
        Seq<Seat> seats = rules.seats(playthrough.start().state());
        for (Seat seat : seats.append(Seat.ONLOOKER)) {
            Array<Knowledge> all = known(playthrough, seat);
            new EveryState<>(playthrough).each((state, place) -> {
                Knowledge known = all.get(place);
                isSo(known, state, seats, seat);
                if (!known.isEmpty()) {
                    V view = rules.view(state, seat);
                    S imagined = rules.imagine(view, pool.knownTo(seat).with(known), Rng.of(place));
                    AssertSame.check("the view of " + seat, view, rules.view(imagined, seat));
                    isSo(known, imagined, seats, seat);
                }
            });
        }
    }

    /** The same without what is imagined, which takes most of the time. */
    default void whatASeatRemembersIsSo(Playthrough<C, S, A, E> playthrough) {
        Seq<Seat> seats = specimen().rules().seats(playthrough.start().state());
        for (Seat seat : seats.append(Seat.ONLOOKER)) {
            Array<Knowledge> all = known(playthrough, seat);
            new EveryState<>(playthrough).each((state, place) -> isSo(all.get(place), state, seats, seat));
        }
    }

    private void isSo(Knowledge known, S state, Seq<Seat> seats, Seat viewer) {
        Knowledge truth = specimen().truth(state);
        for (Seat seat : seats) {
            Seq<String> missing = truth.inHand(seat).foldLeft(known.inHand(seat), Seq::remove);
            assertThat(missing)
                    .as(
                            "what %s remembers to be in the hand of %s, where there is %s",
                            viewer, seat, truth.inHand(seat))
                    .isEmpty();
            assertThat(truth.onDeck(seat).take(known.onDeck(seat).size()))
                    .as("what %s remembers to be on the deck of %s", viewer, seat)
                    .isEqualTo(known.onDeck(seat));
        }
        assertThat(truth.inPlay().filterKeys(known.inPlay()::containsKey))
                .as("what %s remembers to be in play", viewer)
                .isEqualTo(known.inPlay().filterKeys(truth.inPlay()::containsKey));
    }

    /**
     * Wrong memories do no harm: more cards than a place has, cards that it cannot have, and cards that do not exist. So guesses about where cards
     * are are allowed, too.
     */
    @Property
    default void aStateImaginedFromWrongMemoriesHasTheViewItWasImaginedFrom(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        Seq<Seq<String>> lists = rules.pool(walk.seeded().config()).ofSeats();
        new EveryState<>(playthrough).some((state, place) -> {
            Knowledge wrong = wrong(state, lists.flatMap(list -> list));
            for (Seat seat : rules.seats(state)) {
                CardPool pool = new CardPool(lists);
                V view = rules.view(state, seat);
                S imagined =
                        rules.imagine(view, (place % 2 == 0 ? pool : pool.knownTo(seat)).with(wrong), Rng.of(place));
                AssertSame.check("the view of " + seat, view, rules.view(imagined, seat));
            }
        });
    }

    /** All cards everywhere, in another order than they are in. */
    private Knowledge wrong(S state, Seq<String> listed) {
        Seq<String> lying = specimen().truth(state).onDecks().values().flatMap(deck -> deck);
        Seq<String> ids = lying.appendAll(listed).reverse().prepend("no card").prepend("?");
        Map<Seat, Seq<String>> places =
                TreeMap.ofEntries(specimen().rules().seats(state).map(seat -> Tuple.of(seat, ids)));
        return new Knowledge(places, places, TreeMap.ofEntries(ids.zipWithIndex((id, number) -> Tuple.of(number, id))));
    }
}
