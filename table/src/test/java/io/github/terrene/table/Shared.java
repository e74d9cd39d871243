package io.github.terrene.table;

import io.github.terrene.shelf.Shelf;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** A store at which several programs keep lines of the same tables, as a database is. */
final class Shared {
    final Map<String, List<Line>> tables = new LinkedHashMap<>();
    final Set<String> ended = new HashSet<>();
    Runnable before = () -> {};

    /**
     * A line.
     *
     * @param by the program that wrote it, or took over from that one
     */
    record Line(String text, String by) {}

    /** The client of a program whose clock and chance are its own. */
    Client program(String name, InMemory host) {
        return new Client(new Tables(Shelf.onPath(), new Part(name), host), host);
    }

    List<String> texts(String table) {
        return tables.get(table).stream().map(Line::text).toList();
    }

    /** What one program sees of it. */
    private final class Part implements Store {
        private final String name;

        private Part(String name) {
            this.name = name;
        }

        @Override
        public boolean full() {
            return false;
        }

        @Override
        public Keeper create(String id, String first) {
            tables.put(id, new ArrayList<>(List.of(new Line(first, name))));
            return new Lines(id);
        }

        @Override
        public Option<Kept> find(String id) {
            return Option.of(tables.get(id)).map(lines -> {
                Lines keeper = new Lines(id);
                keeper.takesOver(lines.size());
                return new Kept(Array.ofAll(texts(id)), keeper);
            });
        }

        /** Lines of one table. */
        private final class Lines implements Keeper {
            private final String id;

            private Lines(String id) {
                this.id = id;
            }

            @Override
            public boolean keep(int number, String line) {
                before.run();
                List<Line> lines = tables.get(id);
                return lines != null && number == lines.size() + 1 && lines.add(new Line(line, name));
            }

            @Override
            public Option<Array<String>> after(int number) {
                return Option.of(tables.get(id))
                        .map(lines -> Array.ofAll(texts(id)).drop(number));
            }

            private boolean leads(Predicate<String> program) {
                List<Line> lines = tables.getOrDefault(id, List.of());
                return !lines.isEmpty()
                        && program.test(lines.get(lines.size() - 1).by());
            }

            @Override
            public boolean leads() {
                return leads(name::equals);
            }

            @Override
            public boolean takesOver(int number) {
                boolean takes = leads(ended::contains);
                if (takes) {
                    List<Line> lines = tables.get(id);
                    lines.add(new Line(lines.remove(lines.size() - 1).text(), name));
                }
                return takes;
            }
        }
    }
}
