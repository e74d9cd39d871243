package io.github.terrene.bots;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The first seat says something; the second has one answer after which nothing is decided, and many blunders, which nobody makes. */
public final class Blunders extends Toy<Blunders.Point> {
    private static final int ANSWERS = 20;

    /** How far it has come. */
    public enum Point {
        /** The first seat says something. */
        BEGIN,
        /** The second seat answers. */
        ANSWER,
        /** The second seat says something over and over again. */
        OPEN,
        /** The second seat has blundered. */
        LOST
    }

    /** Players know which answer is right. */
    public Playbook<Point, Say, String, Point> knowing() {
        Policy<Point, Say> knowing = (point, say) -> say.number() == 1 ? 1000 : 1;
        return new Playbook<>(this, knowing, Evaluation.after(0, (point, seat) -> 0.5));
    }

    @Override
    protected Point begin() {
        return Point.BEGIN;
    }

    @Override
    protected Array<Seat> saying(Point point) {
        return SEATS.drop(point == Point.BEGIN ? 0 : 1).take(1);
    }

    @Override
    protected int most(Point point) {
        return point == Point.ANSWER ? ANSWERS : 1;
    }

    @Override
    protected Point after(Point point, Say say) {
        if (point == Point.BEGIN) {
            return Point.ANSWER;
        }
        return say.number() == 1 ? Point.OPEN : Point.LOST;
    }

    @Override
    public Option<Outcome> outcome(Point point) {
        return point == Point.LOST ? wonBy(0) : Option.none();
    }
}
