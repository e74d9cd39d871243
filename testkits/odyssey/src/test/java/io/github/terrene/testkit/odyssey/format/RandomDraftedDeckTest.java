package io.github.terrene.testkit.odyssey.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.vavr.collection.Array;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RandomDraftedDeckTest {
    private static final Decks DECKS =
            Decks.of(Catalogue.ofSets(Array.of(new BaseSet())).get(), DeckRules.DRAFTED);

    @Provide
    Arbitrary<Edition> editions() {
        return Arbitraries.of(Edition.RULEBOOK, Edition.UPDATE_2015);
    }

    @Provide
    Arbitrary<Array<Integer>> numbers() {
        return DECKS.numbers();
    }

    @Property(tries = 100)
    @Rule({"TO-14.6", "TO-14.13"})
    void allowed(@ForAll("editions") Edition edition, @ForAll("numbers") Array<Integer> numbers) {
        Deck deck = DECKS.of(edition, numbers);
        assertThat(deck.cards()).hasSameSizeAs(numbers).hasSizeLessThanOrEqualTo(20);
        assertThat(DeckRules.DRAFTED.problems(deck, edition, "deck")).isEmpty();
    }
}
