package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.card.Standing;
import io.github.terrene.terralore.table.Current;
import io.github.terrene.terralore.table.Row;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** Draws a table: two columns, North above and South below, as on the printed board. */
public final class Battlefield {
    private static final int COLUMN = 44;
    private static final String EDGE = "  │ ";

    private final Paper paper;

    /** A drawing on that paper. */
    public Battlefield(Paper paper) {
        this.paper = paper;
    }

    /** Draws what somebody sees of the table. */
    public void draw(Table table) {
        paper.rule("Turn " + table.turn(), "");
        paper.line(player(table.side(Players.NORTH)));
        rows(table, Place.of(Players.NORTH, Lane.ATTACKING), Place.of(Players.NORTH, Lane.DEFENDING), true);
        paper.line("  ├─" + "─".repeat(COLUMN - 1) + "┼" + "─".repeat(COLUMN));
        rows(table, Place.of(Players.SOUTH, Lane.DEFENDING), Place.of(Players.SOUTH, Lane.ATTACKING), false);
        paper.line(player(table.side(Players.SOUTH)));
        hand(table.side(Players.SOUTH));
        hand(table.side(Players.NORTH));
    }

    private String player(Side side) {
        return paper.paint(ink(side.seat()), Players.name(side.seat())) + "  " + side.castle() + " HP   hand "
                + side.hand().size() + "   deck " + side.deck().size() + "   Graveyard "
                + side.graveyard().size() + "   Exile " + side.exile().size();
    }

    static Ink ink(Seat seat) {
        return seat.equals(Players.SOUTH) ? Ink.SEAT_A : Ink.SEAT_B;
    }

    private void rows(Table table, Place west, Place east, boolean headFirst) {
        Array<String> left = lane(table, west);
        Array<String> right = lane(table, east);
        int lines = Math.max(left.size(), right.size());
        String head = EDGE + Paper.left(heading(table, west), COLUMN - 1) + EDGE.stripLeading() + heading(table, east);
        if (headFirst) {
            paper.line(head);
        }
        for (int i = 0; i < lines; i++) {
            paper.line(EDGE + Paper.left(at(left, i), COLUMN - 1) + EDGE.stripLeading() + at(right, i));
        }
        if (!headFirst) {
            paper.line(head);
        }
    }

    private String heading(Table table, Place place) {
        String words = Players.name(place.seat()) + (place.lane() == Lane.ATTACKING ? " attacks " : " defends ");
        return paper.paint(Ink.FAINT, words) + paper.paint(Ink.STRONG, "" + Current.total(table, place));
    }

    private static String at(Array<String> lines, int place) {
        return place < lines.size() ? lines.get(place) : "";
    }

    private static Array<String> lane(Table table, Place place) {
        Row row = table.row(place);
        Array<String> cards = row.standing().map(each -> card(table, each));
        return cards.appendAll(row.faceDown().cards().map(card -> "[" + (card.unknown() ? "?" : card.name()) + "]"));
    }

    private static String card(Table table, Standing standing) {
        String number = standing.creature() ? Paper.right("" + table.points(standing), 2) : " *";
        return number + " " + standing.card().name() + " #" + standing.number();
    }

    private void hand(Side side) {
        if (side.hand().size() > 0 && !side.hand().hidden()) {
            String cards = side.hand().cards().map(Battlefield::inHand).mkString(", ");
            paper.wrapped("  " + Players.name(side.seat()) + " holds ", "    ", cards);
        }
    }

    private static String inHand(Card card) {
        return card.name() + " (" + card.price() + ")";
    }
}
