package io.github.terrene.examples.server.http;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import org.eclipse.jetty.server.Request;

/**
 * Where requests come from. What a proxy says of that counts only if the proxy is trusted: everybody else could say anything.
 *
 * @param proxies whose word counts
 */
record Senders(Array<Network> proxies) {
    /** The header in which each proxy adds where a request came from. */
    private static final String FORWARDED = "X-Forwarded-For";

    private static final String UNKNOWN = "unknown";

    /** Who sent a request, as far as it is counted; none for this computer itself. */
    Option<String> of(Request request) {
        return direct(request.getConnectionMetaData().getRemoteSocketAddress())
                .flatMap(peer -> trusts(peer) ? forwarded(request) : counted(peer));
    }

    /** Who opened a connection, as far as that is counted: not for proxies, which have many clients. */
    Option<String> of(SocketAddress peer) {
        return direct(peer).filter(address -> !trusts(address)).flatMap(Senders::counted);
    }

    private static Option<InetAddress> direct(SocketAddress peer) {
        return Option.of(peer instanceof InetSocketAddress socket ? socket.getAddress() : null);
    }

    private boolean trusts(InetAddress address) {
        return proxies.exists(proxy -> proxy.has(address));
    }

    /** The last that no proxy of ours has put there. */
    private Option<String> forwarded(Request request) {
        Array<String> said = Array.ofAll(request.getHeaders().getValuesList(FORWARDED))
                .flatMap(value -> Array.of(value.split(",")))
                .map(String::trim);
        return said.findLast(each -> !Network.address(each).exists(this::trusts))
                .flatMap(each -> Network.address(each).fold(() -> Option.some(UNKNOWN), Senders::counted));
    }

    private static Option<String> counted(InetAddress address) {
        return Option.when(!address.isLoopbackAddress(), () -> Network.customer(address));
    }
}
