package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.wording.Known;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What is known in an inner game, which has seats of its own.
 *
 * @param outer what is known there
 * @param players who plays, by seats of the outer game
 */
record InnerPlayers(Known outer, Array<Seat> players) implements Known {
    private Seat outside(Seat seat) {
        return seat.index() < players.size() ? players.get(seat.index()) : seat;
    }

    @Override
    public Option<Printed> card(String id) {
        return outer.card(id);
    }

    @Override
    public Array<Printed> printed() {
        return outer.printed();
    }

    @Override
    public String player(Seat seat) {
        return outer.player(outside(seat));
    }

    @Override
    public boolean you(Seat seat) {
        return outer.you(outside(seat));
    }

    @Override
    public Option<Value> inPlay(long number) {
        return outer.inPlay(number);
    }

    @Override
    public Option<Value> at(Seat side, Object place) {
        return outer.at(side, place);
    }

    @Override
    public boolean ambiguous(long number) {
        return outer.ambiguous(number);
    }

    @Override
    public boolean unique(long number) {
        return outer.unique(number);
    }
}
