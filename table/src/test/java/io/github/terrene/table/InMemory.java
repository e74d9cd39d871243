package io.github.terrene.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A program with one thread that keeps its tables in memory. Its clock and its chance are the test's. */
final class InMemory implements Host, Inventory {
    final Map<String, List<String>> lines = new LinkedHashMap<>();
    final List<Occurrence> occurrences = new ArrayList<>();
    final Map<String, List<String>> away = new LinkedHashMap<>();
    private final Map<String, Long> changed = new LinkedHashMap<>();
    final List<String> notes = new ArrayList<>();
    final List<Exception> failures = new ArrayList<>();
    private final Map<String, LiveTable<?, ?, ?, ?, ?>> tables = new LinkedHashMap<>();
    private long time = 1_000;
    private long given;
    private boolean full;
    private boolean writable = true;

    /** So many milliseconds pass. */
    void pass(long millis) {
        time += millis;
    }

    /** From now on no more tables can be opened. */
    void isFull() {
        full = true;
    }

    /** From now on something can be kept, or nothing. */
    void writes(boolean now) {
        writable = now;
    }

    /** Bots move until a person is awaited. */
    void playBots() {
        List.copyOf(tables.values()).forEach(InMemory::playBots);
    }

    private static void playBots(LiveTable<?, ?, ?, ?, ?> table) {
        BotPlay<?, ?, ?, ?, ?> bots = table.bots();
        while (bots.isAwaited()) {
            bots.reply();
            bots.awaited().forEach(seat -> bots.play(seat, 1));
        }
    }

    @Override
    public long time() {
        return time;
    }

    @Override
    public long seed() {
        return ++given;
    }

    @Override
    public String id() {
        return "table-" + ++given;
    }

    @Override
    public String token() {
        return "token-" + ++given;
    }

    @Override
    public String hash(String token) {
        return Integer.toHexString(token.hashCode());
    }

    @Override
    public Runnable driver(LiveTable<?, ?, ?, ?, ?> table) {
        return () -> tables.put(table.id(), table);
    }

    @Override
    public void note(String what) {
        notes.add(what);
    }

    @Override
    public void failed(Exception why) {
        failures.add(why);
    }

    @Override
    public void happened(Occurrence what) {
        occurrences.add(what);
    }

    @Override
    public Array<String> ids() throws IOException {
        if (!writable) {
            throw new IOException("no disk");
        }
        return Array.ofAll(lines.keySet()).sorted();
    }

    @Override
    public Option<Item> item(String id) {
        return Option.of(lines.get(id)).map(kept -> new Item(kept.get(0), changed.getOrDefault(id, 0L)));
    }

    @Override
    public boolean putAway(String id) {
        List<String> kept = lines.remove(id);
        return kept != null && away.put(id, kept) == null;
    }

    @Override
    public boolean isAway(String id) {
        return away.containsKey(id);
    }

    @Override
    public boolean full() {
        return full;
    }

    @Override
    public Keeper create(String id, String first) throws IOException {
        lines.put(id, new ArrayList<>());
        keep(id, 1, first);
        return (number, line) -> keep(id, number, line);
    }

    private boolean keep(String id, int number, String line) throws IOException {
        if (!writable) {
            throw new IOException("no room");
        }
        if (number != lines.get(id).size() + 1) {
            throw new AssertionError("this program alone keeps line " + number);
        }
        changed.put(id, time);
        return lines.get(id).add(line);
    }

    @Override
    public Option<Kept> find(String id) {
        return Option.of(lines.get(id))
                .map(kept -> new Kept(Array.ofAll(kept), (number, line) -> keep(id, number, line)));
    }
}
