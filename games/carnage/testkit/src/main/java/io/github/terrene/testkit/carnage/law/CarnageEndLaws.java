package io.github.terrene.testkit.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.Patience;
import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How games of Carnage end. */
public interface CarnageEndLaws extends Laws<GameConfig, Game, Action, Event, View> {
    @Override
    CarnageSpecimen specimen();

    /** The game ends by a rule of section 13, and never without cause. */
    @Property
    @Rule({"CG-13.1", "CG-13.2", "CG-13.4", "CG-13.5", "CG-13.6", "CG-13.7"})
    default void everyEndHasItsReason(@ForAll("walks") Walk<GameConfig> walk) {
        Options options = walk.seeded().config().options();
        for (Game game : specimen().playthrough(walk).states()) {
            Table table = game.table();
            assertThat(table.turn()).isLessThanOrEqualTo(options.turnLimit());
            assertThat(game.over() || table.idle() < options.stalemateTurns()).isTrue();
            table.outcome().forEach(end -> {
                Array<Integer> vp = table.sides().map(side -> side.purse().vp());
                assertThat(
                                switch (end.rule()) {
                                    case "CG-13.1" ->
                                        vp.get(end.winners().head().index()) >= 15;
                                    case "CG-13.2" ->
                                        options.concedeOnExhaustion()
                                                && table.side(table.active())
                                                        .decks()
                                                        .exhausted();
                                    case "CG-13.4" -> true;
                                    case "CG-13.5" -> table.idle() == options.stalemateTurns();
                                    default -> table.turn() == options.turnLimit();
                                })
                        .as("%s", end)
                        .isTrue();
            });
        }
    }

    /** Where one player decides, conceding ends the game at once. */
    @Property
    @Rule("CG-13.4")
    default void whoConcedesAloneLoses(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            if (specimen().rules().deciders(game).size() == 1) {
                Seat seat = specimen().rules().deciders(game).head();
                assertThat(conceded(game, seat).table().outcome())
                        .contains(new Outcome(Players.opponent(seat).asList(), "CG-13.4"));
            }
        }
    }

    /** Where both decide in secret, conceding is one more choice: it counts when both are in, and nothing else is carried out. */
    @Property
    @Rule({"CG-13.4", "CG-13.8"})
    default void whoConcedesInSecretWaitsForTheOther(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            if (specimen().rules().deciders(game).size() == 2) {
                for (Seat seat : Players.BOTH) {
                    Seat other = Players.opponent(seat);
                    Game one = conceded(game, seat);
                    assertThat(one.table()).isEqualTo(game.table());
                    assertThat(chosen(one, other).table())
                            .isEqualTo(game.table().with(new Outcome(other.asList(), "CG-13.4")));
                    assertThat(conceded(one, other).table())
                            .isEqualTo(game.table().with(new Outcome(Array.empty(), "CG-13.4")));
                }
            }
        }
    }

    private Game conceded(Game game, Seat seat) {
        return specimen().rules().apply(game, new Concede(seat)).get().state();
    }

    /** A game after a seat has chosen anything. */
    private Game chosen(Game game, Seat seat) {
        Game now = game;
        Patience patience = new Patience("what " + seat + " chooses");
        while (!now.offers(seat).none()) {
            patience.decision();
            Action choice = specimen().rules().choices(now, seat).last();
            now = specimen().rules().apply(now, choice).get().state();
        }
        return now;
    }
}
