package io.github.terrene.browser.tables;

import io.github.terrene.table.Keeper;
import io.github.terrene.table.Store;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lines on their way: what was written waits until JavaScript keeps it, and what JavaScript brings waits until it is asked for. */
final class Lines implements Store {
    private final Map<String, Array<String>> brought = new HashMap<>();
    private final List<Line> written = new ArrayList<>();

    /**
     * A line of a table.
     *
     * @param number from 1
     */
    record Line(String table, int number, String text) {}

    void bring(String table, Array<String> lines) {
        brought.put(table, lines);
    }

    /** What is to be kept since this was asked last. */
    Array<Line> written() {
        Array<Line> all = Array.ofAll(written);
        written.clear();
        return all;
    }

    /** How much room there is, only the browser knows. */
    @Override
    public boolean full() {
        return false;
    }

    @Override
    public Keeper create(String id, String first) {
        Keeper keeper = keeper(id);
        written.add(new Line(id, 1, first));
        return keeper;
    }

    private Keeper keeper(String id) {
        return (number, text) -> written.add(new Line(id, number, text));
    }

    @Override
    public Option<Kept> find(String id) {
        return Option.of(brought.remove(id)).map(lines -> new Kept(lines, keeper(id)));
    }
}
