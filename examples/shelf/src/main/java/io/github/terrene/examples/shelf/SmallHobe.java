package io.github.terrene.examples.shelf;

import io.github.terrene.hobe.setup.Options;

/** Games with few cards, which end soon: for puzzles. What pays for cards lies open, so that little is hidden. */
public final class SmallHobe extends HobeGame {
    private static final int SMALL = 82;
    private static final int DECK = 14;
    private static final int HAND = 4;

    /** Found as a service. */
    public SmallHobe() {
        super(Options.standard().withDeckSize(DECK).withOpeningHand(HAND).withCostPile(Options.CostPile.UNDERWORLD));
    }

    @Override
    public String id() {
        return "hobe-small";
    }

    @Override
    public String title() {
        return "Hobe, small decks";
    }

    @Override
    public int place() {
        return SMALL;
    }

    @Override
    public boolean atTables() {
        return false;
    }
}
