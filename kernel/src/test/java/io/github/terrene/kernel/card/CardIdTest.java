package io.github.terrene.kernel.card;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;

/** Ids of names in any script. */
class CardIdTest {
    @Property(tries = 2000)
    void anIdIsTheIdOfItself(@ForAll @StringLength(max = 12) String name) {
        String id = CardId.of(name);
        assertThat(CardId.of(id)).isEqualTo(id);
        assertThat(CardId.wellFormed(id)).isEqualTo(!id.isEmpty());
    }

    @Property(tries = 2000)
    void onlyANameWithoutLettersAndDigitsHasNone(@ForAll @StringLength(max = 12) String name) {
        boolean readable = name.codePoints().anyMatch(CardIdTest::stands);
        assertThat(CardId.of(name).isEmpty()).isEqualTo(!readable);
    }

    private static boolean stands(int point) {
        String letter = new String(Character.toChars(point));
        return letter.matches("[\\p{L}\\p{N}]");
    }

    @Example
    void lettersOfOtherScriptsKeepTheirMarks() {
        assertThat(CardId.of("\u30cf\u30d0\u30d1")).isEqualTo("\u30cf\u30d0\u30d1");
        assertThat(CardId.of("\u0438 \u0439")).isEqualTo("\u0438-\u0439");
        assertThat(CardId.wellFormed("My-Dart")).isFalse();
        assertThat(CardId.wellFormed("my--dart")).isFalse();
        assertThat(CardId.wellFormed("")).isFalse();
    }
}
