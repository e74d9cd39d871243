package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a seat remembers of hands from what it was told is so, and is so in the states that it imagines. */
public interface MemoryLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** What a seat believes in each state of a playthrough, the first included. */
    private Array<CardPool> beliefs(Playthrough<C, S, A, E> playthrough, Seat seat) {
        CardPool before = specimen().rules().pool(playthrough.seeded().config()).knownTo(seat);
        return playthrough
                .moves()
                .scanLeft(
                        after(before, playthrough.start().events(), seat),
                        (pool, move) -> after(pool, move.step().events(), seat));
    }

    private CardPool after(CardPool pool, Seq<E> events, Seat seat) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        return events.flatMap(event -> rules.told(event, seat)).foldLeft(pool, rules::remembered);
    }

    @Property
    default void whatASeatRemembersIsInTheHandAndInImaginedOnes(@ForAll("walks") Walk<C> walk) {
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        Seq<Seat> seats = specimen().rules().seats(playthrough.start().state());
        for (Seat seat : seats.append(Seat.ONLOOKER)) {
            Array<CardPool> beliefs = beliefs(playthrough, seat);
            new EveryState<>(playthrough).each((state, place) -> {
                CardPool pool = beliefs.get(place);
                contains(state, seats, seat, pool);
                if (!pool.inHands().isEmpty()) {
                    V view = specimen().rules().view(state, seat);
                    S imagined = specimen().rules().imagine(view, pool, Rng.of(place));
                    AssertSame.check(
                            "the view of " + seat, view, specimen().rules().view(imagined, seat));
                    contains(imagined, seats, seat, pool);
                }
            });
        }
    }

    private void contains(S state, Seq<Seat> seats, Seat viewer, CardPool pool) {
        for (Seat seat : seats) {
            Seq<String> remembered = pool.inHand(seat);
            Seq<String> hand = specimen().hand(state, seat);
            Seq<String> missing = hand.foldLeft(remembered, Seq::remove);
            assertThat(missing)
                    .as("of %s, which %s remembers, not in the hand of %s: %s", remembered, viewer, seat, hand)
                    .isEmpty();
        }
    }

    /**
     * What is remembered wrongly does no harm: more cards than a hand has, cards that it cannot have, and cards that are no cards. So whoever
     * guesses may say what a hand holds.
     */
    @Property
    default void aStateImaginedFromWrongMemoriesHasTheViewItWasImaginedFrom(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        Seq<Seq<String>> lists = rules.pool(walk.seeded().config()).ofSeats();
        Seq<Seq<String>> wrong = lists.map(list -> lists.flatMap(each -> each).prepend("no card"));
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat seat : rules.seats(state)) {
                CardPool pool = new CardPool(lists, wrong);
                V view = rules.view(state, seat);
                S imagined = rules.imagine(
                        view, place % 2 == 0 ? pool : pool.knownTo(seat).withInHands(wrong), Rng.of(place));
                AssertSame.check("the view of " + seat, view, rules.view(imagined, seat));
            }
        });
    }
}
