package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.law.card.OddCalls;
import org.jspecify.annotations.Nullable;

/** Gives random answers about lasting effects. */
@SuppressWarnings("NullAway") // null is among the answers
record RecklessText(long seed) implements Continuous {
    private int number(int question, int otherwise, Board board, CardInPlay card) {
        Mood mood = new Mood(seed + Reckless.mark(board), question);
        return mood.asksAgain()
                ? board.attack(card)
                : mood.answer(otherwise, OddCalls.number(Rng.of(seed).dice()));
    }

    @Override
    public int adds(Board board, CardInPlay source, CardInPlay card) {
        return number(2, 0, board, card);
    }

    @Override
    public @Nullable Integer sets(Board board, CardInPlay source, CardInPlay card) {
        return new Mood(seed + Reckless.mark(board), 3)
                .answer(null, OddCalls.number(Rng.of(seed).dice()));
    }

    @Override
    public int limits(Board board, CardInPlay source, CardInPlay card) {
        return number(4, Integer.MAX_VALUE, board, source);
    }

    @Override
    public @Nullable Reach reach(Board board, CardInPlay source, CardInPlay card) {
        Mood mood = new Mood(seed, 5);
        if (mood.asksAgain()) return board.reach(card);
        return mood.answer(null, Reach.RANGED, Reach.MELEE);
    }

    @Override
    public @Nullable Boolean hitsBack(Board board, CardInPlay source, CardInPlay card) {
        return new Mood(seed + Reckless.mark(board), 6).answer(null, true, false);
    }

    @Override
    public int costs(Board board, CardInPlay source, Seat player, Card card) {
        return new Mood(seed, 7).answer(0, OddCalls.number(Rng.of(seed).dice()));
    }

    @Override
    public boolean bears(Card weapon) {
        return new Mood(seed, 8).answer(true, false);
    }

    @Override
    public boolean borneBy(CardInPlay bearer) {
        return new Mood(seed, 9).answer(true, false);
    }

    @Override
    public boolean across() {
        return new Mood(seed, 10).answer(false, true);
    }

    @Override
    public int began(CardInPlay source) {
        return new Mood(seed, 11)
                .answer(source.since(), OddCalls.number(Rng.of(seed).dice()));
    }
}
