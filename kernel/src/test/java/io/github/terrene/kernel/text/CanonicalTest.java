package io.github.terrene.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Samples.Amount;
import io.github.terrene.kernel.text.Samples.Colour;
import io.github.terrene.kernel.text.Samples.Everything;
import io.github.terrene.kernel.text.Samples.Fixed;
import io.github.terrene.kernel.text.Samples.Held;
import io.github.terrene.kernel.text.Samples.Hero;
import io.github.terrene.kernel.text.Samples.Level;
import io.github.terrene.kernel.text.Samples.Masked;
import io.github.terrene.kernel.text.Samples.OfCard;
import io.github.terrene.kernel.text.Samples.Potion;
import io.github.terrene.kernel.text.Samples.Shown;
import io.github.terrene.kernel.text.Samples.Stat;
import io.github.terrene.kernel.text.Samples.Sum;
import io.github.terrene.kernel.text.Samples.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalTest {
    private final Canonical canonical = Samples.canonical();
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    @Test
    void everyKindOfPartIsWrittenAndRead() {
        Everything value = new Everything(
                -3,
                Long.MIN_VALUE,
                true,
                "Zane the Ender",
                B,
                Colour.BLUE,
                new Potion("haste potion"),
                Array.of(1, 2),
                List.of("", "-", "a.b"),
                Array.of(Array.of(A), Array.empty()),
                Option.some("-"),
                Option.none(),
                TreeMap.of(B, Option.none(), A, Option.some(-1)));
        assertRoundTrip(
                Everything.class,
                value,
                "(number:-3,big:-9223372036854775808,truth:true,text:\"Zane the Ender\",seat:B,colour:BLUE,"
                        + "card:\"haste potion\",array:[1,2],list:[\"\",\"-\",a.b],nested:[[A],[]],maybe:\"-\","
                        + "maybeSome:-,bySeat:{A:-1,B:-})");
    }

    @Test
    void membersOfFamiliesAreWrittenWithTheirNames() {
        Amount level = Level.builder()
                .atLeast(2)
                .whose(Option.some(A))
                .others(Array.of(new Samples.None()))
                .build();
        Amount sum = new Sum(Array.of(new Fixed(1), Stat.DEF, new OfCard(new Hero("zane")), level));
        assertRoundTrip(
                Amount.class,
                sum,
                "Sum(of:[Fixed(value:1),Stat(DEF),OfCard(card:zane),Level(atLeast:2,others:[None()],whose:A)])");
    }

    @Test
    void aConcreteTypeNeedsNoName() {
        assertRoundTrip(Fixed.class, new Fixed(7), "(value:7)");
        assertRoundTrip(Integer.class, 7, "7");
        assertRoundTrip(Hero.class, new Hero("zane"), "zane");
    }

    @Test
    void aMemberOfAFamilyMayContainTheFamily() {
        assertRoundTrip(Sum.class, new Sum(Array.of(new Sum(Array.empty()))), "(of:[Sum(of:[])])");
    }

    @Test
    void typeArgumentsAreFollowed() {
        Table table = new Table(
                new Shown<>(new Held<>(new Hero("zane"), Array.of(new Potion("haste potion")))),
                Array.of(new Held<>("x", List.of("y"))));
        assertRoundTrip(
                Table.class,
                table,
                "(top:Shown(held:(value:zane,more:[\"haste potion\"])),names:[(value:x,more:[y])])");
        assertRoundTrip(Table.class, new Table(new Masked<>(), Array.empty()), "(top:Masked(),names:[])");
    }

    @Test
    void mapsAreWrittenInTheNaturalOrderWhateverTheirOwnOrder() {
        TreeMap<Seat, Option<Integer>> backwards = TreeMap.of(Comparator.reverseOrder(), A, Option.none());
        Everything value = withKeys(backwards.put(B, Option.none()));
        assertThat(canonical.write(Everything.class, value)).endsWith("bySeat:{A:-,B:-})");
    }

    @Test
    void invisibleCharactersAreShown() {
        assertRoundTrip(
                String.class, "a\"b\\c\nd\re\tf\u0000\u2028\uFEFF", "\"a\\\"b\\\\c\\nd\\re\\tf\\u0000\\u2028\\ufeff\"");
        assertRoundTrip(String.class, "\uD83D\uDE00é", "\"\uD83D\uDE00é\"");
        assertRoundTrip(String.class, "\uDE00\uD83D", "\"\\ude00\\ud83d\"");
    }

    @ParameterizedTest
    @CsvSource({
        "001f, 0020", "007f, 007e", "009f, 00a0", "200b, 200a", "200f, 2010",
        "2028, 2027", "202e, 202f", "2060, 205f", "206f, 2070", "feff, fefe"
    })
    void thisIsInvisibleAndItsNeighbourIsNot(String unseen, String seen) {
        String text =
                String.valueOf(new char[] {(char) Integer.parseInt(unseen, 16), (char) Integer.parseInt(seen, 16)});
        assertRoundTrip(String.class, text, "\"\\u" + unseen + text.charAt(1) + "\"");
    }

    @Test
    void aLongFlatListIsWrittenAndRead() {
        Amount sum = new Sum(Array.fill(100_000, new Samples.None()));
        assertThat(canonical
                        .read(Amount.class, canonical.write(Amount.class, sum))
                        .get())
                .isEqualTo(sum);
    }

    static Everything withKeys(TreeMap<Seat, Option<Integer>> bySeat) {
        return new Everything(
                0,
                0,
                false,
                "x",
                A,
                Colour.RED,
                new Hero("zane"),
                Array.empty(),
                List.empty(),
                Array.empty(),
                Option.none(),
                Option.none(),
                bySeat);
    }

    private <T> void assertRoundTrip(Class<T> declared, T value, String text) {
        assertThat(canonical.write(declared, value)).isEqualTo(text);
        assertThat(canonical.read(declared, text).get()).isEqualTo(value);
    }
}
