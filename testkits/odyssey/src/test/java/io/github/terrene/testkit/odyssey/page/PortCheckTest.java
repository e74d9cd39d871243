package io.github.terrene.testkit.odyssey.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PortCheckTest {
    @Test
    void theCheckOfAPortFindsAWrongNumber() throws IOException {
        TerreneOdyssey rules =
                TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
        String vector = Files.readString(Path.of("src/test/resources/perft/first-turn.perft"));
        assertThat(PortCheck.agrees(rules, vector)).isTrue();
        assertThat(PortCheck.agrees(rules, vector.replaceFirst("depth 2 ", "depth 2 1")))
                .isFalse();
    }
}
