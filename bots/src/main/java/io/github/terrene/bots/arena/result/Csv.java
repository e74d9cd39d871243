package io.github.terrene.bots.arena.result;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** A line of comma-separated values (RFC 4180); a value that contains commas or quotes is quoted. */
final class Csv {
    private static final char QUOTE = '"';

    private Csv() {}

    static String line(Array<String> cells) {
        return cells.map(Csv::written).mkString(",");
    }

    private static String written(String cell) {
        return cell.indexOf(',') < 0 && cell.indexOf(QUOTE) < 0 ? cell : QUOTE + cell.replace("\"", "\"\"") + QUOTE;
    }

    static Array<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char here = line.charAt(i);
            if (quoted && here == QUOTE && i + 1 < line.length() && line.charAt(i + 1) == QUOTE) {
                cell.append(QUOTE);
                i++;
            } else if (here == QUOTE) {
                quoted = !quoted;
            } else if (here == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(here);
            }
        }
        cells.add(cell.toString());
        return Array.ofAll(cells);
    }
}
