package io.github.terrene.odyssey.view;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The cards of a player that may be anywhere are those of the pool that are not seen elsewhere. */
class UnknownCardsTest {
    private static final CharacterCard BEAR = beast(character("Bear"), 20);
    private static final CharacterCard WOLF = beast(character("Wolf"), 10);
    private static final CharacterCard CUB = beast(token("Cub"), 5);
    private static final Catalogue CATALOGUE =
            Catalogue.of(Array.of(WOLF, BEAR, CUB)).get();
    private static final Array<String> POOL = Array.of("wolf", "bear", "wolf", "cub", "nobody", "?");

    private static CharacterCard beast(CharacterBuilder builder, int hp) {
        return builder.of(FIRE, BEAST).stats(1, 1, hp, 5, 0).build();
    }

    private static UnknownCards without(Card... seen) {
        Copies known = new Copies(CATALOGUE);
        known.add(Array.of(seen));
        return UnknownCards.of(CATALOGUE, POOL, known, Rng.of(7).dice());
    }

    @Test
    @DisplayName("one copy is taken away for each that is seen, also for an equal card from elsewhere")
    void seen() {
        assertThat(without(WOLF, beast(character("Wolf"), 10))
                        .takeSorted(1, Array.empty())
                        .cards())
                .containsExactly(BEAR);
        assertThat(without(WOLF, BEAR).take(1)).containsExactly(WOLF);
    }

    @Test
    @DisplayName("another card with the same id takes away nothing, nor does a token or the unknown card")
    void others() {
        assertThat(without(beast(character("Wolf"), 15), CUB, Card.UNKNOWN)
                        .takeSorted(3, Array.empty())
                        .cards())
                .containsExactly(BEAR, WOLF, WOLF);
    }

    @Test
    @DisplayName("they are in the order in which dice shuffle")
    void order() {
        Dice dice = Rng.of(7).dice();
        assertThat(without().take(3)).isEqualTo(dice.shuffle(Array.of(WOLF, BEAR, WOLF)));
    }

    @Test
    @DisplayName("a Character is a likely one, otherwise another of the pool, otherwise any that a deck may hold")
    void characters() {
        UnknownCards stock = without(WOLF);
        assertThat(stock.characterRather(card -> card.hp() > 10)).isEqualTo(BEAR);
        assertThat(stock.characterRather(card -> card.hp() > 10)).isEqualTo(WOLF);
        assertThat(stock.characterRather(card -> card.hp() == 5)).isIn(BEAR, WOLF);
    }

    @Test
    @DisplayName("a Character for a deck is one of the pool, otherwise any that a deck may hold, if any will do")
    void forDecks() {
        UnknownCards stock = without(WOLF, WOLF);
        assertThat(stock.characters(false, card -> card.equals(WOLF)).next()).isNull();
        assertThat(stock.characters(true, card -> card.equals(WOLF)).next()).isEqualTo(WOLF);
        assertThat(stock.characters(true, card -> card.hp() == 5).next()).isNull();
        assertThat(stock.has(1)).isTrue();
        assertThat(stock.characters(false, card -> true).next()).isEqualTo(BEAR);
        assertThat(stock.has(1)).isFalse();
    }

    @Test
    @DisplayName("Characters for a deck are different ones: those of the pool first, then others while there are any")
    void different() {
        DistinctDraws<CharacterCard> draws = without(WOLF).characters(true, card -> true);
        assertThat(Array.of(draws.next(), draws.next())).containsExactlyInAnyOrder(BEAR, WOLF);
        assertThat(draws.next()).isNull();
        DistinctDraws<CharacterCard> others = without(BEAR, WOLF, WOLF).characters(true, card -> true);
        assertThat(Array.of(others.next(), others.next())).containsExactlyInAnyOrder(BEAR, WOLF);
        assertThat(others.next()).isNull();
        assertThat(others.next()).isNull();
    }

    @Test
    @DisplayName("where the pool runs out there are more cards, and fewer than none are none")
    void numbers() {
        assertThat(without().takeSorted(10, Array.empty()).cards()).hasSize(10).isSubsetOf(BEAR, WOLF);
        assertThat(without().take(-1)).isEmpty();
    }
}
