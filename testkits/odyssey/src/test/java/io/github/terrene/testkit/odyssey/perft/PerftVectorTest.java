package io.github.terrene.testkit.odyssey.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.github.terrene.testkit.perft.PerftFiles;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The published counts are those of the rules. docs/perft.md says what they are for. */
class PerftVectorTest extends PerftFiles {
    @Override
    protected Array<Rules<?, ?, ?, ?, ?>> rules() {
        return Array.of(Positions.DUEL, Positions.MATCH);
    }

    @Override
    protected Array<PerftVector> positions() {
        return Positions.all();
    }

    @Test
    void thereAreEnoughOfThem() {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(11);
    }

    @Test
    void aPositionThatCannotBeReachedSaysWhere() {
        PerftVector vector = vectors().head();
        PerftVector broken = new PerftVector(
                vector.name(),
                vector.game(),
                vector.seed(),
                vector.config(),
                Array.of("EndTurn(seat:A)"),
                vector.counts());
        assertThat(broken.state(Positions.DUEL).getLeft().place()).isEqualTo("action 1");
        assertThat(vector.state(Positions.MATCH).getLeft().place()).isEqualTo("game");
    }
}
