package io.github.terrene.testkit.odyssey.law;

import static io.github.terrene.testkit.odyssey.law.BrokenRulesTest.breaks;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** The laws of onlookers bite. */
class BrokenOnlookerTest {
    private static final Seat A = Seat.of(0);

    private static boolean watches(Seat seat) {
        return seat.index() > 1;
    }

    /** Rules by which who watches is shown another table. */
    private static DelegatingRules showing(BiFunction<Game, Seat, Table> table) {
        return new DelegatingRules() {
            @Override
            public View view(Game game, Seat seat) {
                View view = super.view(game, seat);
                return watches(seat) ? new View(seat, view.setting(), table.apply(game, seat), view.agenda()) : view;
            }
        };
    }

    private static DelegatingRules sending(BiFunction<Event, Seat, Event> sent) {
        return new DelegatingRules() {
            @Override
            public Event seenBy(Event event, Seat seat) {
                return watches(seat) ? sent.apply(event, seat) : super.seenBy(event, seat);
            }
        };
    }

    @Test
    void anOnlookerWhoIsOfferedSomethingIsNoticed() {
        breaks(OdysseyLaws::anOnlookerHasNothingToDecide, new DelegatingRules() {
            @Override
            public Seq<Action> legal(Game game, Seat seat) {
                return super.legal(game, watches(seat) ? A : seat);
            }
        });
    }

    @Test
    void anOnlookerWhoMayActIsNoticed() {
        breaks(OdysseyLaws::anActionOfAnOnlookerIsRefused, new DelegatingRules() {
            @Override
            public Seq<Rejection> whyNot(Game game, Action action) {
                return watches(action.seat()) ? Array.empty() : super.whyNot(game, action);
            }
        });
    }

    @Test
    void anExceptionInPlaceOfARefusalIsNoticed() {
        breaks(OdysseyLaws::anActionOfAnOnlookerIsRefused, new DelegatingRules() {
            @Override
            public Seq<Rejection> whyNot(Game game, Action action) {
                game.side(action.seat());
                return super.whyNot(game, action);
            }
        });
    }

    @Test
    void anOnlookerWhoIsNotShownWhoIsAwaitedIsNoticed() {
        breaks(OdysseyLaws::anOnlookerIsShownWhoIsAwaited, new DelegatingRules() {
            @Override
            public Seq<Seat> awaited(View view) {
                return watches(view.seat()) ? Array.empty() : super.awaited(view);
            }
        });
    }

    @Test
    void anOnlookerWhoSeesEverythingIsNoticed() {
        breaks(OdysseyLaws::anOnlookerSeesNothingThatAnyPlayerDoesNotSee, showing((game, seat) -> game.table()));
    }

    @Test
    void anOnlookerBehindAPlayerIsNoticed() {
        breaks(
                OdysseyLaws::anOnlookerSeesNothingThatAnyPlayerDoesNotSee,
                showing((game, seat) -> DuelSpecimen.RULES.view(game, A).table()));
        breaks(
                OdysseyLaws::whatAPlayerWasSentSaysAllThatAnOnlookerIsSent,
                sending((event, seat) -> DuelSpecimen.RULES.seenBy(event, A)));
    }

    @Test
    void anOnlookerWhoIsSentSecretsIsNoticed() {
        breaks(OdysseyLaws::whatAPlayerWasSentSaysAllThatAnOnlookerIsSent, sending((event, seat) -> event));
        breaks(
                OdysseyLaws::foldingTheEventsThatAnOnlookerWasSentGivesTheTableOfItsView,
                sending((event, seat) -> event));
    }

    @Test
    void anOnlookerOfHigherRankIsNoticed() {
        breaks(
                OdysseyLaws::allOnlookersSeeTheSame,
                showing((game, seat) -> seat.equals(Seat.ONLOOKER)
                        ? game.table()
                        : DuelSpecimen.RULES.view(game, seat).table()));
        breaks(
                OdysseyLaws::allOnlookersSeeTheSame,
                sending((event, seat) -> seat.equals(Seat.ONLOOKER) ? event : DuelSpecimen.RULES.seenBy(event, seat)));
    }

    @Test
    void anImaginedStateThatForgetsWhatAnOnlookerSawIsNoticed() {
        breaks(OdysseyLaws::aStateImaginedByAnOnlookerHasTheViewItWasImaginedFrom, new DelegatingRules() {
            @Override
            public Game imagine(View view, CardPool pool, Rng rng) {
                Game game = super.imagine(view, pool, rng);
                Table table = game.table();
                return watches(view.seat())
                        ? new Game(game.setting(), table.withSides(table.sides().reverse()), game.agenda(), game.rng())
                        : game;
            }
        });
    }
}
