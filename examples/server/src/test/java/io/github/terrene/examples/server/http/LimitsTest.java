package io.github.terrene.examples.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One address alone cannot keep the server busy. */
class LimitsTest {
    private long now = 1;

    private Limits limits(int perSecond, int atOnce) {
        return new Limits(new Limits.Most(perSecond, atOnce), Array.of("10.0.0.0/8"), () -> now);
    }

    private static int welcome(Limits limits, String sender, int requests) {
        int welcome = 0;
        for (int i = 0; i < requests; i++) {
            if (limits.begins(sender) == Limits.Verdict.WELCOME) {
                limits.ends(sender);
                welcome++;
            }
        }
        return welcome;
    }

    private void pass(long seconds) {
        now += TimeUnit.SECONDS.toNanos(seconds);
    }

    @Test
    void whoAsksALotPaysItBack() {
        Limits limits = limits(5, 0);
        assertThat(welcome(limits, "a", 80)).isEqualTo(50);
        pass(1);
        assertThat(welcome(limits, "a", 80)).isEqualTo(5);
        assertThat(welcome(limits, "b", 80)).isEqualTo(50);
        pass(1_000);
        assertThat(welcome(limits, "a", 80)).isEqualTo(50);
    }

    @Test
    void whatIsUnderWayIsCounted() {
        Limits limits = limits(0, 2);
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.WELCOME);
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.WELCOME);
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.LIMITED_NOW);
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.LIMITED_STILL);
        limits.ends("a");
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.WELCOME);
        assertThat(limits.tooMany(1)).isFalse();
        assertThat(limits.tooMany(2)).isTrue();
    }

    /** Otherwise each of its requests would be a line in the log. */
    @Test
    void whoIsLimitedIsNamedOnceUntilTheyCalmDown() {
        Limits limits = limits(1, 0);
        assertThat(welcome(limits, "a", 10)).isEqualTo(10);
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.LIMITED_NOW);
        pass(1);
        assertThat(welcome(limits, "a", 1)).isEqualTo(1);
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.LIMITED_STILL);
        pass(100);
        assertThat(welcome(limits, "a", 10)).isEqualTo(10);
        assertThat(limits.begins("a")).isEqualTo(Limits.Verdict.LIMITED_NOW);
    }

    @Test
    void whoHasLeftIsForgotten() {
        Limits limits = limits(5, 3);
        welcome(limits, "a", 1);
        limits.begins("b");
        limits.forget();
        assertThat(limits.known()).isEqualTo(2);
        pass(10);
        limits.forget();
        assertThat(limits.known()).isEqualTo(1);
        limits.ends("a");
        limits.ends("b");
        limits.forget();
        assertThat(limits.known()).isZero();
    }

    @Test
    void withoutLimitsAnythingIsWelcome() {
        Limits limits = new Limits(Limits.Most.UNLIMITED, Array.empty(), () -> now);
        assertThat(welcome(limits, "a", 1_000)).isEqualTo(1_000);
        assertThat(limits.tooMany(1_000_000)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "10.0.0.0/8, 10.1.2.3, true",
        "10.0.0.0/8, 11.1.2.3, false",
        "172.16.0.0/12, 172.31.255.255, true",
        "172.16.0.0/12, 172.32.0.0, false",
        "0.0.0.0/0, 203.0.113.5, true",
        "127.0.0.1, 127.0.0.1, true",
        "127.0.0.1, 127.0.0.2, false",
        "2001:db8::/33, 2001:db8:7fff::1, true",
        "2001:db8::/33, 2001:db8:8000::1, false",
        "10.0.0.0/8, 2001:db8::1, false"
    })
    void networksAreToldApart(String network, String address, boolean has) {
        assertThat(Network.parse(network).get().has(Network.address(address).get()))
                .isEqualTo(has);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"localhost", "", "10.0.0.0/33", "::/129", "10.0.0.256", "a.b", "10.0.0.0/8/8", "10.0.0.0/-1"})
    void whatIsNoNetworkIsNone(String text) {
        assertThat(Limits.unreadable(Array.of(text))).containsExactly(text);
    }

    /** A customer has as many addresses of the sixth version as they like. */
    @Test
    void aCustomerIsOne() throws Exception {
        Limits limits = limits(1, 1);
        assertThat(limits.sender(peer("2001:db8:1:2:3::4"))).isEqualTo(limits.sender(peer("2001:db8:1:2:ffff::1")));
        assertThat(limits.sender(peer("2001:db8:1:2::1"))).isNotEqualTo(limits.sender(peer("2001:db8:1:3::1")));
        assertThat(limits.sender(peer("203.0.113.5"))).containsExactly("203.0.113.5");
        assertThat(limits.sender(peer("127.0.0.1"))).isEmpty();
        assertThat(limits.sender(peer("10.9.8.7"))).isEmpty();
    }

    private static InetSocketAddress peer(String address) throws Exception {
        return new InetSocketAddress(InetAddress.getByName(address), 1);
    }
}
