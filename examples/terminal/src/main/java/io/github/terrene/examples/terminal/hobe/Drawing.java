package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * One table on paper.
 *
 * @param table what is drawn
 * @param voice what things are called
 */
record Drawing(Table table, Voice voice) {
    private static final int LABEL = 9;
    private static final int MOST_BAR = 20;
    private static final int FEW = 8;

    void draw() {
        paper().blank();
        player(Players.NORTH);
        standby(Players.NORTH);
        row(Players.NORTH, Row.BACK);
        row(Players.NORTH, Row.FRONT);
        paper().line("  " + "─".repeat(LABEL) + "┼" + "─".repeat(column()) + "┼" + "─".repeat(column()));
        row(Players.SOUTH, Row.FRONT);
        row(Players.SOUTH, Row.BACK);
        standby(Players.SOUTH);
        player(Players.SOUTH);
        if (table.played().nonEmpty()) {
            Array<String> events = table.played()
                    .toArray()
                    .map(event -> voice.cast().paint(event.seat(), event.card().name()));
            paper().wrapped("  " + voice.word("Table.played") + ": ", "    ", events.mkString(", "));
        }
    }

    private Paper paper() {
        return voice.paper();
    }

    private int column() {
        return (paper().columns() - LABEL - 4) / 2;
    }

    /** The deck is the player's life. */
    private void player(Seat seat) {
        int deck = table.deckSize(seat);
        int full = Math.min(MOST_BAR, (deck + 1) / 2);
        Ink ink = deck <= FEW ? Ink.HARM : Ink.GOOD;
        String bar = paper().paint(ink, "█".repeat(full)) + paper().paint(Ink.FAINT, "░".repeat(MOST_BAR - full));
        String counts = voice.word("Side.hand") + " " + table.handSize(seat) + ", " + voice.word("Side.lost") + " "
                + table.lostSize(seat) + ", " + voice.word("Side.underworld") + " "
                + table.underworld(seat).size();
        paper().line("  " + Paper.left(voice.cast().name(seat), 6) + bar + " "
                + Paper.left(paper().messages().say("cards", deck), LABEL) + " " + paper().paint(Ink.FAINT, counts));
        @Nullable CardInPlay situation = table.at(Place.of(seat, Slot.SITUATION));
        if (situation != null) {
            paper().wrapped(
                            "  " + Paper.left(voice.word("Row.SITUATION"), LABEL) + " ",
                            " ".repeat(LABEL + 3),
                            voice.cast().paint(seat, situation.card().name()) + ": "
                                    + voice.text(situation.card().id()).mkString(" "));
        }
    }

    private void standby(Seat seat) {
        Array<String> cards = Slot.STANDBY
                .filter(slot -> table.at(Place.of(seat, slot)) != null)
                .map(slot -> slot.column() + " " + fighter(Place.of(seat, slot)).mkString(" "));
        paper().wrapped(
                        "  " + Paper.left(voice.word("Row.STANDBY"), LABEL) + " ",
                        " ".repeat(LABEL + 3),
                        cards.isEmpty() ? "-" : cards.mkString("; "));
    }

    private void row(Seat seat, Row row) {
        Array<String> west = fighter(Place.of(seat, Slot.of(row, 0)));
        Array<String> east = fighter(Place.of(seat, Slot.of(row, 1)));
        for (int i = 0; i < Math.max(1, Math.max(west.size(), east.size())); i++) {
            String label = Paper.left(i == 0 ? voice.word("Row." + row.name()) : "", LABEL);
            paper().line(("  " + paper().paint(Ink.FAINT, label) + "│" + cell(west, i) + "│" + cell(east, i))
                    .stripTrailing());
        }
    }

    private String cell(Array<String> lines, int place) {
        String text = place < lines.size() ? lines.get(place) : place == 0 ? paper().paint(Ink.FAINT, "·") : "";
        return Paper.left(" " + Paper.cut(text, column() - 2), column());
    }

    /** A Battle card with its numbers, and a line for each Weapon. */
    private Array<String> fighter(Place place) {
        @Nullable CardInPlay card = table.at(place);
        if (card == null) {
            return Array.empty();
        }
        Ink ink = card.tokens() < card.card().hp() ? Ink.HARM : Ink.STRONG;
        String numbers = voice.word("Reach." + table.reach(card).name()) + " " + table.attack(card) + ", "
                + card.tokens() + "/" + card.card().hp();
        return Array.of(voice.cast().paint(place.seat(), card.card().name()) + " " + paper().paint(ink, numbers))
                .appendAll(
                        table.weapons(place).map(weapon -> "+ " + weapon.card().name()));
    }
}
