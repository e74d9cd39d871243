package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A toy game: two seats take turns to take stones from a heap, never leaving exactly one.
 *
 * @param sizes of the heaps
 * @param turn whose turn it is
 */
record Heaps(Array<Integer> sizes, Seat turn) implements PromptedState {
    static final Array<ActionRule<Heaps, ? extends Action, ?, Play>> ALL = Array.of(new GiveUpRule(), new TakeRule());

    private static final Kinds OFFERS = Kinds.of(Take.class, GiveUp.class);

    sealed interface Action extends GameAction {}

    record Take(Seat seat, int heap, int stones) implements Action {}

    record GiveUp(Seat seat) implements Action {}

    @Override
    public @Nullable GamePrompt prompt() {
        return null;
    }

    @Override
    public Option<Outcome> outcome() {
        return Option.none();
    }

    @Override
    public Kinds offers(Seat seat) {
        return seat.equals(turn) ? OFFERS : Kinds.NONE;
    }

    @Override
    public Rejection notNow(Seat seat, String rule) {
        return Rejection.of(rule + "/not-your-turn", "it is the turn of {seat:seat}", turn);
    }

    /** Stones from a heap. */
    record Stones(int heap, int size, int number) {}

    static class TakeRule extends ActionRule<Heaps, Take, Stones, Play> {
        TakeRule() {
            super(Take.class, "H-1.1");
        }

        @Override
        protected @Nullable Stones find(Heaps heaps, Take action, Verdict why) {
            return action.heap() < heaps.sizes().size()
                    ? new Stones(action.heap(), heaps.sizes().get(action.heap()), action.stones())
                    : why.none("H-2.10/no-heap", "there is no heap {heap:number}", action.heap());
        }

        @Override
        protected void list(Heaps heaps, Seat seat, Listing<Stones> listing) {
            for (int heap = 0; heap < heaps.sizes().size(); heap++) {
                int size = heaps.sizes().get(heap);
                for (int number = 1; number <= size && !listing.enough(); number++) {
                    listing.offer(new Stones(heap, size, number));
                }
            }
        }

        @Override
        protected Take naming(Seat seat, Stones stones) {
            return new Take(seat, stones.heap(), stones.number());
        }

        @Override
        protected boolean permits(Heaps heaps, Seat seat, Stones stones, Verdict why) {
            return (stones.number() > 0 || why.stop("H-2.1/no-stones", "at least one stone is taken"))
                    && (stones.size() >= stones.number()
                            || why.no(
                                    "H-2.9/too-many",
                                    "heap {heap:number} has {size:number}, not {number:number}",
                                    stones.heap(),
                                    stones.size(),
                                    stones.number()))
                    && (stones.size() != stones.number() + 1 || why.no("H-2.2/single-left", "no single stone is left"))
                    && (stones.number() < 10
                            || why.no("H-2.3/ten", "{number:number} of {size:number}", stones.number(), stones.size()));
        }

        @Override
        protected void carryOut(Seat seat, Stones stones, Play play) {
            play.sizes = play.sizes.update(stones.heap(), stones.size() - stones.number());
        }
    }

    static final class GiveUpRule extends PlainRule<Heaps, GiveUp, Play> {
        GiveUpRule() {
            super(GiveUp.class, "H-1.2", GiveUp::new);
        }

        @Override
        protected boolean concedes() {
            return true;
        }

        @Override
        protected void carryOut(Seat seat, GiveUp action, Play play) {
            play.sizes = Array.empty();
        }
    }

    static final class Play implements RunningAction<Heaps, String> {
        private Array<Integer> sizes;

        Play(Heaps before) {
            this.sizes = before.sizes();
        }

        /** Nothing can be undone in any case. */
        @Override
        public void finalIf(Predicate<? super String> event) {}

        @Override
        public Step<Heaps, String> proceed(Seat actor) {
            return new Step<>(new Heaps(sizes, Seat.of(1 - actor.index())), Array.of("done"), false);
        }
    }
}
