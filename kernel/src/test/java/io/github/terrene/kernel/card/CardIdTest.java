package io.github.terrene.kernel.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ids of names in any script. */
class CardIdTest {
    private static final Pattern ACCENTED = Pattern.compile("(\\p{IsLatin})\\p{M}+");
    private static final int TOGETHER = 256;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*");

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

    /** An id as its definition says, by patterns. */
    private static String defined(String name) {
        String apart = Normalizer.normalize(name, Form.NFD);
        String plain = ACCENTED.matcher(apart).replaceAll("$1").replaceAll("[.'\u2019]", "");
        StringJoiner words = new StringJoiner("-");
        Matcher word = WORD.matcher(plain.toLowerCase(Locale.ROOT));
        while (word.find()) {
            words.add(word.group());
        }
        return Normalizer.normalize(words.toString(), Form.NFC);
    }

    /** Neighbours matter to marks and to syllables. Many words in one name take less time than as many names. */
    @Example
    void ofEveryCharacterTheIdIsAsDefined() {
        for (int first = 0; first <= Character.MAX_CODE_POINT; first += TOGETHER) {
            Array<String> words =
                    Array.range(first, first + TOGETHER).map(point -> "e" + Character.toString(point) + "\u0301\u1161");
            String name = words.mkString(" ");
            if (!CardId.of(name).equals(defined(name))) {
                String from = Integer.toHexString(first);
                assertThat(words.map(CardId::of)).as("from %s", from).isEqualTo(words.map(CardIdTest::defined));
                assertThat(CardId.of(name)).as("from %s", from).isEqualTo(defined(name));
            }
        }
    }

    @Property(tries = 2000)
    void ofAnyNameTheIdIsAsDefined(@ForAll("names") String name) {
        assertThat(CardId.of(name)).isEqualTo(defined(name));
    }

    /** Half of the characters are where letters have accents. */
    @Provide
    Arbitrary<String> names() {
        Arbitrary<Integer> points = Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.integers().between(0, 0x36f)),
                Tuple.of(2, Arbitraries.integers().between(0x300, 0x362)),
                Tuple.of(1, Arbitraries.integers().between(0x1100, 0x11ff)),
                Tuple.of(2, Arbitraries.integers().between(0x370, 0x3100)),
                Tuple.of(1, Arbitraries.integers().between(0, Character.MAX_CODE_POINT)));
        return points.map(Character::toString).list().ofMaxSize(8).map(all -> String.join("", all));
    }

    /** The same id on every platform, whatever its tables say of characters that are newer. */
    @ParameterizedTest
    @CsvSource({
        "S.K. the Art Historian, sk-the-art-historian",
        "\u00c9lan, elan",
        "E\u0301lan, elan",
        "\u00d8yvind, \u00f8yvind",
        "\u30ac\u30a4\u30a2, \u30ac\u30a4\u30a2",
        "\u30ab\u3099\u30a4\u30a2, \u30ac\u30a4\u30a2",
        "\u1112\u1161\u11ab, \ud55c",
        "\u0391\u0301, \u03ac",
        "\uf900, \u8c48"
    })
    void theSameLettersHaveOneId(String name, String id) {
        assertThat(CardId.of(name)).isEqualTo(id);
        assertThat(CardId.wellFormed(id)).isTrue();
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
