package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** What can be taken back: nothing that has shown somebody a card. */
class UndoTest {
    private static Scene meditating() {
        return Scene.table().elements(SOUTH, fire(1), air(8)).meditates();
    }

    @Test
    @Rule({"CG-6.4", "CG-14.2", "CG-14.8"})
    void aMeditationIsFinalAsSoonAsTheOtherSeesACard() {
        Scene shown = meditating().putsBack(SOUTH, air(8)).awaits("South: action");
        assertThat(shown.seenBy(NORTH).opponent().elements().discarded()).containsExactly(fire(1));
        assertThat(shown.undoable()).isFalse();
        Scene hidden = meditating().putsBack(SOUTH, air(8), fire(1)).awaits("South: action");
        assertThat(hidden.seenBy(NORTH).opponent().elements().discarded()).isEmpty();
        assertThat(hidden.undoable()).isTrue();
    }

    @Test
    @Rule({"CG-6.4", "CG-14.2"})
    void aTimelineRefusesToTakeItBack() {
        Carnage rules = Carnage.of(StarterSet.catalogue());
        GameConfig config = GameConfig.of(Options.standard(), ReadyLists.COAL_ROAD, ReadyLists.LONG_WALL);
        Timeline<Game, Action, Event> game = Timeline.start(rules, config, 1).get();
        while (!game.state().offers(SOUTH, Meditate.class)) {
            game = game.play(
                            rules,
                            rules.choices(
                                            game.state(),
                                            rules.deciders(game.state()).head())
                                    .head())
                    .get();
        }
        game = game.play(rules, new Meditate(SOUTH)).get();
        game = game.play(rules, new Choose(SOUTH, new OwnChoice.Kept(Array.empty())))
                .get();
        assertThat(rules.view(game.state(), NORTH).opponent().elements().discarded())
                .hasSize(2);
        assertThat(game.undo(rules, SOUTH)).isEqualTo(Either.left(NoUndo.FINAL));
    }

    private static Scene full() {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .hand(SOUTH, HEARTH, BOG_MAW, OLD_KING, REEF_BARD, GLASS_HARP)
                .shards(SOUTH, 9);
    }

    @Test
    @Rule({"CG-6.3", "CG-6.6", "CG-6.9", "CG-6.10", "CG-6.12", "CG-14.2"})
    void whatShowsACardOfTheHandIsFinal() {
        assertThat(full().does(new Burn(SOUTH, HEARTH.id())).undoable()).isFalse();
        assertThat(full().places(HEARTH).undoable()).isFalse();
        assertThat(full().places(BOG_MAW).undoable()).isFalse();
        assertThat(full().adds(OLD_KING, 3).undoable()).isFalse();
        assertThat(full().adds(GLASS_HARP, 1).undoable()).isFalse();
        assertThat(full().reinforces(REEF_BARD).undoable()).isFalse();
        Scene replaced = full().attacks().ascends(SOUTH, 1).choosesFromHand(SOUTH, OLD_KING);
        assertThat(replaced.undoable()).isFalse();
    }

    @Test
    @Rule({"CG-7.3", "CG-9.5", "CG-9.9", "CG-14.1"})
    void whatWasOpenBeforeCanBeTakenBack() {
        assertThat(full().attacks().undoable()).isTrue();
        assertThat(full().attacks().ascends(SOUTH, 1).undoable()).isTrue();
        assertThat(full().attacks().ascends(SOUTH, 1).declines(SOUTH).undoable())
                .isTrue();
        Scene promised = Scene.table()
                .company(
                        SOUTH,
                        legend("Judge", StarterElements.AIR, 1)
                                .power(0, winTies())
                                .build())
                .uses(1);
        assertThat(promised.game().table().promised(SOUTH, ForNextDuel.TiesWon.class))
                .isTrue();
        assertThat(promised.undoable()).isTrue();
    }
}
