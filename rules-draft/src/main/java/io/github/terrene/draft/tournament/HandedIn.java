package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.TournamentAction.HandIn;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Checks games that were played elsewhere, action by action. */
@Rule({"TO-14.9", "TO-14.16"})
final class HandedIn {
    private final TerreneOdyssey games;

    HandedIn(TerreneOdyssey games) {
        this.games = games;
    }

    /** The whole game as one step, or why it is refused. Nothing else may speak against it. */
    Either<Seq<Rejection>, Step<Game, Event>> step(Tournament tournament, HandIn handIn) {
        int place = Refusals.placeOf(tournament, handIn);
        Fixture fixture = tournament.fixture(place);
        long seed = Course.seed(tournament.rng(), handIn.round(), fixture);
        Step<Game, Event> start =
                games.opening(tournament.config().game(fixture)).start(seed);
        return start.state().equals(tournament.game(place))
                ? whole(handIn, start.state())
                : refused(Refusals.handedIn(
                        handIn, "TO-14.9", "the game of {first} and {second} has already begun at this table"));
    }

    private Either<Seq<Rejection>, Step<Game, Event>> whole(HandIn handIn, Game start) {
        Game game = start;
        Gathered<Event> events = new Gathered<>(handIn.actions().size());
        for (int i = 0; i < handIn.actions().size(); i++) {
            Action action = handIn.actions().get(i);
            Either<Seq<Rejection>, Step<Game, Event>> next = games.apply(game, action);
            if (next.isLeft()) {
                int step = i + 1;
                return Either.left(next.getLeft().map(why -> inside(handIn, step, why)));
            }
            game = next.get().state();
            events.addAll(next.get().events().asJava());
        }
        return game.over()
                ? Either.right(new Step<>(game, events.all(), false))
                : refused(Refusals.handedIn(
                        handIn,
                        "TO-14.9",
                        "the game of {first} and {second} is not over after {actions} actions",
                        "actions",
                        handIn.actions().size()));
    }

    /** Why an action is refused, in the words of the game; seats in there are those of the game. */
    private static Rejection inside(HandIn handIn, int step, Rejection why) {
        return Refusals.handedIn(
                handIn,
                why.rule(),
                "action {step} of the game of {first} and {second} is refused: {why}",
                "step",
                step,
                "why",
                why.text());
    }

    private static <T> Either<Seq<Rejection>, T> refused(Rejection why) {
        return Either.left(Array.of(why));
    }
}
