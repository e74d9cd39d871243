package io.github.terrene.examples.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.table.Occurrence;
import io.vavr.collection.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.junit.jupiter.api.Test;

/** Who opens connections and asks for nothing gets no more of them than others. */
class ManyConnectionsTest {
    private final List<String> said = new ArrayList<>();
    private final Connections connections = new Connections(
            new Limits(new Limits.Most(0, 2), Array.of("10.0.0.1"), System::nanoTime), new Listening(said));

    /** Remembers who was limited. */
    private record Listening(List<String> said) implements Watch {
        @Override
        public void answered(String address, long nanos) {}

        @Override
        public void happened(Occurrence what) {}

        @Override
        public void failed(Throwable why) {}

        @Override
        public void limited(String address) {
            said.add("limited " + address);
        }
    }

    /** A connection from an address, of which it is said when it is closed. */
    private Connection from(String address) {
        EndPoint end = made(EndPoint.class, (self, method, arguments) -> new InetSocketAddress(address, 1));
        return made(Connection.class, (self, method, arguments) -> {
            if (method.getName().equals("close")) {
                said.add("closed " + address);
                return null;
            }
            return end;
        });
    }

    private static <T> T made(Class<T> type, InvocationHandler answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, answers));
    }

    @Test
    void thoseThatAreTooManyAreClosed() {
        Connection first = from("203.0.113.5");
        connections.onOpened(first);
        connections.onOpened(from("203.0.113.5"));
        connections.onOpened(from("203.0.113.6"));
        assertThat(said).isEmpty();
        Connection third = from("203.0.113.5");
        connections.onOpened(third);
        Connection fourth = from("203.0.113.5");
        connections.onOpened(fourth);
        assertThat(said).containsExactly("limited 203.0.113.5", "closed 203.0.113.5", "closed 203.0.113.5");
        Array.of(first, third, fourth).forEach(connections::onClosed);
        connections.onOpened(from("203.0.113.5"));
        assertThat(said).hasSize(3);
    }

    @Test
    void proxiesAndThisComputerHaveAsManyAsTheyLike() {
        for (int i = 0; i < 5; i++) {
            connections.onOpened(from("10.0.0.1"));
            connections.onOpened(from("127.0.0.1"));
        }
        assertThat(said).isEmpty();
    }
}
