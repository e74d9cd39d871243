package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Offers things at random. */
record RecklessSort(long seed) implements Targets.Sort {
    @Override
    public Array<Choice> options(Board board, Seat controller) {
        Array<Choice> there = Reckless.choices(board);
        return new Mood(seed, 0)
                .answer(
                        there,
                        there.append(new Choice.InHand("nobody")),
                        there.append(new Choice.InPlay(Integer.MAX_VALUE)),
                        there.append(null),
                        Array.empty());
    }

    @Override
    public String refusal(Board board, Choice choice) {
        return new Mood(seed, 1).answer("HB-7.3", "", "a feeling");
    }
}
