package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/** Draws a table: two columns, North above and South below, as on the printed board. Brackets enclose what is face-down. */
public final class Battlefield {
    /** A column of the board, if there is room for two. */
    private static final int COLUMN = 47;
    /** Points before a name, and what is printed behind it. */
    private static final int NUMBERS = 4;

    private static final int PRINTED = 10;

    private final Paper paper;
    private final PlayerNames cast;

    /** A drawing with these players, on their paper. */
    public Battlefield(PlayerNames cast) {
        this.paper = cast.paper();
        this.cast = cast;
    }

    /** Draws what an onlooker sees of the table. */
    public void draw(Table table) {
        paper.blank();
        player(table.side(Players.NORTH));
        Array<String> west = lane(table, Place.of(Players.NORTH, Lane.ATTACKING));
        Array<String> east = lane(table, Place.of(Players.NORTH, Lane.DEFENDING));
        rows(west, east);
        middle(table);
        rows(
                lane(table, Place.of(Players.SOUTH, Lane.DEFENDING)).reverse(),
                lane(table, Place.of(Players.SOUTH, Lane.ATTACKING)).reverse());
        player(table.side(Players.SOUTH));
    }

    private void player(Side side) {
        int hp = Math.min(side.castle(), Options.CASTLE);
        Ink ink = 4 * hp <= Options.CASTLE ? Ink.HARM : Ink.GOOD;
        String bar = paper.paint(ink, "█".repeat(hp)) + paper.paint(Ink.FAINT, "░".repeat(Options.CASTLE - hp));
        String counts = "hand " + side.hand().size() + ", deck " + side.deck().size() + ", Graveyard "
                + side.graveyard().size() + ", Exile " + side.exile().size();
        String life = "  " + Paper.left(cast.name(side.seat()), 6) + bar + Paper.right("" + side.castle(), 3) + " HP";
        if (Paper.width(life) + 2 + counts.length() <= paper.columns()) {
            paper.line(life + "  " + paper.paint(Ink.FAINT, counts));
        } else {
            paper.line(life);
            paper.line(" ".repeat(8) + paper.paint(Ink.FAINT, counts));
        }
    }

    private void rows(Array<String> west, Array<String> east) {
        for (int i = 0; i < Math.max(west.size(), east.size()); i++) {
            paper.line(("  │ " + Paper.left(at(west, i), column() - 2) + "│ " + at(east, i)).stripTrailing());
        }
    }

    private int column() {
        return Math.min(COLUMN, (paper.columns() - 4) / 2);
    }

    private static String at(Array<String> lines, int place) {
        return place < lines.size() ? lines.get(place) : "";
    }

    /** The line where the lanes meet says what counting would do if it came now. */
    private void middle(Table table) {
        int east = Math.min(COLUMN + 2, paper.columns() - column() - 3);
        paper.line("  ├" + meeting(table, Players.SOUTH, column() - 1) + "┼" + meeting(table, Players.NORTH, east));
    }

    private String meeting(Table table, Seat defender, int width) {
        Place defence = Place.of(defender, Lane.DEFENDING);
        int excess = CurrentStats.excess(table, defence);
        String words = " " + (defender.equals(Players.SOUTH) ? "West" : "East") + ": "
                + (excess == 0
                        ? "no damage "
                        : paper.paint(Ink.HARM, excess + " damage") + " to " + cast.player(defender) + " ");
        String before = "─".repeat(Math.max(0, Math.min(2, width - Paper.width(words))));
        return before + words + "─".repeat(Math.max(0, width - 2 - Paper.width(words)));
    }

    /** A lane from its heading to the middle. */
    private Array<String> lane(Table table, Place place) {
        LaneHalf row = table.row(place);
        String verb = place.lane() == Lane.ATTACKING ? "attack" : "defend";
        String heading = Paper.capital(cast.does(place.seat(), verb) + " with "
                + paper.paint(Ink.STRONG, "" + CurrentStats.total(table, place)));
        String doubled = doubled(table, place);
        return Array.of(Paper.width(heading) + doubled.length() <= column() - 2 ? heading + doubled : heading)
                .appendAll(row.standing().map(each -> card(table, each)))
                .appendAll(row.faceDown().cards().map(card -> " [" + faceDown(place.seat(), card) + "]"));
    }

    private static String doubled(Table table, Place place) {
        int sum = CurrentStats.sum(table, place);
        return sum == CurrentStats.total(table, place) ? "" : " (cards: " + sum + ")";
    }

    private String faceDown(Seat seat, Card card) {
        return card.unknown() ? "?" : cast.paint(seat, card.name());
    }

    private String card(Table table, CardOnField standing) {
        String number = Paper.right(standing.creature() ? "" + table.points(standing) : "*", 2);
        String counted = " #" + standing.number();
        int room = column() - NUMBERS - PRINTED - 2;
        String name =
                cast.paint(standing.controller(), Paper.cut(standing.card().name(), room - counted.length()))
                        + paper.paint(Ink.FAINT, counted);
        return number + "  " + (Paper.left(name, room) + " " + changed(table, standing)).stripTrailing();
    }

    /** The printed points, if the current ones differ. */
    private String changed(Table table, CardOnField standing) {
        int printed = standing.card().points().in(standing.place().lane());
        int now = table.points(standing);
        Ink ink = now < printed ? Ink.HARM : Ink.GOOD;
        return !standing.creature() || printed == now ? "" : paper.paint(ink, "printed " + printed);
    }
}
