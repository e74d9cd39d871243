package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What can be played here: the games on the shelf that are for people. Each is made when somebody asks for it. One that cannot be made is left
 * out, and the host is told why.
 */
final class OfferedGames {
    private final Shelf shelf;
    private final Host host;
    private final Set<String> leftOut = Collections.newSetFromMap(new ConcurrentHashMap<>());

    /**
     * What is on a shelf.
     *
     * @param host is told what is left out, and why
     */
    OfferedGames(Shelf shelf, Host host) {
        this.shelf = shelf;
        this.host = host;
        shelf.leftOut().forEach(this::note);
    }

    private void note(Problem problem) {
        host.note("left out: " + problem);
    }

    /** All games. */
    Array<Game<?, ?, ?, ?, ?>> games() {
        return shelf.games().map(ShelvedGame::id).flatMap(this::find);
    }

    /** The game with that name in addresses, if there is one. */
    Option<Game<?, ?, ?, ?, ?>> find(String id) {
        return shelf.find(id)
                .filter(ShelvedGame::atTables)
                .flatMap(game -> shelf.usual(id)
                        .peekLeft(problems -> without(id, problems))
                        .toOption())
                .map(ReadyGame::game);
    }

    private void without(String id, Seq<Problem> problems) {
        if (leftOut.add(id)) {
            problems.forEach(this::note);
        }
    }

    /** How many can play a game that can be played here, ascending. */
    Array<Integer> sizes(String id) {
        return shelf.find(id).get().players();
    }

    /** A game for so many players; as it is if so many cannot play it. */
    Game<?, ?, ?, ?, ?> sized(Game<?, ?, ?, ?, ?> game, int players) {
        return players == game.players() || !sizes(game.id()).contains(players)
                ? game
                : shelf.ready(game.id(), Wish.USUAL.withPlayers(players)).get().game();
    }

    /** The jars that bring something to read about what is played, whether it can be played or not. */
    Array<String> artifacts() {
        return shelf.games().flatMap(ShelvedGame::artifacts).distinct();
    }
}
