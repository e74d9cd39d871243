package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * What everybody knows about a game before it begins.
 *
 * @param format the format of the game
 * @param options the options of section 15 of the rules
 * @param extraDraws the players who draw two cards in their first Draw Phase, because they Ran in the game before (2.9)
 */
public record Setting(Format format, Options options, Array<Seat> extraDraws) {
    /** The edition of the rules. */
    public Edition edition() {
        return options.edition();
    }

    /** Who may know the secrets of a player: the player alone, or the whole team if the option says so. */
    @Rule({"TO-11.2", "TO-13.9"})
    public Array<Seat> insiders(Seat seat) {
        return options.teamSight() == TeamSight.SHARED
                ? format.teams().find(team -> team.contains(seat)).get()
                : seat.asList();
    }
}
