package io.github.terrene.examples.terminal.board;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.narrator.board.Box;
import io.vavr.collection.Array;

/**
 * Rows of cards with many figures: a line for each card, a column for each figure, the same for all rows of a board.
 *
 * @param paper where they are drawn
 * @param rows what these rows are called
 * @param heads what stands above the columns
 * @param widths how wide they are
 * @param name how wide the names are
 */
record Columns(Paper paper, Array<String> rows, Array<String> heads, Array<Integer> widths, int name) {
    private static final int MANY = 3;
    private static final int LONGEST = 32;
    /** What cannot be beside the figures in that many columns is below them. */
    private static final int NARROW = 18;

    private static final String INDENT = "  ";

    static Columns of(Array<Box> rows, Cards cards) {
        Array<String> names = rows.filter(Columns::areMany).map(Box::label).distinct();
        Array<Box> all = rows.filter(row -> names.contains(row.label()))
                .flatMap(Box::boxes)
                .filter(Cards::isCard);
        Array<Box> figures = all.flatMap(Cards::figures);
        Array<String> heads = figures.map(Box::label).distinct();
        Array<Integer> widths =
                heads.map(head -> widest(figures.filter(figure -> figure.label().equals(head))
                                .map(cards::value)
                                .append(head))
                        + 1);
        int longest = Math.min(
                LONGEST,
                cards.paper().columns() - INDENT.length() - widths.sum().intValue());
        return new Columns(
                cards.paper(),
                names,
                heads,
                widths,
                Math.min(longest, widest(all.map(card -> cards.name(card, LONGEST)))));
    }

    private static int widest(Array<String> texts) {
        return texts.map(Paper::width).max().getOrElse(0);
    }

    private static boolean areMany(Box row) {
        return row.boxes()
                .exists(card -> Cards.isCard(card) && Cards.figures(card).size() >= MANY);
    }

    /** Whether a row is drawn like that: if one of the rows with its name has a card with many figures. */
    boolean has(Box row) {
        return rows.contains(row.label());
    }

    void draw(Box row, Cards cards) {
        paper.line(paper.paint(Ink.FAINT, line(row.label(), heads)));
        row.boxes().filter(Cards::isCard).forEach(card -> card(card, cards));
    }

    private void card(Box card, Cards cards) {
        Array<Box> figures = Cards.figures(card);
        String line = line(
                cards.name(card, name),
                heads.map(head -> figures.find(figure -> figure.label().equals(head))
                        .map(cards::value)
                        .getOrElse("")));
        String besides = cards.held(card).prependAll(Cards.marks(card)).mkString(" ");
        if (besides.isEmpty()) {
            paper.line(line.stripTrailing());
        } else if (Paper.width(line) + NARROW <= paper.columns()) {
            paper.wrapped(line + INDENT, " ".repeat(Paper.width(line) + INDENT.length()), besides);
        } else {
            paper.line(line.stripTrailing());
            paper.wrapped(INDENT.repeat(2), INDENT.repeat(2), besides);
        }
    }

    private String line(String first, Array<String> cells) {
        return INDENT
                + Paper.left(first, name)
                + cells.zipWith(widths, Paper::right).mkString();
    }
}
