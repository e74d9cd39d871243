package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.RunningAction;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** A tournament while one action is carried out. Lives inside one call. */
final class TournamentPlay implements RunningAction<Tournament, TournamentEvent> {
    private final Course course;
    private final Tournament before;
    private Option<Step<Tournament, TournamentEvent>> step = Option.none();

    TournamentPlay(Course course, Tournament before) {
        this.course = course;
        this.before = before;
    }

    /** The game at a place goes on. */
    void play(int place, Step<Game, Event> inGame) {
        step = Option.some(course.played(before, place, inGame));
    }

    /** A player leaves at once. */
    void leave(Seat seat) {
        step = Option.some(course.left(before, seat));
    }

    /** A player will leave when the round is over. */
    void leaveAfterRound(Seat seat) {
        step = Option.some(course.planned(before, seat));
    }

    /** What happens in a game is final as that game says, everything else in any case. */
    @Override
    public void finalIf(Predicate<? super TournamentEvent> event) {}

    @Override
    public Step<Tournament, TournamentEvent> proceed(Seat actor) {
        return step.get();
    }
}
