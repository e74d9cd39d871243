package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What can be taken back tells no secret")
class TakingBackTest extends ScenarioBook {
    @Test
    @DisplayName("Whether something can be taken back tells nothing of a face-down card that waits for it, either")
    @Rule({"TO-11.2", "TO-8.6"})
    void takingBack() {
        CharacterCard boaster = character("Boaster")
                .of(WIND, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(DEALS_DAMAGE_TO_PLAYER), draw(1))
                .build();
        AssignableCard grudge = item("Grudge")
                .trigger(BLUE, actions(1), when(enemyCharacter(), DEALS_DAMAGE_TO_PLAYER), draw(1))
                .build();
        for (AssignableCard card : Array.of(DART, grudge)) {
            Scenario s = given(
                    knowing(DART, grudge),
                    A.has(recruited(boaster)),
                    B.actions(0),
                    B.has(recruited(SAMMY).holding(card).suffering(STUN)));
            s.when(A.attacks(boaster));
            s.awaits(A, "ability");
            boolean undoable =
                    s.rules().apply(s.game(), new Pass(A.seat())).get().undoable();
            assertThat(undoable).as("holding %s", card.name()).isFalse();
        }
    }

    @Test
    @DisplayName("Whether something can be taken back tells nothing of a hidden Character that its name keeps hidden")
    @Rule({"TO-11.2", "TO-4.9"})
    void takingBackWhatTurnedNobodyUp() {
        for (CharacterCard face : Array.of(ETHAN, ASU)) {
            assertThat(isTakenBack(
                            face,
                            switchTerrain(),
                            turnFaceUp().to(each(enemyCharacter().faceDown()))))
                    .as("the hidden one is %s", face.name())
                    .isFalse();
            assertThat(isTakenBack(face, switchTerrain())).isTrue();
        }
    }

    /** Whether A can take back how it answered what an ability asks, with that Character hidden on B's side. */
    private boolean isTakenBack(CharacterCard face, Effect... effects) {
        CharacterCard usher = character("Usher")
                .of(WIND, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), effects)
                .build();
        Scenario s = given(
                knowing(ETHAN, ASU),
                options(options -> options.withEdition(Edition.UPDATE_2015)),
                A.terrains(HOME_FIELD, SALT_FLATS, SALT_FLATS),
                A.has(recruited(usher)),
                B.alone(),
                B.has(recruited(ETHAN), hidden(face)));
        s.when(A.uses(usher)).awaits(A, "terrain");
        Step<Game, Event> step = s.rules()
                .apply(s.game(), s.rules().choices(s.game(), A.seat()).head())
                .get();
        assertThat(step.state().deciders()).as("who goes on").containsExactly(A.seat());
        return step.undoable();
    }

    @Test
    @DisplayName("Whether something can be taken back tells nothing of a hand in which nothing was found")
    @Rule({"TO-11.2", "TO-8.36"})
    void takingBackWhatFoundNothing() {
        CharacterCard recruiter = character("Press Gang")
                .of(WIND, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, actions(1), putIntoPlayHidden(card(CHARACTER), Zone.HAND))
                .build();
        for (Card card : Array.of(DART, SAMMY)) {
            Scenario s = given(
                    options(options -> options.withResponseWindows(ResponseWindows.ALWAYS)),
                    knowing(DART, SAMMY),
                    A.has(recruited(ETHAN)),
                    B.hand(card),
                    B.has(recruited(recruiter).suffering(STUN)));
            s.when(A.attacks(ETHAN), B.uses(recruiter)).awaits(A, "response");
            boolean undoable =
                    s.rules().apply(s.game(), new Pass(A.seat())).get().undoable();
            assertThat(undoable).as("holding %s", card.name()).isFalse();
        }
    }
}
