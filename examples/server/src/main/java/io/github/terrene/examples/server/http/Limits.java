package io.github.terrene.examples.server.http;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.net.SocketAddress;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.server.Request;

/**
 * How much each address may ask, so that one alone cannot keep the server busy. Requests are paid from a purse that fills steadily, up to what
 * is enough for {@value #SECONDS} seconds, so a page may ask for all its files at once (a token bucket). This computer itself may ask for anything.
 */
public final class Limits {
    private static final int SECONDS = 10;

    private final Senders senders;
    private final Most most;
    private final LongSupplier clock;
    private final ConcurrentMap<String, Visitor> visitors = new ConcurrentHashMap<>();

    /**
     * What one address may have.
     *
     * @param perSecond requests in a second, in the long run; 0 for any number
     * @param atOnce connections, and requests and streams that are under way; 0 for any number
     */
    public record Most(int perSecond, int atOnce) {
        /** Any number. */
        public static final Most UNLIMITED = new Most(0, 0);
    }

    /**
     * Limits.
     *
     * @param proxies addresses or networks such as {@code 172.16.0.0/12} that say truly for whom they ask
     * @param clock what time it is, in nanoseconds
     * @throws IllegalArgumentException if one of these is {@linkplain #unreadable none}
     */
    public Limits(Most most, Seq<String> proxies, LongSupplier clock) {
        this.most = most;
        this.clock = clock;
        this.senders = new Senders(proxies.map(text -> Network.parse(text)
                        .getOrElseThrow(() -> new IllegalArgumentException("no address or network: " + text)))
                .toArray());
    }

    /** Those texts that are neither addresses nor networks. */
    public static Seq<String> unreadable(Seq<String> proxies) {
        return proxies.filter(text -> Network.parse(text).isEmpty());
    }

    /** What is known of an address. */
    private static final class Visitor {
        private double purse;
        private long filled;
        private int open;
        private boolean limited;

        private Visitor(double purse, long now) {
            this.purse = purse;
            this.filled = now;
        }
    }

    /** What becomes of a request. */
    enum Verdict {
        /** It is answered. */
        WELCOME,
        /** It is the first that is refused. */
        LIMITED_NOW,
        /** It is refused like others before. */
        LIMITED_STILL
    }

    /** Who sent a request, if that is counted. */
    Option<String> sender(Request request) {
        return senders.of(request);
    }

    /** Who opened a connection, if that is counted. */
    Option<String> sender(SocketAddress peer) {
        return senders.of(peer);
    }

    /** Whether a connection is one too many of an address that has so many already. */
    boolean tooMany(int connections) {
        return most.atOnce() > 0 && connections >= most.atOnce();
    }

    /** Somebody begins to ask. If that is welcome, it {@linkplain #ends ends} some time. */
    Verdict begins(String sender) {
        long now = clock.getAsLong();
        Visitor visitor = visitors.computeIfAbsent(sender, unknown -> new Visitor(full(), now));
        synchronized (visitor) {
            fill(visitor, now);
            boolean poor = most.perSecond() > 0 && visitor.purse < 1;
            if (poor || tooMany(visitor.open)) {
                Verdict verdict = visitor.limited ? Verdict.LIMITED_STILL : Verdict.LIMITED_NOW;
                visitor.limited = true;
                return verdict;
            }
            visitor.purse--;
            visitor.open++;
            return Verdict.WELCOME;
        }
    }

    /** What was begun is over. */
    void ends(String sender) {
        Visitor visitor = visitors.get(sender);
        if (visitor != null) {
            synchronized (visitor) {
                visitor.open--;
            }
        }
    }

    private int full() {
        return SECONDS * most.perSecond();
    }

    private void fill(Visitor visitor, long now) {
        double earned = (now - visitor.filled) * (double) most.perSecond() / TimeUnit.SECONDS.toNanos(1);
        visitor.purse = Math.min(full(), visitor.purse + earned);
        visitor.filled = now;
        visitor.limited &= visitor.purse < full() / 2.0 || tooMany(visitor.open);
    }

    /** Forgets addresses that have asked for nothing lately. */
    public void forget() {
        long now = clock.getAsLong();
        Array.ofAll(visitors.keySet())
                .forEach(sender -> visitors.computeIfPresent(sender, (any, visitor) -> {
                    synchronized (visitor) {
                        fill(visitor, now);
                        return visitor.open == 0 && visitor.purse >= full() ? null : visitor;
                    }
                }));
    }

    /** How many addresses are known. */
    int known() {
        return visitors.size();
    }
}
