package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Draws a table: North above and South below, their front rows facing each other, the two columns side by side. */
public final class Rows {
    private static final int LABEL = 9;
    private static final int MOST_BAR = 20;

    private final Paper paper;
    private final PlayerNames cast;

    /** A drawing with these players, on their paper. */
    public Rows(PlayerNames cast) {
        this.paper = cast.paper();
        this.cast = cast;
    }

    /** Draws what an onlooker sees of the table. */
    public void draw(Table table) {
        paper.blank();
        player(table, Players.NORTH);
        standby(table, Players.NORTH);
        row(table, Players.NORTH, Row.BACK);
        row(table, Players.NORTH, Row.FRONT);
        paper.line("  " + "─".repeat(LABEL) + "┼" + "─".repeat(column()) + "┼" + "─".repeat(column()));
        row(table, Players.SOUTH, Row.FRONT);
        row(table, Players.SOUTH, Row.BACK);
        standby(table, Players.SOUTH);
        player(table, Players.SOUTH);
        table.played()
                .forEach(event -> paper.wrapped(
                        "  between the players: ",
                        "    ",
                        new Speech(cast, table).card(event.seat(), event.card())
                                + new Speech(cast, table).targets(event.targets())));
    }

    private int column() {
        return (paper.columns() - LABEL - 4) / 2;
    }

    /** The deck is the player's life. */
    private void player(Table table, Seat seat) {
        int deck = table.deckSize(seat);
        int full = Math.min(MOST_BAR, (deck + 1) / 2);
        Ink ink = deck <= 8 ? Ink.HARM : Ink.GOOD;
        String bar = paper.paint(ink, "█".repeat(full)) + paper.paint(Ink.FAINT, "░".repeat(MOST_BAR - full));
        String counts = "hand " + table.handSize(seat) + ", Lost " + table.lostSize(seat) + ", Underworld "
                + table.underworld(seat).size();
        paper.line("  " + Paper.left(cast.name(seat), 6) + bar + Paper.right("" + deck, 3)
                + (deck == 1 ? " card   " : " cards  ") + paper.paint(Ink.FAINT, counts));
        @Nullable CardInPlay situation = table.at(Place.of(seat, Slot.SITUATION));
        if (situation != null) {
            paper.wrapped(
                    "  " + Paper.left("Situation", LABEL) + " ",
                    " ".repeat(LABEL + 3),
                    cast.paint(seat, situation.card().name()) + ": " + CardText.of(situation.card()));
        }
    }

    private void standby(Table table, Seat seat) {
        Array<String> cards = Slot.STANDBY
                .filter(slot -> table.at(Place.of(seat, slot)) != null)
                .map(slot -> slot.column() + " "
                        + fighter(table, Place.of(seat, slot)).mkString(" "));
        paper.wrapped(
                "  " + Paper.left("standby", LABEL) + " ",
                " ".repeat(LABEL + 3),
                cards.isEmpty() ? "-" : cards.mkString("; "));
    }

    private void row(Table table, Seat seat, Row row) {
        Array<String> west = fighter(table, Place.of(seat, Slot.of(row, 0)));
        Array<String> east = fighter(table, Place.of(seat, Slot.of(row, 1)));
        for (int i = 0; i < Math.max(1, Math.max(west.size(), east.size())); i++) {
            String label = Paper.left(i == 0 ? row.word() : "", LABEL);
            paper.line(
                    ("  " + paper.paint(Ink.FAINT, label) + "│" + cell(west, i) + "│" + cell(east, i)).stripTrailing());
        }
    }

    private String cell(Array<String> lines, int place) {
        String text = place < lines.size() ? lines.get(place) : place == 0 ? paper.paint(Ink.FAINT, "·") : "";
        return Paper.left(" " + Paper.cut(text, column() - 2), column());
    }

    /** A Battle card with its numbers, and a line for each Weapon. */
    private Array<String> fighter(Table table, Place place) {
        @Nullable CardInPlay card = table.at(place);
        if (card == null) {
            return Array.empty();
        }
        Ink ink = card.tokens() < card.card().hp() ? Ink.HARM : Ink.STRONG;
        String numbers = paper.paint(ink, Fighter.numbers(table, card));
        return Array.of(cast.paint(place.seat(), card.card().name()) + " " + numbers)
                .appendAll(
                        table.weapons(place).map(weapon -> "+ " + weapon.card().name()));
    }
}
