package io.github.terrene.kernel.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Texts that a game has no words for are refused before anybody plays their card. */
class ProofTest {
    private static final Amount ONE = new Amount.Fixed(1);

    private enum Somewhere implements Area {
        HERE
    }

    private enum Doing implements Deed {
        SLEEP
    }

    private static Array<String> faults(Text text, Array<Class<? extends Text>> wordless) {
        BareProof proof = new BareProof(wordless);
        proof.read(text);
        return proof.problems().map(Problem::toString);
    }

    @Test
    void whatAGameDoesNotSpeakOfDoesNothingInIt() {
        assertThat(Array.<Text>of(
                                new ThingEffect.Control(new Selection.This()),
                                new Statement.Often(new Selection.This(), Doing.SLEEP, 2),
                                new CardEffect.Mill(Whose.OWN, ONE, Somewhere.HERE, Somewhere.HERE),
                                new CardEffect.LookAtTop(Whose.OWN, ONE, Somewhere.HERE))
                        .flatMap(text -> faults(text, Array.empty())))
                .containsExactly(
                        "Odd: nothing in this game does that: control (XX-1)",
                        "Odd: nothing in this game does that: often (XX-1)",
                        "Odd: nothing in this game does that: mill (XX-1)",
                        "Odd: nothing in this game does that: look at top (XX-1)");
    }

    @Test
    void whatAGameLeavesOutIsRefusedOnceAndNotLookedAt() {
        assertThat(faults(new CardEffect.Draw(Whose.OWN, new Amount.Fixed(-1)), Array.of(CardEffect.Draw.class)))
                .containsExactly("Odd: nothing in this game does that: draw (XX-1)");
        assertThat(faults(new CardEffect.Draw(Whose.OWN, ONE), Array.empty())).isEmpty();
    }
}
