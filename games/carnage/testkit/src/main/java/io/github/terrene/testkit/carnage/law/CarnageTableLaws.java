package io.github.terrene.testkit.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.CurrentStats;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.view.LegendStats;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is true of every table of Carnage. */
public interface CarnageTableLaws extends Laws<GameConfig, Game, Action, Event, View> {
    @Override
    CarnageSpecimen specimen();

    @Property
    @Rule({"CG-2.4", "CG-3.3", "CG-8.12"})
    default void everyCardIsInExactlyOneZone(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            Conservation.cards(walk.seeded().config(), game);
        }
    }

    @Property
    @Rule({"CG-1.11", "CG-3.4", "CG-3.8", "CG-5.4", "CG-11.1", "CG-12.10", "CG-13.5", "CG-13.6"})
    default void everyNumberIsOneThatThereCanBe(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            Conservation.numbers(walk.seeded().config(), game);
        }
    }

    @Property
    @Rule({"CG-3.4", "CG-3.8", "CG-5.4", "CG-5.7", "CG-13.1"})
    default void resourcesStayWithinTheirBounds(@ForAll("walks") Walk<GameConfig> walk) {
        Purse[] before = {Purse.BEGINNING, Purse.BEGINNING};
        for (Game game : specimen().playthrough(walk).states()) {
            Table table = game.table();
            for (Side side : table.sides()) {
                Purse purse = side.purse();
                assertThat(purse.raiven())
                        .isLessThanOrEqualTo(before[side.seat().index()].raiven());
                assertThat(purse.vp()).isGreaterThanOrEqualTo(before[side.seat().index()].vp());
                assertThat(purse.ap()).isLessThanOrEqualTo(side.seat().equals(table.active()) ? 3 : 0);
                assertThat(purse.vp() < 15 || game.over()).isTrue();
                before[side.seat().index()] = purse;
            }
        }
    }

    @Property
    @Rule({"CG-3.1", "CG-3.2", "CG-3.5", "CG-3.6", "CG-10.1", "CG-10.12"})
    default void everyZoneHoldsWhatItMay(@ForAll("walks") Walk<GameConfig> walk) {
        Options options = walk.seeded().config().options();
        for (Game game : specimen().playthrough(walk).states()) {
            boolean acting = game.prompt() != null && game.prompt().key().equals("action");
            for (Side side : game.table().sides()) {
                assertThat(side.domain().realm()).allMatch(card -> card.is(CardKind.LOCATION));
                assertThat(side.domain().nest()).allMatch(card -> card.is(CardKind.MONSTER));
                assertThat(side.domain().nest().size()).isLessThanOrEqualTo(acting ? 2 : 3);
                for (CardKind kind : Array.of(CardKind.LEGEND, CardKind.RELIC)) {
                    Array<Stack> stacks = side.spearhead().posts().flatMap(post -> post.get(kind));
                    assertThat(stacks.map(stack -> options.name(stack.card()))).doesNotHaveDuplicates();
                    assertThat(stacks)
                            .allSatisfy(stack -> assertThat(stack.cards())
                                    .allMatch(card ->
                                            card.is(kind) && options.name(card).equals(options.name(stack.card()))));
                }
            }
        }
    }

    /** All of it is public, so every viewer is shown the values that actually count. */
    @Property
    @Rule({"CG-6.14", "CG-8.6", "CG-11.4", "CG-14.1"})
    default void everybodyIsShownWhatCountsOfLegends(@ForAll("walks") Walk<GameConfig> walk) {
        boolean awakening = walk.seeded().config().options().awakening();
        new EveryState<>(specimen().playthrough(walk)).some((game, number) -> {
            Table table = game.table();
            for (Seat viewer : Players.BOTH.append(Seat.ONLOOKER)) {
                Array<LegendStats> shown =
                        specimen().rules().view(game, viewer).shown().legends();
                for (Side side : table.sides()) {
                    assertThat(shown.filter(legend -> legend.seat().equals(side.seat()))
                                    .map(LegendStats::place))
                            .isEqualTo(side.spearhead().manned());
                }
                for (LegendStats legend : shown) {
                    assertThat(legend.values().all()).allMatch(in -> in.number() > 0);
                    for (Element element : table.elements()) {
                        assertThat(legend.values().in(element))
                                .isEqualTo(new CurrentStats(table, awakening)
                                        .standing(table.side(legend.seat()), legend.place(), element));
                    }
                }
            }
        });
    }
}
