package io.github.terrene.examples.shelf;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.vavr.collection.Seq;

/** Brings all games that are played with ready decks to the arena. */
public final class ReadyGames implements ArenaGames {
    @Override
    public Seq<ArenaGame<?, ?, ?, ?, ?>> games() {
        return Shelf.READY.map(ReadyGame::arena);
    }
}
