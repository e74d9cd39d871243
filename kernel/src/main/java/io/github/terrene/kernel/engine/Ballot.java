package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.BySeat;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.kernel.zone.Zone.Known;
import io.vavr.collection.Array;

/**
 * The choices that all seats make secretly and at the same time, as far as they have been made. Nothing happens until it is
 * {@linkplain #complete complete}, so who was first cannot matter and is not recorded. A seat sees its own choice only; what stands for the
 * others' is what the game says for choices that are {@linkplain io.github.terrene.kernel.form.Forms.Builder#hideable hidden}.
 *
 * @param choices the choice of each seat, by seat
 * @param <C> what one seat chooses
 */
public record Ballot<C extends Ballot.Choice>(
        @Zone(to = Known.OWNER) @BySeat Array<C> choices) {
    /** What one seat has chosen so far. */
    @FunctionalInterface
    public interface Choice {
        /** Whether nothing is left to be chosen. */
        boolean complete();
    }

    /** What a seat has chosen. */
    public C of(Seat seat) {
        return choices.get(seat.index());
    }

    /** The same with another choice of a seat. */
    public Ballot<C> with(Seat seat, C choice) {
        return new Ballot<>(choices.update(seat.index(), choice));
    }

    /** Who has yet to choose, ascending. */
    public Array<Seat> awaited() {
        int awaited = 0;
        int last = 0;
        for (int i = 0; i < choices.size(); i++) {
            if (!choices.get(i).complete()) {
                awaited++;
                last = i;
            }
        }
        if (awaited == 1) {
            return Seat.of(last).asList();
        }
        Array<Seat> all = Seat.first(choices.size());
        return awaited == all.size() ? all : all.reject(seat -> of(seat).complete());
    }

    /** Whether everybody has chosen. */
    public boolean complete() {
        for (int i = 0; i < choices.size(); i++) {
            if (!choices.get(i).complete()) {
                return false;
            }
        }
        return true;
    }

    /** Who has yet to choose as far as a seat knows: anybody else may have. */
    public Array<Seat> awaitedAsKnownTo(Seat viewer) {
        return Seat.first(choices.size()).reject(seat -> seat.equals(viewer) && of(seat).complete());
    }
}
