package io.github.terrene.examples.shelf;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Brings all games that are played with ready decks to the arena; besides, the Odyssey as it was updated, and with decks that were drafted. */
public final class ReadyGames implements ArenaGames {
    private static final Array<ArenaGame<?, ?, ?, ?, ?>> GAMES = Shelf.ready()
            .append(OdysseyGame.update())
            .append(OdysseyGame.drafted())
            .map(ReadyGame::arena);

    @Override
    public Seq<ArenaGame<?, ?, ?, ?, ?>> games() {
        return GAMES;
    }
}
