package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.github.terrene.narrator.wording.GameFile;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a layout, line by line. */
final class LayoutParser {
    private static final String REMARK = "#";
    private static final Pattern HEADER = Pattern.compile("(board|card) +(\\w+)");
    private static final Pattern SIDES = Pattern.compile("sides +(.+)");
    private static final String NAMED = " +(?:(\\w+): +)?";
    private static final Pattern NUMBER =
            Pattern.compile("(meter|count|figure)" + NAMED + "(\\S+?)(\\?)?(?: +minus +(\\S+))?(?: +of +(\\S+))?");
    private static final Pattern PILE = Pattern.compile("(pile|hand)" + NAMED + "(\\S+)");
    private static final Pattern ROW = Pattern.compile("row" + NAMED + "(.+?)(?: +at +(\\w+))?");
    private static final Pattern PLACES = Pattern.compile("places" + NAMED + "(\\S+)(?: +by +(\\S+) +(.+))?");
    private static final Pattern WORDS = Pattern.compile("(mark|text) +(\\S+)(?: +as +(\\w+))?");

    private static final Pattern MEASURE = Pattern.compile("measure" + NAMED + "(\\S+?)(\\?)?");
    private static final Pattern SORT = Pattern.compile("sort +(.+?)(?: +as +(\\w+))?");

    private final ArrayList<Problem> problems = new ArrayList<>();
    private final String file;
    private final Array<Written> all;
    private int next;

    private LayoutParser(String file, Array<Written> all) {
        this.file = file;
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

    /**
     * A layout.
     *
     * @param file what the file is called; an empty text if it is not known
     */
    static Either<Array<Problem>, Layout> parse(String file, String text) {
        Array<Written> lines = Array.of(ByteOrderMark.without(text).split("\r?\n"))
                .zipWithIndex((line, i) -> Written.of(line, i + 1))
                .reject(line -> line.words().isEmpty()
                        || line.words().startsWith(REMARK)
                        || GameFile.namesAnother(line.words()));
        LayoutParser parser = new LayoutParser(file, lines);
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
        problems.add(
                Problem.at(where(line), "layout/unknown-line", "there is no such line here: {line}", line.words()));
    }

    private String where(Written line) {
        return (file.isEmpty() ? "" : file + ", ") + "line " + line.number();
    }

    /** The lines that are indented below a line. */
    private Array<Line> below(Written above) {
        Array<Line> lines = Array.empty();
        while (next < all.size() && all.get(next).indent() > above.indent()) {
            Written line = all.get(next++);
            Array<Line> within = below(line);
            Option<Line> read = line(where(line), line.words(), within);
            read.onEmpty(() -> misread(line));
            lines = lines.appendAll(read);
        }
        return lines;
    }

    private static Option<Line> line(String where, String words, Array<Line> within) {
        Matcher sides = SIDES.matcher(words);
        Matcher row = ROW.matcher(words);
        Matcher places = PLACES.matcher(words);
        if (sides.matches()) {
            return Option.some(new Line.Sides(where, several(sides.group(1)), within));
        } else if (row.matches()) {
            Array<String> paths = several(row.group(2));
            return Option.some(
                    new Line.Row(where, name(row.group(1), paths.head()), paths, Option.of(row.group(3)), within));
        } else if (places.matches()) {
            Array<String> all =
                    Option.of(places.group(4)).map(LayoutParser::several).getOrElse(Array.empty());
            return Option.some(new Line.Places(
                    where,
                    name(places.group(1), places.group(2)),
                    places.group(2),
                    Option.of(places.group(3)),
                    all,
                    within));
        }
        return within.isEmpty() ? single(where, words) : Option.none();
    }

    private static Array<String> several(String words) {
        return Array.of(words.split(" +"));
    }

    /** The name that is given, or the last one of the path. */
    private static String name(@Nullable String given, String path) {
        return given == null ? path.replaceFirst(".*[./]", "") : given;
    }

    private static Option<Line> single(String where, String words) {
        Matcher number = NUMBER.matcher(words);
        Matcher pile = PILE.matcher(words);
        Matcher said = WORDS.matcher(words);
        Matcher sort = SORT.matcher(words);
        Matcher measure = MEASURE.matcher(words);
        if (number.matches()) {
            return Option.some(new Line.Number(
                    where,
                    kind(number.group(1)),
                    name(number.group(2), number.group(3)),
                    number.group(3),
                    Option.of(number.group(5)),
                    Option.of(number.group(6)),
                    number.group(4) != null));
        } else if (pile.matches()) {
            return Option.some(new Line.Pile(
                    where, pile.group(1).equals("hand"), name(pile.group(2), pile.group(3)), pile.group(3)));
        } else if (said.matches()) {
            return Option.some(new Line.Words(where, kind(said.group(1)), said.group(2), variant(said.group(3))));
        } else if (sort.matches()) {
            return Option.some(new Line.Sorting(where, several(sort.group(1)), variant(sort.group(2))));
        } else if (measure.matches()) {
            return Option.some(new Line.Measuring(
                    where, name(measure.group(1), measure.group(2)), measure.group(2), measure.group(3) != null));
        }
        return Option.none();
    }

    private static String variant(@Nullable String given) {
        return given == null ? "" : given;
    }

    private static Box.Kind kind(String word) {
        return Box.Kind.valueOf(word.toUpperCase(Locale.ROOT));
    }
}
