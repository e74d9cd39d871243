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

/** The kernel knows about letters what the JDK knows, for all characters that the JDK has. */
class AccentsTest {
    private static final Pattern DROPPED = Pattern.compile("[.'\u2019]|(?<=\\p{IsLatin})\\p{M}+");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*");

    /** What is put beside each character: letters with and without accents, marks of several classes, and parts of syllables. */
    private static final Array<String> BESIDE = Array.of(
            "", "a", "\u0439", "\u0301", "\u0323", "\u0345", "\u3099", "\u093c", "\u094d", "\u1161", "\u11a8", ".",
            "7");

    private static String id(String name) {
        String plain = DROPPED.matcher(Normalizer.normalize(name, Form.NFD)).replaceAll("");
        StringJoiner words = new StringJoiner("-");
        Matcher word = WORD.matcher(plain.toLowerCase(Locale.ROOT));
        while (word.find()) {
            words.add(word.group());
        }
        return Normalizer.normalize(words.toString(), Form.NFC);
    }

    private static void same(String text) {
        if (!Accents.apart(text).equals(Normalizer.normalize(text, Form.NFD))
                || !Accents.together(text).equals(Normalizer.normalize(text, Form.NFC))
                || !CardId.of(text).equals(id(text))) {
            assertThat(Accents.apart(text))
                    .as("apart: %s", points(text))
                    .isEqualTo(Normalizer.normalize(text, Form.NFD));
            assertThat(Accents.together(text))
                    .as("together: %s", points(text))
                    .isEqualTo(Normalizer.normalize(text, Form.NFC));
            assertThat(CardId.of(text)).as("id: %s", points(text)).isEqualTo(id(text));
        }
    }

    private static String points(String text) {
        return Array.ofAll(text.codePoints().boxed().toList())
                .map(Integer::toHexString)
                .mkString(" ");
    }

    @Example
    void everyCharacterHasTheSamePartsAsInTheJdk() {
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            if (Character.isDefined(point)) {
                same(Character.toString(point));
            }
        }
    }

    /** Neighbours matter to marks and to syllables: to all characters below the ideographs, and to those that have parts or are marks. */
    @Example
    void everyCharacterGetsAlongWithItsNeighboursAsInTheJdk() {
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            String text = Character.toString(point);
            if (Character.isDefined(point)
                    && (point < 0x3400 || !Normalizer.isNormalized(text, Form.NFD) || isMark(point))) {
                BESIDE.forEach(other -> same(other + text + other));
            }
        }
    }

    private static boolean isMark(int point) {
        return Character.toString(point).matches("\\p{M}");
    }

    @Property(tries = 5000)
    void anyTextIsTheSameAsInTheJdk(@ForAll("texts") String text) {
        same(text);
    }

    /** Half of the characters are where letters have accents. */
    @Provide
    Arbitrary<String> texts() {
        Arbitrary<Integer> points = Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.integers().between(0, 0x36f)),
                Tuple.of(2, Arbitraries.integers().between(0x300, 0x362)),
                Tuple.of(1, Arbitraries.integers().between(0x1100, 0x11ff)),
                Tuple.of(2, Arbitraries.integers().between(0x370, 0x3100)),
                Tuple.of(1, Arbitraries.integers().between(0, Character.MAX_CODE_POINT)));
        return points.filter(Character::isDefined)
                .map(Character::toString)
                .list()
                .ofMaxSize(8)
                .map(all -> String.join("", all));
    }

    @Example
    void latinLettersAreThoseOfTheJdk() {
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            if (Character.isDefined(point)) {
                assertThat(CharacterRanges.OF_LATIN.has(point))
                        .as(Integer.toHexString(point))
                        .isEqualTo(Character.UnicodeScript.of(point) == Character.UnicodeScript.LATIN);
            }
        }
    }
}
