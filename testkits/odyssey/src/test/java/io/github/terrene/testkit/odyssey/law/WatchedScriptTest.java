package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.event.ChainEvent.Passed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Each step of a script is watched: rules that are broken at one place make it fail, whatever it tells. */
class WatchedScriptTest {
    private static final Seat A = Seat.of(0);

    /** One turn is ended, and nothing else is told. */
    private static final class Told extends Script<GameConfig, Game, Action, Event, View, Told> {
        Told(Rules<GameConfig, Game, Action, Event, View> rules) {
            super(rules, Tables.folding(Game::table, View::table), table -> "the table", Seat::toString);
            begin(TableBuilder.duel().game());
        }

        @Override
        protected Told self() {
            return this;
        }

        @Override
        protected Option<GameConfig> config(Game game) {
            return Option.none();
        }

        Told endsTurn() {
            return perform("A ends the turn", Array.of(new EndTurn(A)));
        }
    }

    private static void fails(Rules<GameConfig, Game, Action, Event, View> broken, String why) {
        assertThatCode(() -> new Told(new DelegatingRules()).endsTurn()).doesNotThrowAnyException();
        assertThatThrownBy(() -> new Told(broken).endsTurn())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(why);
    }

    @Test
    void whatIsAcceptedIsListed() {
        fails(
                new DelegatingRules() {
                    @Override
                    public Seq<Action> legal(Game game, Seat seat) {
                        return super.legal(game, seat).reject(EndTurn.class::isInstance);
                    }
                },
                "it is accepted, but not listed as legal");
    }

    @Test
    void eventsTellAll() {
        fails(
                new DelegatingRules() {
                    @Override
                    public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
                        return super.apply(game, action)
                                .map(step -> new Step<>(step.state(), Array.empty(), step.undoable()));
                    }
                },
                "the events do not lead from the table before to the table after");
    }

    @Test
    void eventsTellEachSeatWhatItSees() {
        fails(
                new DelegatingRules() {
                    @Override
                    public Event seenBy(Event event, Seat seat) {
                        return seat.equals(A) ? new Passed(A) : super.seenBy(event, seat);
                    }
                },
                "the events that A was sent do not lead to the table that A sees:\nthe table");
    }
}
