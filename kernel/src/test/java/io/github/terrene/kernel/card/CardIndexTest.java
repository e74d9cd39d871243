package io.github.terrene.kernel.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class CardIndexTest {
    private record Card(String id, String face) implements PrintedCard {}

    private static final Card OAK = new Card("oak", "a tree");
    private static final Card ASH = new Card("ash", "a tree");
    private static final Card LEAF = new Card("leaf", "a token");
    private static final CardIndex<Card> INDEX = new CardIndex<>(Array.of(OAK, ASH), Array.of(LEAF));

    @Test
    void cardsAreSortedById() {
        assertThat(INDEX.cards()).containsExactly(ASH, OAK);
        assertThat(INDEX.all()).containsExactly(ASH, LEAF, OAK);
        assertThat(INDEX.place("ash")).isZero();
        assertThat(INDEX.place("oak")).isEqualTo(1);
    }

    @Test
    void whatCannotBeInADeckIsFoundButNotListed() {
        assertThat(INDEX.find("leaf")).contains(LEAF);
        assertThat(INDEX.has(LEAF)).isFalse();
        assertThat(INDEX.place("leaf")).isEqualTo(-1);
    }

    @Test
    void aCardWithTheSameIdIsAnother() {
        assertThat(INDEX.has(OAK)).isTrue();
        assertThat(INDEX.has(new Card("oak", "a boat"))).isFalse();
        assertThat(INDEX.find("elm")).isEmpty();
    }

    @Test
    void allIdsAreFoundOrEachUnknownOneIsNamedOnce() {
        assertThat(INDEX.findAll(Array.of("oak", "ash", "oak"), "X-1.1", "deck of seat A")
                        .get())
                .containsExactly(OAK, ASH, OAK);
        assertThat(INDEX.findAll(Array.of("elm", "oak", "fir", "elm"), "X-1.1", "deck of seat A")
                        .getLeft())
                .extracting(Problem::toString)
                .containsExactly(
                        "deck of seat A: there is no card elm (X-1.1)", "deck of seat A: there is no card fir (X-1.1)");
    }
}
