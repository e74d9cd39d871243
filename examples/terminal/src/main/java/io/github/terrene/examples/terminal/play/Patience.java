package io.github.terrene.examples.terminal.play;

import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/** How long bots may play among themselves: nobody else would end a game that never ends. It lives as long as one game. */
public final class Patience {
    /** How often, for each player, they usually may decide before the game is left unfinished: many times as often as in any known game. */
    public static final int USUAL = 3_000;

    private final int most;
    private final Option<Seat> person;
    private int alone;

    /**
     * Patience that nobody has tried yet.
     *
     * @param most how often bots may decide without the person
     * @param person where a person sits, if one plays
     */
    public Patience(int most, Option<Seat> person) {
        this.most = most;
        this.person = person;
    }

    /** Somebody decided. */
    void decided(Seat seat) {
        alone = person.contains(seat) ? 0 : alone + 1;
    }

    /** Whether it is not at its end. */
    public boolean lasts() {
        return alone < most;
    }
}
