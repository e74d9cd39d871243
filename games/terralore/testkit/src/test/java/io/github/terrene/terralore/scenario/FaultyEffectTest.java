package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.trait.Where;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Effects of a card set that cannot be carried out: their authors are told which effect it is. */
class FaultyEffectTest {
    private static Option<Seat> choosePlayer(Resolution here, String about) {
        return here.choose(Question.of(here.you(), "TL-9.9", about, Players.BOTH.map(OwnChoice.Player::new)))
                .map(choice -> ((OwnChoice.Player) choice).who());
    }

    private static Scene table() {
        return Scene.table().southTrails().deck(SOUTH, plain("A", 1), plain("B", 1), plain("C", 1));
    }

    /** The card, its ability and the effect are named, and the game can go on from the state before. */
    private static void faulty(Consumer<Resolution> what, String why) {
        Scene scene = table();
        Doing.isFaulty(scene, what, why);
        assertThat(scene.concedes(NORTH).outcome().winners()).containsExactly(SOUTH);
    }

    @Test
    void anEffectThatAsksAfterItHasChangedSomethingIsRefused() {
        faulty(
                here -> {
                    here.damage(NORTH, 2);
                    choosePlayer(here, "deck");
                },
                "it must ask all questions first");
    }

    @Test
    void anEffectThatChangesSomethingWhileAnAnswerIsAwaitedIsRefused() {
        faulty(
                here -> {
                    choosePlayer(here, "deck");
                    here.damage(NORTH, 2);
                },
                "it must ask all questions first");
    }

    @Test
    void puttingOffAndChangingAfterALookAreChanges() {
        Card procrastinator = skill("Procrastinator")
                .onReveal(new Doing(
                        here -> {
                            here.defer();
                            choosePlayer(here, "deck");
                        },
                        Array.of(damageCastle(Whose.ANY, 1))))
                .build();
        assertThatThrownBy(() -> table().reveals(procrastinator, SOUTH_W))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining("it must ask all questions first");
        faulty(
                here -> {
                    here.mill(NORTH, 1, Where.DECK, Where.GRAVEYARD);
                    here.look(SOUTH, 1);
                    choosePlayer(here, "deck");
                },
                "it must ask all questions first");
    }

    @Test
    void anEffectThatThrowsIsNamed() {
        faulty(here -> here.world().standing(SOUTH_W).get(5), "5");
    }

    @Test
    @Rule("TL-1.9")
    void aTokenThatTheCardDoesNotNameIsRefused() {
        faulty(here -> here.makeToken(Tokens.SPROUT, here.self().place()), "does not name in makes()");
    }

    /** Two equal questions in one effect are two questions, each with its own answer. */
    @Test
    @Rule("TL-9.9")
    void answersBelongToQuestionsByPosition() {
        Scene scene = table().reveals(
                        Doing.mishap(here -> {
                            Option<Seat> first = choosePlayer(here, "castle");
                            Option<Seat> second = choosePlayer(here, "castle");
                            Option<Seat> third = choosePlayer(here, "last");
                            if (third.isDefined()) {
                                here.damage(first.get(), 1);
                                here.damage(second.get(), 2);
                                here.damage(third.get(), 4);
                            }
                        }),
                        SOUTH_W);
        int south = scene.castle(SOUTH);
        int north = scene.castle(NORTH);
        scene.awaits("South: castle").does(new Choose(SOUTH, new OwnChoice.Player(NORTH)));
        scene.awaits("South: castle").does(new Choose(SOUTH, new OwnChoice.Player(SOUTH)));
        scene.awaits("South: last").does(new Choose(SOUTH, new OwnChoice.Player(NORTH)));
        assertThat(Array.of(south - scene.castle(SOUTH), north - scene.castle(NORTH)))
                .containsExactly(2, 5);
    }
}
