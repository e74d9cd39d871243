package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.event.TurnEvent.TurnEnded;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.DecayEnds;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.table.Usage;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Laws of the turns of Terrene Odyssey. */
public interface OdysseyTurnLaws extends Laws<GameConfig, Game, Action, Event, View> {

    @Property
    @Rule({"TO-4.20", "TO-8.10", "TO-8.24", "TO-10.4", "TO-14.14"})
    default void thePlayerActsWhenNothingElseIsPending(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            if (game.prompt() instanceof TakeTurn turn) {
                Table table = game.table();
                assertThat(table.phase()).isEqualTo(Phase.ACTION);
                assertThat(table.active()).isEqualTo(turn.seat());
                assertThat(table.battle()).isEmpty();
                assertThat(table.chain().isEmpty() && table.chain().resolved().isEmpty())
                        .as("no chain")
                        .isTrue();
                assertThat(game.agenda().waiting()).isEmpty();
                assertThat(game.agenda().offers()).isEmpty();
                assertThat(game.agenda().pendingXp()).isEmpty();
                Array<Team> playing = table.teams().reject(Team::left);
                assertThat(playing).allMatch(team -> team.hp() > 0);
                assertThat(playing)
                        .allMatch(team -> team.seats()
                                .map(table::side)
                                .exists(side -> side.members().nonEmpty() || side.spared()));
            }
        });
    }

    /** Checks the table right after each event. */
    private void afterEach(Walk<GameConfig> walk, EventLook look) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).eachMove((game, move) -> {
            Table table = game.table();
            for (Event event : move.step().events()) {
                Table after = event.applyTo(table);
                look.at(event, table, after);
                table = after;
            }
        });
    }

    /** Looks at an event and the tables before and after it. */
    @FunctionalInterface
    interface EventLook {
        /** Looks. */
        void at(Event event, Table before, Table after);
    }

    @Property
    @Rule({"TO-4.2", "TO-4.7", "TO-8.31"})
    default void whatLastsForATimeEndsInTime(@ForAll("walks") Walk<GameConfig> walk) {
        afterEach(walk, (event, before, after) -> {
            if (event instanceof TurnEnded) {
                assertThat(lasting(after, Duration.END_OF_TURN)).isEmpty();
            } else if (event instanceof TurnBegan began) {
                assertThat(lasting(after, Duration.START_OF_YOUR_NEXT_TURN)
                                .filter(change -> change.until().seat().equals(began.seat())))
                        .isEmpty();
                assertThat(lasting(after, Duration.END_OF_TURN)).isEmpty();
            }
        });
    }

    private static Array<Change> lasting(Table table, Duration duration) {
        return table.sides()
                .flatMap(Side::members)
                .flatMap(Member::changes)
                .filter(change -> change.until().duration() == duration);
    }

    @Property
    @Rule({"TO-5.9", "TO-5.10"})
    default void decayEndsWhenItsOptionSays(@ForAll("walks") Walk<GameConfig> walk) {
        Options options = walk.seeded().config().options();
        boolean withTheTurn = options.decayEnds() == DecayEnds.END_OF_TURN;
        afterEach(walk, (event, before, after) -> {
            if (event instanceof TurnEnded && withTheTurn) {
                assertThat(after.sides().flatMap(Side::members)).allMatch(member -> member.decay() == 0);
            } else if (event instanceof TurnBegan began && !withTheTurn) {
                assertThat(after.side(began.seat()).members()).allMatch(member -> member.decay() == 0);
            }
        });
    }

    @Property
    @Rule({"TO-4.12", "TO-4.15", "TO-5.1", "TO-8.27", "TO-8.39"})
    default void whatIsCountedInATurnBeginsAnewWithTheNext(@ForAll("walks") Walk<GameConfig> walk) {
        afterEach(walk, (event, before, after) -> {
            if (event instanceof TurnBegan) {
                for (Side side : after.sides()) {
                    assertThat(side.terrainChanged() || side.traded()).isFalse();
                    assertThat(side.activations()).isZero();
                    assertThat(side.members())
                            .allMatch(member -> member.attacks() == 0 && member.extraAttacks() == 0)
                            .allMatch(member -> member.usage().equals(Usage.NONE));
                    assertThat(side.terrains())
                            .allMatch(terrain -> terrain.usage().equals(Usage.NONE));
                }
            }
        });
    }

    @Property
    @Rule({"TO-7.6", "TO-7.9"})
    default void aHiddenCharacterHasNothingTemporary(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            for (Member member : game.table().sides().flatMap(Side::members).filter(Member::hidden)) {
                assertThat(member.decay()).isZero();
                assertThat(member.extraAttacks()).isZero();
                assertThat(member.changes()).allMatch(change -> change.until().permanent());
            }
        });
    }

    @Property
    @Rule({"TO-1.13", "TO-8.31"})
    default void whatACardGivesWhileItIsInPlayEndsWithIt(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            if (game.prompt() instanceof TakeTurn) {
                Table table = game.table();
                for (Change change : lasting(table, Duration.WHILE_IN_PLAY)) {
                    int source = change.until().source();
                    assertThat(table.member(source).isDefined()
                                    || table.findHolder(source) != null
                                    || table.sideOfTerrain(source).isDefined())
                            .as("the source of %s is in play", change)
                            .isTrue();
                }
            }
        });
    }

    @Property
    @Rule({"TO-10.6", "TO-8.28"})
    default void noTurnComesAfterTheTurnLimit(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        int limit = walk.seeded().config().options().turnLimit();
        new EveryState<>(playthrough)
                .each(game -> assertThat(game.table().turn()).isLessThanOrEqualTo(limit));
    }

    @Property
    @Rule({"TO-4.7", "TO-13.3", "TO-10.13"})
    default void turnsGoAroundTheTableAndSkipWhoLeft(@ForAll("walks") Walk<GameConfig> walk) {
        afterEach(walk, (event, before, after) -> {
            if (event instanceof TurnBegan began) {
                Array<Seat> next = before.turn() == 0 ? before.order() : before.after(before.active());
                assertThat(began.seat()).isEqualTo(next.head());
                assertThat(after.turn()).isEqualTo(before.turn() + 1);
            }
        });
    }
}
