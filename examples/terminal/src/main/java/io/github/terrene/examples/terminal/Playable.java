package io.github.terrene.examples.terminal;

import io.github.terrene.examples.shelf.DraftGame;
import io.github.terrene.examples.shelf.DraftOnShelf;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game that can be asked for.
 *
 * @param shelf where it was found
 * @param game what was found
 * @param custom how it is played here
 */
record Playable(Shelf shelf, ShelvedGame game, Custom custom) {
    /** Of how many games a match is the best. */
    private static final int BEST_OF = 3;

    /** What it is called on the command line. */
    String option() {
        return game.id();
    }

    /** The name of its language files. */
    String words() {
        return game.family();
    }

    /** How many can play, ascending. */
    Array<Integer> sizes() {
        return game.players();
    }

    /** Whether it is a draft and its tournament, which is told in its own way. */
    boolean drafts() {
        return game instanceof DraftOnShelf;
    }

    /** What the players are called, by seat; none if they are called as their decks are. */
    Array<String> players() {
        return custom.players()
                .getOrElse(() -> sizes().last() == Seating.FACING.size()
                        ? Seating.FACING
                        : Seat.first(sizes().last()).map(Seat::toString));
    }

    /** How many may play, by the names of the formats; the first is the default. */
    Array<String> formats() {
        return custom.formats();
    }

    /** Of how many games a match is the best if nothing else is said; 1 for a single game. */
    int usualBestOf() {
        return custom.alwaysMatches() ? BEST_OF : 1;
    }

    /** Of how many games a match may be the best. Whether there are matches is known only of a game that can be made. */
    Array<Integer> bestOf() {
        if (custom.alwaysMatches() || drafts()) {
            return Array.of(usualBestOf());
        }
        boolean matches =
                shelf.usual(option()).map(ready -> ready.matches().isDefined()).getOrElse(true);
        return matches ? Array.of(1, BEST_OF) : Array.of(1);
    }

    /** What is played if it is wished so, or what is wrong with the cards. */
    Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wanted wanted) {
        return drafts()
                ? DraftGame.of(wanted.wish()).map(draft -> Contest.of(draft, wanted))
                : ready(wanted).map(ready -> Contest.of(ready, wanted));
    }

    private Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wanted wanted) {
        String id = custom.id(option(), wanted.format());
        return wanted.wish().equals(Wish.USUAL) ? shelf.usual(id) : shelf.ready(id, wanted.wish());
    }

    /** What a replay is of, if it is one of this game. */
    Option<Contest<?, ?, ?, ?, ?>> played(String replay) {
        return bestOf().flatMap(games -> formats().map(format -> Wanted.recorded(this, games, format)))
                .iterator()
                .flatMap(this::contest)
                .find(contest -> ReplayFile.isOf(contest.rules(), replay));
    }
}
