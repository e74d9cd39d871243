package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Voice;
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

/**
 * One table on paper.
 *
 * @param table what is drawn
 * @param voice what things are called
 */
record Drawing(Table table, Voice voice) {
    /** A column of the board, if there is room for two. */
    private static final int COLUMN = 47;
    /** Points before a name, and what is printed behind it. */
    private static final int NUMBERS = 4;

    private static final int PRINTED = 11;

    void draw() {
        paper().blank();
        player(table.side(Players.NORTH));
        rows(lane(Place.of(Players.NORTH, Lane.ATTACKING)), lane(Place.of(Players.NORTH, Lane.DEFENDING)));
        middle();
        rows(
                lane(Place.of(Players.SOUTH, Lane.DEFENDING)).reverse(),
                lane(Place.of(Players.SOUTH, Lane.ATTACKING)).reverse());
        player(table.side(Players.SOUTH));
    }

    private Paper paper() {
        return voice.paper();
    }

    private void player(Side side) {
        int hp = Math.min(side.castle(), Options.CASTLE);
        Ink ink = 4 * hp <= Options.CASTLE ? Ink.HARM : Ink.GOOD;
        String bar = paper().paint(ink, "█".repeat(hp)) + paper().paint(Ink.FAINT, "░".repeat(Options.CASTLE - hp));
        String counts = Array.of(
                        voice.word("Side.hand") + " " + side.hand().size(),
                        voice.word("Side.deck") + " " + side.deck().size(),
                        voice.word("Side.graveyard") + " " + side.graveyard().size(),
                        voice.word("Side.exile") + " " + side.exile().size())
                .mkString(", ");
        String life =
                "  " + Paper.left(voice.cast().name(side.seat()), 6) + bar + Paper.right("" + side.castle(), 3) + " HP";
        if (Paper.width(life) + 2 + counts.length() <= paper().columns()) {
            paper().line(life + "  " + paper().paint(Ink.FAINT, counts));
        } else {
            paper().line(life);
            paper().line(" ".repeat(8) + paper().paint(Ink.FAINT, counts));
        }
    }

    private void rows(Array<String> west, Array<String> east) {
        for (int i = 0; i < Math.max(west.size(), east.size()); i++) {
            paper().line(("  │ " + Paper.left(at(west, i), column() - 2) + "│ " + at(east, i)).stripTrailing());
        }
    }

    private int column() {
        return Math.min(COLUMN, (paper().columns() - 4) / 2);
    }

    private static String at(Array<String> lines, int place) {
        return place < lines.size() ? lines.get(place) : "";
    }

    /** The line where the lanes meet says what counting would do if it came now. */
    private void middle() {
        int east = Math.min(COLUMN + 2, paper().columns() - column() - 3);
        paper().line("  ├" + meeting(Players.SOUTH, column() - 1) + "┼" + meeting(Players.NORTH, east));
    }

    private String meeting(Seat defender, int width) {
        Place defence = Place.of(defender, Lane.DEFENDING);
        int excess = CurrentStats.excess(table, defence);
        String damage = excess + " " + voice.word("Table.damage");
        String words = " " + voice.word("Column." + defence.column()) + ": "
                + (excess == 0
                        ? damage
                        : paper().paint(Ink.HARM, damage) + " → " + voice.cast().name(defender)) + " ";
        String before = "─".repeat(Math.max(0, Math.min(2, width - Paper.width(words))));
        return before + words + "─".repeat(Math.max(0, width - 2 - Paper.width(words)));
    }

    /** A lane from its heading to the middle. */
    private Array<String> lane(Place place) {
        LaneHalf row = table.row(place);
        int sum = CurrentStats.sum(table, place);
        int total = CurrentStats.total(table, place);
        String heading =
                Paper.capital(voice.word("Lane." + place.lane()) + " " + paper().paint(Ink.STRONG, "" + total));
        return Array.of(sum == total ? heading : heading + " (" + sum + ")")
                .appendAll(row.standing().map(this::card))
                .appendAll(row.faceDown().cards().map(card -> " [" + faceDown(place.seat(), card) + "]"));
    }

    private String faceDown(Seat seat, Card card) {
        return card.unknown() ? "?" : voice.cast().paint(seat, card.name());
    }

    private String card(CardOnField standing) {
        String points = Paper.right(standing.creature() ? "" + table.points(standing) : "*", 2);
        String number = " #" + standing.number();
        int room = column() - NUMBERS - PRINTED - 2;
        String name = voice.cast()
                        .paint(standing.controller(), Paper.cut(standing.card().name(), room - number.length()))
                + paper().paint(Ink.FAINT, number);
        return points + "  " + (Paper.left(name, room) + " " + changed(standing)).stripTrailing();
    }

    /** The printed points, if the current ones differ. */
    private String changed(CardOnField standing) {
        int printed = standing.card().points().in(standing.place().lane());
        int now = table.points(standing);
        Ink ink = now < printed ? Ink.HARM : Ink.GOOD;
        return !standing.creature() || printed == now
                ? ""
                : paper().paint(ink, voice.word("Table.printed") + " " + printed);
    }
}
