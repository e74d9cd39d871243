package io.github.terrene.examples.server.http;

import io.vavr.control.Option;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Addresses that begin alike.
 *
 * @param address one of them
 * @param bits by how many first bits they are told from others
 */
record Network(InetAddress address, int bits) {
    /** Only what needs no name server. */
    private static final Pattern LITERAL = Pattern.compile("[0-9]{1,3}([.][0-9]{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*");

    private static final Pattern WRITTEN = Pattern.compile("([^/]+)(?:/([0-9]{1,3}))?");

    /** What of an address of the sixth version is one customer's: whoever has one of these has them all. */
    private static final int CUSTOMER_BYTES = 8;

    /** The network {@code 172.16.0.0/12}, or the one address {@code 127.0.0.1}; none if it is written otherwise. */
    static Option<Network> parse(String text) {
        var written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Option.none();
        }
        return address(written.group(1)).flatMap(address -> {
            int all = address.getAddress().length * Byte.SIZE;
            int bits = written.group(2) == null ? all : Integer.parseInt(written.group(2));
            return Option.when(bits <= all, () -> new Network(address, bits));
        });
    }

    /** The address that is written there; none if it is a name or nothing. */
    static Option<InetAddress> address(String text) {
        try {
            return LITERAL.matcher(text).matches() ? Option.some(InetAddress.getByName(text)) : Option.none();
        } catch (UnknownHostException none) {
            return Option.none();
        }
    }

    /** Whether an address begins like these. */
    boolean has(InetAddress other) {
        byte[] mine = address.getAddress();
        byte[] its = other.getAddress();
        return mine.length == its.length && first(mine).equals(first(its));
    }

    private String first(byte[] bytes) {
        byte[] kept = Arrays.copyOf(bytes, (bits + Byte.SIZE - 1) / Byte.SIZE);
        int rest = bits % Byte.SIZE;
        if (rest > 0) {
            kept[kept.length - 1] &= (byte) (0xFF << (Byte.SIZE - rest));
        }
        return HexFormat.of().formatHex(kept);
    }

    /** The customer to whom an address belongs: the address itself, or the first half of one of the sixth version. */
    static String customer(InetAddress address) {
        byte[] bytes = address.getAddress();
        return bytes.length > CUSTOMER_BYTES
                ? HexFormat.of().formatHex(bytes, 0, CUSTOMER_BYTES) + "/64"
                : address.getHostAddress();
    }
}
