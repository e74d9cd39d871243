package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Where;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What can be taken back: a choice after which nobody sees a card that could have been another one, as far as they knew. */
@Rule({"TL-12.1", "TL-12.2"})
class UndoTest {
    private static final Effect ASK = new Doing(
            here -> here.choose(Question.of(SOUTH, "TL-9.9", "castle", Players.BOTH.map(OwnChoice.Player::new))));

    /** South chooses, something happens, and South chooses again: whether the first choice can be taken back. */
    private static boolean undoable(Consumer<Resolution> what) {
        Card card = skill("Mishap")
                .onReveal(ASK, new Doing(what), ASK)
                .whenDestroyed(Words.makeTokens(Tokens.SPROUT, 1, Words.OWN))
                .build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("One", 1))
                .field(SOUTH_E, plain("Two", 1))
                .graveyard(SOUTH, plain("Dead", 1))
                .hand(NORTH, X, Y)
                .reveals(card, SOUTH_W)
                .awaits("South: castle");
        scene.answers(SOUTH, new OwnChoice.Player(NORTH)).awaits("South: castle");
        return scene.undoable();
    }

    @Test
    void notWhatShowsOrMovesAnUnknownCard() {
        assertThat(undoable(here -> here.draw(SOUTH, 1))).isFalse();
        assertThat(undoable(here -> here.draw(NORTH, 1))).isFalse();
        assertThat(undoable(here -> here.mill(NORTH, 1, Where.DECK, Where.GRAVEYARD)))
                .isFalse();
        assertThat(undoable(here -> here.look(SOUTH, 1))).isFalse();
        assertThat(undoable(here -> here.putBack(SOUTH, here.look(SOUTH, 2)))).isFalse();
        assertThat(undoable(here -> here.discard(NORTH, Doing.held(NORTH, "x"))))
                .isFalse();
        assertThat(undoable(here -> here.discardAtRandom(NORTH, 1))).isFalse();
    }

    /** What it does with them may tell which they are. */
    @Test
    @Rule("TL-9.15")
    void notWhatDependsOnCardsInAHand() {
        assertThat(undoable(here -> here.chosenInHand(NORTH, 2)
                        .filter(cards -> Array.<Thing>narrow(cards)
                                .exists(each -> each.card().id().equals("x")))
                        .forEach(cards -> here.damage(SOUTH, 1))))
                .isFalse();
        assertThat(undoable(here -> here.chosenInHand(NORTH, 0).forEach(cards -> here.damage(SOUTH, 1))))
                .isTrue();
    }

    @Test
    void whatEverybodyKnewAlready() {
        assertThat(undoable(here -> {})).isTrue();
        assertThat(undoable(here -> here.destroy(Doing.things(here, 1)))).isTrue();
        assertThat(undoable(here -> here.move(Doing.things(here, 1), Where.EXILE)))
                .isTrue();
        assertThat(undoable(here -> here.move(Doing.buried(SOUTH, "dead"), Where.EXILE)))
                .isTrue();
        assertThat(undoable(here -> here.move(Doing.things(here, 1), Where.HAND)))
                .isTrue();
        assertThat(undoable(here -> here.move(Doing.things(here, 1), Where.OTHER_LANE)))
                .isTrue();
        assertThat(undoable(here -> here.exchange(Doing.thing(here, 1), Doing.thing(here, 2))))
                .isTrue();
        assertThat(undoable(here -> here.add(Doing.things(here, 1), Figure.POINTS, 1, Duration.LASTING)))
                .isTrue();
        assertThat(undoable(here -> here.makeToken(Tokens.SPROUT, SOUTH_W))).isTrue();
        assertThat(undoable(here -> here.take(Doing.buried(SOUTH, "dead"), Where.HERE)))
                .isTrue();
        assertThat(undoable(here -> here.take(Doing.buried(SOUTH, "dead"), Where.HAND)))
                .isTrue();
        assertThat(undoable(here -> here.take(Doing.buried(SOUTH, "dead"), Where.DECK)))
                .isTrue();
        assertThat(undoable(here -> here.damage(NORTH, 1))).isTrue();
        assertThat(undoable(here -> here.heal(SOUTH, 1))).isTrue();
        assertThat(undoable(here -> here.limitDamage(SOUTH, 1))).isTrue();
        assertThat(undoable(here -> here.addToTotal(SOUTH_W, 1))).isTrue();
        assertThat(undoable(here -> here.multiplyTotal(SOUTH_W, 2))).isTrue();
    }
}
