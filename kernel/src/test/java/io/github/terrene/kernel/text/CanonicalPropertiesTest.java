package io.github.terrene.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Samples.Amount;
import io.github.terrene.kernel.text.Samples.Fixed;
import io.github.terrene.kernel.text.Samples.Hero;
import io.github.terrene.kernel.text.Samples.Level;
import io.github.terrene.kernel.text.Samples.OfCard;
import io.github.terrene.kernel.text.Samples.Stat;
import io.github.terrene.kernel.text.Samples.Sum;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class CanonicalPropertiesTest {
    private static final Canonical CANONICAL = Samples.canonical();

    @Property
    void whatIsWrittenIsReadAsAnEqualValue(@ForAll("amounts") Amount amount) {
        String text = CANONICAL.write(Amount.class, amount);
        assertThat(CANONICAL.read(Amount.class, text).get()).isEqualTo(amount);
    }

    @Property
    void everyStringSurvives(@ForAll String one, @ForAll String two, @ForAll String three) {
        Samples.Held<String> held = new Samples.Held<>(one, Array.of(two, three));
        Samples.Table table = new Samples.Table(new Samples.Masked<>(), Array.of(held));
        String text = CANONICAL.write(Samples.Table.class, table);
        assertThat(text).doesNotContain("\n", "\r", "\u2028", "\u0085");
        assertThat(CANONICAL.read(Samples.Table.class, text).get()).isEqualTo(table);
    }

    @Property
    void aDamagedTextIsRefusedOrWrittenExactlyLikeThat(
            @ForAll("amounts") Amount amount,
            @ForAll @IntRange(max = 10_000) int where,
            @ForAll("damage") String with) {
        String text = CANONICAL.write(Amount.class, amount);
        int at = where % text.length();
        String replaced = text.substring(0, at) + with + text.substring(Math.min(text.length(), at + 1));
        assertRefusedOrWrittenExactlyLikeThat(replaced);
        assertRefusedOrWrittenExactlyLikeThat(text.substring(0, at) + with + text.substring(at));
        assertThat(CANONICAL.read(Amount.class, text.substring(0, at)).isLeft()).isTrue();
    }

    @Property
    void anyTextIsRefusedOrWrittenExactlyLikeThat(@ForAll String text) {
        assertRefusedOrWrittenExactlyLikeThat(text);
        assertRefusedOrWrittenExactlyLikeThat("OfCard(card:" + text + ")");
        assertRefusedOrWrittenExactlyLikeThat("Level(atLeast:1,others:[" + text + "],whose:-)");
    }

    private static void assertRefusedOrWrittenExactlyLikeThat(String text) {
        Either<Problem, Amount> read = CANONICAL.read(Amount.class, text);
        read.peek(amount -> assertThat(CANONICAL.write(Amount.class, amount)).isEqualTo(text));
        read.swap().forEach(problem -> assertThat(problem.place()).matches("column [1-9][0-9]*"));
    }

    @Provide
    Arbitrary<String> damage() {
        return Arbitraries.of(
                "", "(", ")", ",", ":", "-", "[", "]", "\"", "\\", "1", "0", "A", " ", "\u0000", "\uD800");
    }

    @Provide
    Arbitrary<Amount> amounts() {
        return Arbitraries.lazyOf(
                () -> Arbitraries.integers().map(Fixed::new),
                () -> Arbitraries.of(Stat.class).map(stat -> stat),
                () -> Arbitraries.just(new OfCard(new Hero("zane"))),
                () -> amounts().list().ofMaxSize(3).map(list -> new Sum(Array.ofAll(list))),
                () -> Combinators.combine(
                                Arbitraries.integers(),
                                seats().optional(),
                                amounts().list().ofMaxSize(2))
                        .as((atLeast, whose, others) -> Level.builder()
                                .atLeast(atLeast)
                                .whose(Option.ofOptional(whose))
                                .others(Array.ofAll(others))
                                .build()));
    }

    private static Arbitrary<Seat> seats() {
        return Arbitraries.integers().between(0, 25).map(Seat::of);
    }
}
