package io.github.terrene.examples.shelf;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The games that can be played. */
public final class Shelf {
    /** All of them. */
    public static final Array<Game<?, ?, ?, ?, ?>> GAMES = Array.of(
            OdysseyGames.duel(),
            OdysseyGames.teams(),
            TerraloreGame.game(),
            HobeGame.game(),
            CarnageGame.game(),
            DraftGame.game());

    private Shelf() {}

    /** The game with that name in addresses, if there is one. */
    public static Option<Game<?, ?, ?, ?, ?>> find(String id) {
        return GAMES.find(game -> game.id().equals(id));
    }
}
