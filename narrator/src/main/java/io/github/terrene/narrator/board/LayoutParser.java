package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a layout, line by line. */
final class LayoutParser {
    private static final String REMARK = "#";
    private static final Pattern HEADER = Pattern.compile("(board|card) +(\\w+)");
    private static final Pattern SIDES = Pattern.compile("sides +(.+)");
    private static final Pattern NUMBER =
            Pattern.compile("(meter|count|pile|hand|figure) +([\\w.]+): +(\\S+)(?: +of +(\\S+))?");
    private static final Pattern ROW = Pattern.compile("row +([\\w.]+): +(.+?)(?: +at +(\\w+))?");
    private static final Pattern PLACES = Pattern.compile("places +([\\w.]+): +(\\S+)(?: +by +(\\S+) +(.+))?");
    private static final Pattern WORDS = Pattern.compile("(mark|text) +(\\S+)(?: +as +(\\w+))?");

    private final ArrayList<Problem> problems = new ArrayList<>();
    private final Array<Written> all;
    private int next;

    private LayoutParser(Array<Written> all) {
        this.all = all;
    }

    /**
     * A line of the file.
     *
     * @param number from 1
     * @param indent how far it is indented
     */
    private record Written(int number, int indent, String words) {
        static Written of(String line, int number) {
            String words = line.trim();
            return new Written(number, line.indexOf(words), words);
        }
    }

    static Either<Array<Problem>, Layout> parse(String text) {
        Array<Written> lines = Array.of(text.split("\r?\n"))
                .zipWithIndex((line, i) -> Written.of(line, i + 1))
                .reject(line -> line.words().isEmpty() || line.words().startsWith(REMARK));
        LayoutParser parser = new LayoutParser(lines);
        Layout layout = parser.layout();
        return parser.problems.isEmpty() ? Either.right(layout) : Either.left(Array.ofAll(parser.problems));
    }

    private Layout layout() {
        LinkedHashMap<String, Array<Line>> boards = LinkedHashMap.empty();
        LinkedHashMap<String, Array<Line>> cards = LinkedHashMap.empty();
        while (next < all.size()) {
            Written line = all.get(next++);
            Matcher header = HEADER.matcher(line.words());
            Array<Line> below = below(line);
            if (!header.matches() || line.indent() > 0) {
                misread(line);
            } else if (header.group(1).equals("board")) {
                boards = boards.put(header.group(2), below);
            } else {
                cards = cards.put(header.group(2), below);
            }
        }
        return new Layout(boards, cards);
    }

    private void misread(Written line) {
        problems.add(Problem.at(
                "line " + line.number(), "layout/unknown-line", "there is no such line here: {line}", line.words()));
    }

    /** The lines that are indented below a line. */
    private Array<Line> below(Written above) {
        Array<Line> lines = Array.empty();
        while (next < all.size() && all.get(next).indent() > above.indent()) {
            Written line = all.get(next++);
            Array<Line> within = below(line);
            Option<Line> read = line(line.words(), within);
            read.onEmpty(() -> misread(line));
            lines = lines.appendAll(read);
        }
        return lines;
    }

    private static Option<Line> line(String words, Array<Line> within) {
        Matcher sides = SIDES.matcher(words);
        Matcher row = ROW.matcher(words);
        Matcher places = PLACES.matcher(words);
        if (sides.matches()) {
            return Option.some(new Line.Sides(several(sides.group(1)), within));
        } else if (row.matches()) {
            return Option.some(new Line.Row(row.group(1), several(row.group(2)), Option.of(row.group(3)), within));
        } else if (places.matches()) {
            Array<String> all =
                    Option.of(places.group(4)).map(LayoutParser::several).getOrElse(Array.empty());
            return Option.some(
                    new Line.Places(places.group(1), places.group(2), Option.of(places.group(3)), all, within));
        }
        return within.isEmpty() ? single(words) : Option.none();
    }

    private static Array<String> several(String words) {
        return Array.of(words.split(" +"));
    }

    private static Option<Line> single(String words) {
        Matcher number = NUMBER.matcher(words);
        Matcher said = WORDS.matcher(words);
        if (number.matches()) {
            return number(number.group(1), number.group(2), number.group(3), Option.of(number.group(4)));
        } else if (said.matches()) {
            String variant = said.group(3) == null ? "" : said.group(3);
            return Option.some(
                    said.group(1).equals("mark")
                            ? new Line.Mark(said.group(2), variant)
                            : new Line.Text(said.group(2), variant));
        }
        return Option.none();
    }

    private static Option<Line> number(String kind, String key, String path, Option<String> most) {
        return switch (kind) {
            case "meter" -> Option.some(new Line.Meter(key, path, most));
            case "figure" -> Option.some(new Line.Figure(key, path, most));
            default -> Option.when(most.isEmpty(), () -> cards(kind, key, path));
        };
    }

    private static Line cards(String kind, String key, String path) {
        return switch (kind) {
            case "count" -> new Line.Count(key, path);
            case "pile" -> new Line.Pile(key, path);
            default -> new Line.Hand(key, path);
        };
    }
}
