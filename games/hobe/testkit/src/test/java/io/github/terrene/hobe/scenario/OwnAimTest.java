package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.scenario.OwnTextTest.BUG;
import static io.github.terrene.hobe.scenario.OwnTextTest.faulty;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.turn.MoveOrPlay;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What effects of a card set aim at and answer: what throws is a faulty effect of its card, and nothing is aimed at that is not there. */
class OwnAimTest {
    /** An effect of which one question throws. */
    record Silent(boolean targeted) implements Effect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public Option<Targets> targets() {
            return targeted ? Option.some(new Targets(1, new NoSort())) : Option.none();
        }

        @Override
        public boolean answers(Card event) {
            throw BUG;
        }
    }

    /** An effect that does not know at what it aims. */
    record Aimless() implements Effect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public Option<Targets> targets() {
            throw BUG;
        }
    }

    /** A sort of things that throws when they are asked for. */
    record NoSort() implements Targets.Sort {
        @Override
        public Array<Choice> options(Board board, Seat controller) {
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
        faulty("Silent", NoSort.class, () -> scene.legal(SOUTH));
        faulty("Silent", NoSort.class, () -> scene.whyNot(scene.play(SOUTH, silent, "Herald")));
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

    /** A sort that offers what nobody can see. */
    record Fancies(Choice fancy) implements Targets.Sort {
        @Override
        public Array<Choice> options(Board board, Seat controller) {
            return Array.of(fancy);
        }
    }

    /** Aims at what a sort offers. */
    record AimsAt(Targets.Sort sort) implements Effect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public Option<Targets> targets() {
            return Option.some(new Targets(1, sort));
        }
    }

    @Test
    @Rule({"HB-7.35", "HB-12.5"})
    void anEventCannotBeAimedAtWhatIsNotThere() {
        for (Choice fancy : Array.of(
                new Choice.InPlay(Integer.MAX_VALUE), new Choice.InHand("spare"), new Choice.Buried(NORTH, "herald"))) {
            Card card = event("Fancy", new AimsAt(new Fancies(fancy))).build();
            Scene scene = Scene.table().hand(SOUTH, card, SPARE);
            assertThatThrownBy(() -> scene.plays(SOUTH, card, fancy))
                    .isInstanceOf(FaultyEffect.class)
                    .hasMessageStartingWith("Fancy: the effect " + Fancies.class.getName()
                            + " is faulty: it offers as a target what is not on the board");
            scene.awaits("South: turn");
        }
    }
}
