package io.github.terrene.hobe.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.narrator.wording.Role;
import org.junit.jupiter.api.Test;

/** The page on words tells what is so. */
class InWordsTest {
    @Test
    void whatHappenedIsToldInGerman() {
        assertThat(InWords.play()
                        .filter(sentence -> sentence.role() != Role.ASIDE)
                        .map(each -> each.said().text()))
                .containsExactly("Du spielst Strandschleuderer aus.");
    }
}
