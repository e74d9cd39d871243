package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.OpenHands;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.session.TimeControl;
import io.github.terrene.shelf.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What a replay records, played again at a table. */
final class PlayedAgain {
    private PlayedAgain() {}

    /** The rules by which a game is watched that is over: onlookers see what all players saw. */
    static <C, S, A, E, V> Rules<C, S, A, E, V> watched(Game<C, S, A, E, V> game) {
        return new OpenHands<>(game.rules(), game.seats());
    }

    /**
     * The table after the last move; or what is wrong with the replay, and where it first differs.
     *
     * @param text the replay
     * @param now when it is played again, in milliseconds
     */
    static <C, S, A, E, V> Either<Seq<Problem>, Session<C, S, A, E, V>> session(
            Game<C, S, A, E, V> game, String text, long now) {
        Rules<C, S, A, E, V> rules = watched(game);
        return Replay.<C, A>parse(text, rules.notation())
                .flatMap(replay -> replay.<S, E>verify(rules)
                        .<Seq<Problem>>mapLeft(deviation -> Array.of(deviation.problem()))
                        .flatMap(played ->
                                Session.open(rules, new Setup<>(replay.config(), replay.seed(), TimeControl.NONE, now)))
                        .map(start -> with(
                                start,
                                replay.entries().map(entry -> entry.action()).toArray())));
    }

    /** The table after further actions, which the rules allow. */
    static <C, S, A, E, V> Session<C, S, A, E, V> with(Session<C, S, A, E, V> table, Array<A> actions) {
        return actions.foldLeft(table, PlayedAgain::with);
    }

    private static <C, S, A, E, V> Session<C, S, A, E, V> with(Session<C, S, A, E, V> session, A action) {
        long now = session.latest();
        Seat seat = session.rules().actor(action);
        return (seat.equals(Seat.ONLOOKER)
                        ? session.host(action, now)
                        : session.play(seat, session.number(seat), action, now))
                .getOrElseThrow(
                        why -> new IllegalStateException("what the rules allow is refused: " + why.mkString(" ")));
    }
}
