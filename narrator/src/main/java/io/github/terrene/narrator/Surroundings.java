package io.github.terrene.narrator;

import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.wording.Known;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What names and numbers stand for at one moment of a game. */
record Surroundings(Cards cards, Cast cast, Things things) implements Known {
    @Override
    public Option<Printed> card(String id) {
        return cards.find(id);
    }

    @Override
    public Array<Printed> printed() {
        return cards.byId().values().toArray();
    }

    @Override
    public Option<Printed> named(String name) {
        return cards.byId().values().find(card -> card.name().equals(name));
    }

    @Override
    public String player(Seat seat) {
        return cast.name(seat);
    }

    @Override
    public boolean you(Seat seat) {
        return cast.you().contains(seat);
    }

    @Override
    public Option<Value> inPlay(long number) {
        return things.find(number);
    }

    @Override
    public Option<Value> at(Seat side, Object place) {
        return things.at(side, place);
    }

    @Override
    public boolean ambiguous(long number) {
        return things.ambiguous(number);
    }

    @Override
    public boolean unique(long number) {
        return things.unique(number);
    }
}
