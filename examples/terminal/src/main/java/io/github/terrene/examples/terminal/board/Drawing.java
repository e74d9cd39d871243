package io.github.terrene.examples.terminal.board;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.narrator.board.Box;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;

/** One board on paper: side below side, the own one last. Two sides face each other. */
public final class Drawing {
    private static final int BAR = 14;
    private static final String INDENT = "  ";
    private static final String BETWEEN = " │ ";

    private final Seen seen;
    private final PlayerNames cast;
    private final Paper paper;
    private final Array<String> alike;
    private final Columns columns;
    private final int label;
    private final int name;

    /** A drawing with the players in their colors. */
    public Drawing(Seen seen, PlayerNames cast) {
        this.seen = seen;
        this.cast = cast;
        this.paper = cast.paper();
        Array<Box> rows =
                seen.sides().flatMap(Box::boxes).appendAll(seen.boxes()).filter(box -> box.kind() == Box.Kind.ROW);
        Array<String> names = rows.flatMap(Box::boxes).filter(Cards::isCard).map(Box::label);
        this.alike = names.filter(each -> names.count(each::equals) > 1).distinct();
        this.columns = Columns.of(rows, cards(UnaryOperator.identity()));
        this.label = widest(
                rows.reject(columns::has).filter(Drawing::isDrawn).appendAll(common().filter(Drawing::isCounted)));
        this.name = widest(seen.sides());
    }

    private static int widest(Array<Box> boxes) {
        return boxes.map(box -> box.label().length()).max().getOrElse(0);
    }

    private Cards cards(UnaryOperator<String> inked) {
        return new Cards(paper, inked, alike);
    }

    /** Draws it. */
    public void draw() {
        Array<Box> sides = seen.sides();
        boolean facing = sides.size() == 2;
        sides.forEachWithIndex((side, place) -> {
            if (place > 0 && seen.isLaidOut()) {
                paper.line(
                        facing ? INDENT + paper.paint(Ink.FAINT, "─".repeat(paper.columns() - INDENT.length())) : "");
            }
            side(side, facing && place == 1);
        });
        common().forEach(this::common);
    }

    /** What belongs to nobody. */
    private Array<Box> common() {
        return seen.boxes().reject(Seen::isSide);
    }

    private void common(Box box) {
        if (Seen.isBar(box)) {
            paper.line(INDENT + bar(box));
        } else if (isCounted(box)) {
            paper.line(labelled(box.label()) + INDENT + box.number().get());
        } else {
            row(box, cards(UnaryOperator.identity()));
        }
    }

    private static boolean isCounted(Box box) {
        return box.number().isDefined() && !Seen.isBar(box);
    }

    private void side(Box side, boolean turned) {
        Cards cards = cards(words -> cast.paint(Seen.seat(side), words));
        if (turned) {
            side.boxes().reverse().forEach(row -> row(row, cards));
            headline(side);
        } else {
            headline(side);
            side.boxes().forEach(row -> row(row, cards));
        }
    }

    /** Who it is, what decides the game, and what else is counted. */
    private void headline(Box side) {
        String player = INDENT + Paper.left(cast.paint(Seen.seat(side), side.label()), name);
        String bars =
                side.boxes().filter(Seen::isBar).map(box -> " " + bar(box)).mkString();
        String counts = side.boxes()
                .filter(Drawing::isCounted)
                .map(box -> Paper.unbroken(box.label() + " " + box.number().get()))
                .mkString(", ");
        String indent = " ".repeat(Paper.width(player) + 1);
        paper.wrapped(player + bars + INDENT, indent, paper.paint(Ink.FAINT, counts));
    }

    private String bar(Box box) {
        int number = box.number().getOrElse(0);
        int most = Math.max(1, box.most().getOrElse(number));
        int full = Math.max(0, Math.min(BAR, (BAR * number + most - 1) / most));
        Ink ink = box.kind() == Box.Kind.METER && 4 * number <= most ? Ink.HARM : Ink.GOOD;
        return paper.paint(ink, "█".repeat(full)) + paper.paint(Ink.FAINT, "░".repeat(BAR - full)) + " " + number + "/"
                + most + " " + box.label();
    }

    /** A row that is empty, and where nothing can be put, is not drawn. */
    private static boolean isDrawn(Box row) {
        return row.keys().nonEmpty() || row.boxes().nonEmpty();
    }

    private void row(Box box, Cards cards) {
        if (box.kind() == Box.Kind.TEXT || box.kind() == Box.Kind.MARK) {
            paper.wrapped(INDENT, INDENT + INDENT, box.label());
        } else if (box.kind() != Box.Kind.ROW || !isDrawn(box)) {
            return;
        } else if (columns.has(box)) {
            columns.draw(box, cards);
        } else if (Seen.within(box, Box.Kind.SPOT).size() > 1) {
            spots(box, cards);
        } else {
            flow(box, cards);
        }
    }

    private String labelled(String words) {
        return INDENT + paper.paint(Ink.FAINT, Paper.left(words, label));
    }

    private String nothing() {
        return paper.paint(Ink.FAINT, "·");
    }

    /** Cards one after the other. */
    private void flow(Box row, Cards cards) {
        String figures = Cards.figures(row)
                .map(figure -> paper.paint(Ink.STRONG, cards.figure(figure)) + INDENT)
                .mkString();
        String words = cards.all(Seen.lying(row))
                .map(card -> 2 * Paper.width(card) < paper.columns() ? Paper.unbroken(card) : card)
                .mkString("; ");
        paper.wrapped(
                labelled(row.label()) + INDENT,
                " ".repeat(label + 2 * INDENT.length()),
                figures + (words.isEmpty() ? nothing() : words));
    }

    /** Places beside each other. */
    private void spots(Box row, Cards cards) {
        Array<Box> spots = Seen.within(row, Box.Kind.SPOT);
        int width = (paper.columns() - INDENT.length() - label) / spots.size() - BETWEEN.length();
        Array<Array<String>> cells = spots.map(spot -> cell(spot, cards, width));
        int height = cells.map(Array::size).max().getOrElse(0);
        for (int i = 0; i < height; i++) {
            int line = i;
            paper.line((labelled(i == 0 ? row.label() : "")
                            + cells.map(cell -> BETWEEN + Paper.left(line < cell.size() ? cell.get(line) : "", width))
                                    .mkString())
                    .stripTrailing());
        }
    }

    private Array<String> cell(Box spot, Cards cards, int width) {
        Array<Box> lying = spot.boxes().filter(Cards::isCard);
        if (lying.isEmpty()) {
            return Array.of(nothing());
        }
        Box first = lying.head();
        String name = cards.name(first, width);
        String about = Array.of(cards.about(first)).appendAll(Cards.marks(spot)).mkString(" ");
        boolean brief = Paper.width(name + " " + about) <= width;
        return Array.of(name + " " + about)
                .filter(line -> brief)
                .orElse(Array.of(name, about))
                .appendAll(cards.held(first))
                .appendAll(cards.all(lying.tail()).map(other -> "+ " + other))
                .flatMap(words -> Paper.lines("", INDENT, words, width));
    }
}
