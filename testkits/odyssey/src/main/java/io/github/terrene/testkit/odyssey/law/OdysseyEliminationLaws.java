package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.EndEvent.TeamsLeft;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Laws of games of Terrene Odyssey that teams leave: for formats of more than two teams. */
public interface OdysseyEliminationLaws extends Laws<GameConfig, Game, Action, Event, View> {
    @Property
    @Rule({"TO-10.10", "TO-10.11", "TO-10.13"})
    default void whoLeftHasNothingAndDecidesNothing(@ForAll("walks") Walk<GameConfig> walk) {
        Rules<GameConfig, Game, Action, Event, View> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            Table table = game.table();
            Seq<Seat> awaited = rules.deciders(game);
            for (Seat left : left(table)) {
                assertThat(table.side(left)).isEqualTo(table.side(left).emptied());
                assertThat(awaited).doesNotContain(left);
                assertThat(rules.legal(game, left)).isEmpty();
                for (Seat other : table.order()) {
                    assertThat(table.opponents(other)).doesNotContain(left);
                    assertThat(table.others(other)).doesNotContain(left);
                }
            }
        });
    }

    @Property
    @Rule("TO-10.13")
    default void whoLeftSeesWhatSomebodyWithoutASeatSees(@ForAll("walks") Walk<GameConfig> walk) {
        Rules<GameConfig, Game, Action, Event, View> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).eachMove((game, move) -> {
            View onlooker = rules.view(game, Seat.ONLOOKER);
            for (Seat left : left(game.table())) {
                View view = rules.view(game, left);
                assertThat(view.table()).isEqualTo(onlooker.table());
                assertThat(view.agenda()).isEqualTo(onlooker.agenda());
                for (Event event : move.step().events()) {
                    assertThat(rules.seenBy(event, left)).isEqualTo(rules.seenBy(event, Seat.ONLOOKER));
                }
            }
        });
    }

    @Property
    @Rule({"TO-10.9", "TO-10.13"})
    default void whoLeavesRanksBehindAllWhoAreInAndBeforeAllWhoLeftEarlier(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).eachMove((game, move) -> {
            Array<Array<Seat>> behind = game.table().ranks().drop(1);
            for (Event event : move.step().events()) {
                behind = event instanceof TeamsLeft left ? behind.prepend(left.seats()) : behind;
            }
            Table table = move.step().state().table();
            assertThat(table.ranks().takeRight(behind.size())).isEqualTo(behind);
            assertThat(table.ranks().flatMap(seats -> seats).sorted())
                    .isEqualTo(table.order().sorted());
        });
    }

    @Property
    @Rule({"TO-10.5", "TO-10.6", "TO-10.9"})
    default void theGameGoesOnAsLongAsTwoTeamsAreInIt(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            Table table = game.table();
            Array<Team> playing = table.teams().reject(Team::left);
            assertThat(playing.size()).isGreaterThan(1);
            assertThat(specimen().rules().staying(game))
                    .isEqualTo(playing.flatMap(Team::seats).sorted());
            for (Outcome outcome : table.outcome()) {
                assertThat(outcome.drawn()
                                || playing.exists(team -> team.seats().equals(outcome.winners())))
                        .as("%s is won by a team that is in, or drawn", outcome)
                        .isTrue();
            }
        });
    }

    private static Array<Seat> left(Table table) {
        return table.order().reject(table::plays);
    }
}
