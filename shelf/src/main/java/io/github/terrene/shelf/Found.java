package io.github.terrene.shelf;

import io.github.terrene.bots.Services;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.regex.Pattern;

/**
 * Games that were found, and what is wrong with others.
 *
 * @param games the games, in the order in which they are found
 * @param leftOut why others cannot be used
 */
record Found(Array<ShelvedGame> games, Array<Problem> leftOut) {
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    /** What the jars on the path bring. */
    static Found onPath() {
        Services<ShelvedGame> services = Services.of(ServiceLoader.load(ShelvedGame.class));
        return new Found(Array.empty(), services.leftOut()).and(services.found());
    }

    /** What somebody names. */
    static Found of(Iterable<? extends ShelvedGame> games) {
        return new Found(Array.empty(), Array.empty()).and(games);
    }

    private Found and(Iterable<? extends ShelvedGame> games) {
        Found found = this;
        for (ShelvedGame game : games) {
            found = found.and(game);
        }
        return found;
    }

    private Found and(ShelvedGame game) {
        String name = game.getClass().getName();
        try {
            Option<Problem> wrong = problem(game, name);
            return wrong.isEmpty() ? new Found(games.append(game), leftOut) : without(wrong.get());
        } catch (RuntimeException | LinkageError thrown) {
            return without(Services.thrown(name, thrown));
        }
    }

    private Found without(Problem why) {
        return new Found(games, leftOut.append(why));
    }

    /** Asks for all that programs ask every game, so that what throws does so here. */
    private Option<Problem> problem(ShelvedGame game, String name) {
        String id = game.id();
        if (id == null || !ID.matcher(id).matches()) {
            return Option.some(Problem.at(
                    name,
                    "shelf/id",
                    "the id \"{id}\" is not made of small letters, digits and single hyphens",
                    String.valueOf(id)));
        }
        if (games.exists(other -> other.id().equals(id))) {
            return Option.some(Problem.at(name, "shelf/same-id", "there is another game with the id {id}", id));
        }
        Array<Object> said = Array.of(game.title(), game.family(), game.artifacts(), game.players(), game.place());
        boolean whole =
                said.forAll(Objects::nonNull) && game.players().nonEmpty() && (game.atTables() || game.inArenas());
        return Option.when(
                !whole,
                () -> Problem.at(
                        name,
                        "shelf/description",
                        "{id} needs a title, a number of players, and somewhere to be played",
                        id));
    }
}
