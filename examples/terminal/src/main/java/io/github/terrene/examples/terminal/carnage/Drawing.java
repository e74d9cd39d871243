package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.rule.duel.Strength;
import io.github.terrene.carnage.table.Domain;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.SpearheadPlace;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** One table on paper. */
final class Drawing {
    private static final int NAME = 6;
    private static final int LABEL = 9;

    private final Paper paper;
    private final PlayerNames cast;
    private final Voice voice;
    private final Letters letters;

    /** A drawing in these words. */
    Drawing(Voice voice) {
        this.paper = voice.paper();
        this.cast = voice.cast();
        this.voice = voice;
        this.letters = new Letters(voice);
    }

    /**
     * Draws what an onlooker sees of the table.
     *
     * @param awakening whether duplicates make Legends and Relics stronger
     */
    void draw(Table table, boolean awakening) {
        paper.blank();
        player(table, Players.NORTH);
        zones(table, Players.NORTH).forEach(this::zone);
        spearhead(table, Players.NORTH, awakening);
        paper.line(
                "  " + Array.rangeClosed(1, Spearhead.PLACES).map(this::heading).mkString());
        spearhead(table, Players.SOUTH, awakening);
        zones(table, Players.SOUTH).reverse().forEach(this::zone);
        player(table, Players.SOUTH);
    }

    /** The line between the sides says which place is which. */
    private String heading(int place) {
        return (place == 1 ? "├" : "┼") + "─ " + place + " " + "─".repeat(column() - 4);
    }

    private int column() {
        return (paper.columns() - 2 - Spearhead.PLACES) / Spearhead.PLACES;
    }

    /** Victory points, what can be paid, and the cards that nobody else sees. */
    private void player(Table table, Seat seat) {
        Side side = table.side(seat);
        Purse purse = side.purse();
        int vp = Math.min(purse.vp(), Purse.WINNING_VP);
        String bar = paper.paint(Ink.GOOD, "█".repeat(vp)) + paper.paint(Ink.FAINT, "░".repeat(Purse.WINNING_VP - vp));
        paper.line("  " + Paper.left(cast.name(seat), NAME) + bar + " " + voice.value(Purse.class, purse));
        paper.line("  " + " ".repeat(NAME)
                + paper.paint(
                        Ink.FAINT,
                        voice.word("Side.hand") + " " + side.hand().size() + ", " + voice.word("Side.decks") + ": "
                                + voice.word("DeckKind.COMPANION") + " " + table.deckSize(seat, DeckKind.COMPANION)
                                + ", " + voice.word("DeckKind.ADVENTURE") + " "
                                + table.deckSize(seat, DeckKind.ADVENTURE) + ", " + voice.word("Side.elements") + " "
                                + side.elements().deck().size()));
    }

    /** A row of cards with its name before it. */
    private record Zone(String name, String cards) {}

    private Array<Zone> zones(Table table, Seat seat) {
        Domain domain = table.side(seat).domain();
        return Array.of(
                        new Zone("pantheon", counted(domain.pantheon(), card -> cast.paint(seat, card.name()))),
                        new Zone(
                                "realm",
                                counted(
                                        domain.realm(),
                                        card -> letters.of(table, card.element()) + " "
                                                + cast.paint(seat, card.name()))),
                        new Zone(
                                "nest",
                                counted(
                                        domain.nest(),
                                        card -> cast.paint(seat, card.name()) + " "
                                                + letters.of(table, card.values()::in))),
                        new Zone("waiting", waiting(table, seat).mkString("; ")))
                .reject(zone -> zone.cards().isEmpty());
    }

    private void zone(Zone zone) {
        paper.wrapped(
                "  " + Paper.left(voice.word("Domain." + zone.name()), LABEL), " ".repeat(LABEL + 2), zone.cards());
    }

    /** What waits for a player: "the next placement costs 3 less", "ties won in the next duel". */
    private Array<String> waiting(Table table, Seat seat) {
        Purse purse = table.side(seat).purse();
        return table.promises()
                .filter(promise -> promise.seat().equals(seat))
                .map(promise -> voice.value(NextDuelEffect.class, promise))
                .prependAll(Option.when(
                        purse.discount() > 0,
                        () -> voice.narrator()
                                .value(Purse.class, purse, "waiting")
                                .text()));
    }

    /** Cards, and how many there are of each: "Mirror Pool x2". */
    private static String counted(Array<Card> cards, Function<Card, String> words) {
        return cards.distinctBy(Card::name)
                .map(card -> words.apply(card)
                        + times(cards.count(each -> each.name().equals(card.name()))))
                .mkString(", ");
    }

    private static String times(int number) {
        return number == 1 ? "" : " x" + number;
    }

    private void spearhead(Table table, Seat seat, boolean awakening) {
        Array<Array<String>> places =
                Array.rangeClosed(1, Spearhead.PLACES).map(place -> place(table, seat, place, awakening));
        int height = places.map(Array::size).max().getOrElse(1);
        for (int i = 0; i < height; i++) {
            int row = i;
            paper.line(("  " + places.map(lines -> "│" + cell(lines, row)).mkString()).stripTrailing());
        }
    }

    private String cell(Array<String> lines, int row) {
        return Paper.left(" " + (row < lines.size() ? lines.get(row) : ""), column());
    }

    /** A Legend, what it counts in each element now, and its Relic. */
    private Array<String> place(Table table, Seat seat, int place, boolean awakening) {
        SpearheadPlace post = table.side(seat).spearhead().at(place);
        String counts = letters.of(table, element -> Strength.standing(table.side(seat), place, awakening, element));
        Array<String> legend = post.legend().isEmpty()
                ? Array.of(paper.paint(Ink.FAINT, "·"))
                : Array.of(
                        stack(seat, "", post.legend().get()),
                        voice.word("Card.level") + post.legend().get().card().level() + " " + counts);
        return legend.appendAll(post.relic().map(stack -> stack(seat, "+ ", stack)));
    }

    /** A card with the number of its copies, cut so that the number can be seen. */
    private String stack(Seat seat, String before, Stack stack) {
        String times = times(stack.cards().size());
        int room = column() - 2 - before.length() - times.length();
        return before + cast.paint(seat, Paper.cut(stack.card().name(), room)) + times;
    }
}
