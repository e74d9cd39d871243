package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** What a port must reproduce. */
class RngTest {

    @Test
    void drawsThePublishedValuesOfSplitMix64() {
        Dice dice = Rng.of(1234567).dice();
        assertThat(List.fill(5, () -> Long.toUnsignedString(dice.bits())))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
    }

    @Test
    void dropsNothingBetweenSeveralDraws() {
        Rng rng = Rng.of(99);
        Dice once = rng.dice();
        long first = once.bits();
        assertThat(rng.bits()).isEqualTo(first);
        assertThat(once.rest()).isEqualTo(rng.next());
        assertThat(rng.next().bits()).isEqualTo(once.bits());
    }

    @Test
    void splitsIntoTheseStreams() {
        Rng rng = Rng.of(42);
        assertThat(Array.of(rng.split(0), rng.split(1), rng.split(0).split(1))
                        .map(split -> Long.toHexString(split.bits())))
                .containsExactly("123bf67d5b6a5d3b", "a213ae3ca9f15891", "81620bb51b7b9c80");
    }

    /** The streams of A and B, and what an agent is given for its first decisions. */
    @Test
    void seatsHaveTheseStreams() {
        Rng rng = Rng.of(42);
        assertThat(Array.of(
                                rng.streamOf(Seat.of(0)),
                                rng.streamOf(Seat.of(1)),
                                Rng.of(7).streamOf(Seat.of(0)))
                        .map(stream -> Long.toHexString(stream.state())))
                .containsExactly("966a5392c0cfe07c", "c36ad5982de30d5a", "6cc069e3db64a7e4");
        assertThat(Array.of(0, 1)
                        .map(decision -> rng.streamOf(Seat.of(0)).split(decision))
                        .map(chance -> Long.toHexString(chance.bits())))
                .containsExactly("ed66fe1ea06703f7", "5311f666b1aaf1c0");
    }

    /** The vectors that its authors published: the key is 00 to 0f, the message 00 to 07. */
    @Test
    void hashesAsSipHashDoes() {
        assertThat(SipHash.of(0x0706050403020100L, 0x0F0E0D0C0B0A0908L, 0x0706050403020100L))
                .isEqualTo(0x93F5F5799A932462L);
    }

    /** A split gives away the generator it was split from, so splits of one generator must belong to one seat. */
    @Test
    void splitsCanBeReversed() {
        Rng rng = Rng.of(99).streamOf(Seat.of(0));
        long difference = unmix(rng.split(5).state()) - unmix(rng.split(4).state());
        assertThat(difference).isEqualTo(Rng.gamma());
        assertThat(unmix(unmix(rng.split(0).state())) ^ 0xD1B54A32D192ED03L).isEqualTo(rng.state());
    }

    private static long unmix(long z) {
        long a = (z ^ (z >>> 31) ^ (z >>> 62)) * 0x319642B2D24D8EC3L;
        long b = (a ^ (a >>> 27) ^ (a >>> 54)) * 0x96DE1B173F119089L;
        return b ^ (b >>> 30) ^ (b >>> 60);
    }

    @Test
    void diceFallLikeThis() {
        Dice dice = Rng.of(7).dice();
        assertThat(List.fill(10, () -> dice.below(6))).containsExactly(2, 0, 5, 3, 2, 1, 2, 1, 0, 2);
    }

    @Test
    void shufflesLikeThisAndDrawsOneValueFewerThanThereAreCards() {
        Dice dice = Rng.of(7).dice();
        assertThat(dice.shuffle(Array.range(0, 10))).containsExactly(9, 5, 8, 6, 1, 2, 4, 7, 0, 3);
        assertThat(dice.rest()).isEqualTo(after(9));
    }

    @Test
    void diceRedrawWhatWouldBeUnfair() {
        // for a bound of 3 * 2^29 every fourth draw is thrown away
        Dice dice = Rng.of(7).dice();
        assertThat(List.fill(5, () -> dice.below(3 << 29)))
                .containsExactly(627864757, 27039440, 728708678, 401737586, 753691068);
        assertThat(dice.rest()).isEqualTo(after(7));
    }

    private static Rng after(int drawings) {
        return Array.range(0, drawings).foldLeft(Rng.of(7), (rng, drawing) -> rng.next());
    }

    @Test
    void theBoundMustBePositive() {
        Dice dice = Rng.of(1).dice();
        assertThatThrownBy(() -> dice.below(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> dice.pick(Array.empty())).isInstanceOf(IllegalArgumentException.class);
    }
}
