package io.github.terrene.carnage.law;

import static io.github.terrene.testkit.law.Reach.state;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.AbilityBegan;
import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.law.Reach;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * What a walk reached.
 *
 * @param played the walk
 */
record Reached(Playthrough<GameConfig, Game, Action, Event> played) {
    /** Whether some state meets a condition. */
    boolean state(Predicate<Game> wanted) {
        return Reach.state(played, wanted);
    }

    /** Whether such an event happened. */
    boolean event(Class<? extends Event> wanted) {
        return Reach.event(played, wanted);
    }

    Array<Event> events() {
        return played.moves().flatMap(move -> move.step().events());
    }

    <E extends Event> boolean happened(Class<E> type, Predicate<E> wanted) {
        return events().exists(each -> type.isInstance(each) && wanted.test(type.cast(each)));
    }

    /** Whether that happens in an attack, or in an invasion. */
    <E extends Event> boolean in(boolean invasion, Class<E> type, Predicate<E> wanted) {
        boolean there = false;
        for (Event each : events()) {
            there = each instanceof AttackBegan begun ? begun.invasion() == invasion : there;
            if (there && type.isInstance(each) && wanted.test(type.cast(each))) {
                return true;
            }
        }
        return false;
    }

    boolean asked(String about) {
        return state(game -> game.prompt() != null && game.prompt().key().equals(about));
    }

    boolean declined(String about) {
        return played.moves()
                .zip(played.states())
                .exists(each -> each._1.action() instanceof Action.Choose choose
                        && choose.choice() instanceof OwnChoice.Nothing
                        && Objects.requireNonNull(each._2.prompt()).key().equals(about));
    }

    boolean side(Predicate<Side> wanted) {
        return state(game -> game.table().sides().exists(wanted));
    }

    boolean promised(Class<? extends ForNextDuel> kind) {
        return state(game -> Players.BOTH.exists(seat -> game.table().promised(seat, kind)));
    }

    boolean ability(When moment) {
        return happened(
                AbilityBegan.class,
                begun -> begun.card().abilities().get(begun.ability()).trigger().moment() == moment);
    }

    /** Whether a discard pile of Element cards is shuffled into its deck. */
    boolean reshuffled() {
        return played.moves()
                .zip(played.states())
                .exists(each -> Players.BOTH.exists(
                        seat -> discarded(each._1.step().state(), seat) < discarded(each._2, seat)));
    }

    private static int discarded(Game game, Seat seat) {
        return game.table().side(seat).elements().discarded().size();
    }

    boolean ended(String rule) {
        return played.last().table().outcome().exists(end -> end.rule().equals(rule));
    }
}
