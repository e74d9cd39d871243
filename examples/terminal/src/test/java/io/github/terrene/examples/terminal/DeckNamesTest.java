package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decks are found by what people call them. */
class DeckNamesTest {
    private static final DeckNames DECKS = new DeckNames(
            new BaseSet().decks().map(ready -> ready.deck().name()).toArray());

    @ParameterizedTest(name = "\"{0}\" is {1}")
    @DisplayName("a deck is found by its name, by the first part of it, and by how it begins")
    @CsvSource({
        "gregory, Gregory the Hoarder",
        "GREGORY THE HOARDER, Gregory the Hoarder",
        "greg, Gregory the Hoarder",
        "sk, S.K. the Art Historian",
        "S.K., S.K. the Art Historian",
        "zowie-the-ingenuic, Zowie the Ingenuic",
        "mr, Mr. White the Astute",
        "j, Jin the Ambitious"
    })
    void found(String asked, String name) {
        assertThat(DECKS.find(asked).map(DECKS.all()::get)).contains(name);
    }

    @ParameterizedTest(name = "\"{0}\"")
    @DisplayName("otherwise it is said which decks there are")
    @CsvSource({"''", "s", "gregory2", "the", "...", "%n"})
    void unknown(String asked) {
        assertThat(DECKS.find(asked).getLeft()).contains("The decks are: Gregory the Hoarder, ", "Jin the Ambitious.");
    }
}
