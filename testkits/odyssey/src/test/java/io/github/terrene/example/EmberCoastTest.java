package io.github.terrene.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.English;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The example of {@code docs/card-language.md} is the class beside this one, and says what the page says. */
class EmberCoastTest {
    private static final EmberCoast SET = new EmberCoast();

    @Test
    @DisplayName("nothing is wrong with the example")
    void valid() {
        assertThat(Catalogue.ofSets(Array.of(SET)).swap().getOrElse(Array.empty()))
                .isEmpty();
    }

    @Test
    @DisplayName("the page shows the example as it is")
    void page() throws IOException {
        String source = Files.readString(Path.of("src/test/java/io/github/terrene/example/EmberCoast.java"));
        assertThat(read()).contains(source.strip());
    }

    @Test
    @DisplayName("the page shows the texts of the example")
    void texts() throws IOException {
        String page = read();
        Wording english = Wording.of("terrene-odyssey", "en")
                .flatMap(language -> language.and("ember-coast", Crush.class))
                .get();
        English texts = new English(english, CardForms.with(Crush.class));
        SET.cards().flatMap(texts::textOf).forEach(line -> assertThat(page).contains(line));
    }

    private static String read() throws IOException {
        return Files.readString(Path.of("../../docs/card-language.md"));
    }
}
