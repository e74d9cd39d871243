package io.github.terrene.examples.terminal;

import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The games that can be played: those that are found. */
final class Games {
    private Games() {}

    /** All of them; the first is played if none is named. */
    static Array<Playable> all() {
        Shelf shelf = Shelf.onPath();
        return shelf.games()
                .filter(ShelvedGame::atTables)
                .reject(game -> Custom.isFormat(game.id()))
                .map(game -> new Playable(shelf, game, Custom.of(game.id())));
    }

    /** What a replay is of, by its text; of any game. */
    static Option<Contest<?, ?, ?, ?, ?>> recorded(String replay) {
        return all().filter(game -> ReplayFile.isOfFamily(game.words(), replay))
                .iterator()
                .flatMap(game -> game.played(replay))
                .headOption();
    }

    /** A game by its name on the command line, whatever the case. */
    static final class Named implements ITypeConverter<Playable> {
        @Override
        public Playable convert(String text) {
            Array<Playable> all = all();
            return all.find(game -> game.option().equalsIgnoreCase(text))
                    .getOrElseThrow(() -> new TypeConversionException("expected one of "
                            + all.map(Playable::option).mkString("[", ", ", "]") + " but was '" + text + "'"));
        }
    }

    /** Their names, for the help. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return all().map(Playable::option).iterator();
        }
    }
}
