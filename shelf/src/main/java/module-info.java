/** Games that any jar can bring, and programs find by one service: {@link io.github.terrene.shelf.ShelvedGame}. */
module io.github.terrene.shelf {
    requires transitive io.github.terrene.bots;
    requires transitive io.github.terrene.kernel;
    requires transitive io.github.terrene.narrator;

    uses io.github.terrene.shelf.ShelvedGame;

    provides io.github.terrene.bots.arena.ArenaGames with
            io.github.terrene.shelf.ShelvedArenaGames;

    exports io.github.terrene.shelf;
}
