package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** Something that a player does, written with the names of cards. It may be several small actions. */
public interface Act {
    /** Who does it. */
    Seat seat();

    /** The actions it is made of in the present game. */
    Seq<Action> actions(Scene scene);

    /** A deed of one action; the words are for people who read a failure. */
    static Act of(Seat seat, String words, Function<Scene, Action> action) {
        return ofSeveral(seat, words, scene -> Array.of(action.apply(scene)));
    }

    /** A deed of several actions. */
    static Act ofSeveral(Seat seat, String words, Function<Scene, Seq<Action>> actions) {
        return new Act() {
            @Override
            public Seat seat() {
                return seat;
            }

            @Override
            public Seq<Action> actions(Scene scene) {
                return actions.apply(scene);
            }

            @Override
            public String toString() {
                return words;
            }
        };
    }
}
