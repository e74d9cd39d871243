package io.github.terrene.examples.server.http;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.eclipse.jetty.io.Connection;

/** Counts the connections of each address, and closes those that are too many: they could be kept open without ever asking for anything. */
public final class Connections implements Connection.Listener {
    private final Limits limits;
    private final Watch watch;
    private final ConcurrentMap<String, Integer> open = new ConcurrentHashMap<>();

    /** None yet. */
    public Connections(Limits limits, Watch watch) {
        this.limits = limits;
        this.watch = watch;
    }

    @Override
    public void onOpened(Connection connection) {
        limits.sender(connection.getEndPoint().getRemoteSocketAddress()).forEach(sender -> {
            int now = open.merge(sender, 1, Integer::sum);
            if (limits.tooMany(now - 1)) {
                if (!limits.tooMany(now - 2)) {
                    watch.limited(sender);
                }
                connection.close();
            }
        });
    }

    @Override
    public void onClosed(Connection connection) {
        limits.sender(connection.getEndPoint().getRemoteSocketAddress())
                .forEach(sender -> open.computeIfPresent(sender, (any, number) -> number > 1 ? number - 1 : null));
    }
}
