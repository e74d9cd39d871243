package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.scenario.OwnTextTest.BUG;
import static io.github.terrene.hobe.scenario.OwnTextTest.faulty;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.turn.MoveOrPlay;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.word.Adjective;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.kernel.word.World;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What effects of a card set aim at and answer: what throws is a faulty effect of its card. */
class OwnAimTest {
    /** An effect of which one question throws. */
    record Silent(boolean targeted) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public Option<Selection.Chosen> target() {
            return targeted ? Option.some(new Selection.Chosen(1, 1, ANYONE.of(new NoWord()))) : Option.none();
        }

        @Override
        public boolean answers(Card event) {
            throw BUG;
        }
    }

    /** An effect that does not know at what it aims. */
    record Aimless() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public Option<Selection.Chosen> target() {
            throw BUG;
        }
    }

    /** A word that throws when it is asked. */
    record NoWord() implements Adjective {
        @Override
        public boolean fits(World world, Thing thing) {
            throw BUG;
        }
    }

    @Test
    @Rule({"HB-7.2", "HB-7.35", "HB-8.12"})
    void whatThrowsWhenTargetsAreAskedIsFaulty() {
        Card aimless = event("Aimless", new Aimless()).build();
        faulty(
                "Aimless",
                Aimless.class,
                () -> Scene.table().hand(SOUTH, aimless).moving().legal(SOUTH));
        Card silent = event("Silent", new Silent(true)).build();
        Scene scene =
                Scene.table().hand(SOUTH, silent).put(SOUTH, FRONT_0, HERALD).moving();
        faulty("Silent", Filter.class, () -> scene.legal(SOUTH));
        faulty("Silent", Filter.class, () -> scene.whyNot(scene.play(SOUTH, silent, "Herald")));
        Card answer = event("Answer", COUNTER, new Silent(false)).build();
        Scene window = Scene.table().hand(SOUTH, TWO_DRAWS).hand(NORTH, answer).plays(SOUTH, TWO_DRAWS);
        faulty("Answer", Silent.class, () -> window.legal(NORTH));
        assertThat(window.rules()
                        .apply(window.game(), new Pass(NORTH))
                        .map(Step::state)
                        .map(Game::prompt))
                .as("the game goes on with another action")
                .contains(new MoveOrPlay(SOUTH));
    }

    /** A word of a card set: a Battle card that has lost tokens. */
    record Wounded() implements Adjective {
        @Override
        public boolean fits(World world, Thing thing) {
            return thing instanceof CardInPlay card && card.missing() > 0;
        }
    }

    @Test
    @Rule({"HB-7.3", "HB-7.35"})
    void aCardSetCanHaveWordsOfItsOwn() {
        Card mercy = event("Mercy", Words.destroy(Words.target(ANYONE.of(new Wounded()))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, mercy, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, FRONT_1, HERALD)
                .tokens(NORTH, FRONT_0, 1);
        assertThat(scene.moving().whyNot(scene.play(SOUTH, mercy, "Herald")).map(Rejection::key))
                .containsExactly("HB-7.3/wrong-target");
        scene.plays(SOUTH, mercy, "Shore Guard").awaits("South: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Shore Guard");
    }

    @Test
    @Rule("HB-10.7")
    void theFaultOfOneOfSeveralAbilitiesNamesIt() {
        Card odd = battle("Odd", HUMAN, MELEE)
                .when(Words.START_OF_TURN, Words.loseCards(Whose.ENEMY, 1))
                .when(Words.ENTERS, new OwnEffectTest.Does(here -> here.draw(SOUTH, -1)))
                .build();
        Scene scene = Scene.table().put(SOUTH, STANDBY_0, odd).put(SOUTH, STANDBY_1, HERALD);
        assertThatThrownBy(() -> scene.moves(STANDBY_0, FRONT_0)).hasMessageStartingWith("Odd, ability 2: the effect ");
        scene.moves(STANDBY_1, FRONT_0).awaits("South: turn");
    }
}
