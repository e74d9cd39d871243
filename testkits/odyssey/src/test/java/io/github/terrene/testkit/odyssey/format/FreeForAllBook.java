package io.github.terrene.testkit.odyssey.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
import io.vavr.collection.Array;

/** Scenarios of three who play against each other. Where nothing is said it is turn 4, A's second. */
abstract class FreeForAllBook extends ScenarioBook {
    /** The player who goes third. */
    protected static final Player C = Player.at(2);

    /** The player who goes fourth, where there are four. */
    protected static final Player D = Player.at(3);

    private static TableBuilder table(Format format) {
        return TableBuilder.of(format, catalogue -> FreeForAll.rules(format, catalogue));
    }

    @Override
    protected TableBuilder table() {
        return table(FreeForAll.OF_THREE);
    }

    /** A scenario of four players. */
    protected final Scenario ofFour(Premise... premises) {
        TableBuilder table = table(FreeForAll.OF_FOUR);
        Array.of(premises).forEach(premise -> premise.layOut(table));
        return tell(Scenario.from(table));
    }

    /** The players stand so, the best first; those who stand equal are in one text. */
    protected static void ranks(Scenario scenario, String... players) {
        assertThat(scenario.game()
                        .table()
                        .ranks()
                        .map(seats -> seats.map(Seat::toString).mkString()))
                .containsExactly(players);
    }
}
