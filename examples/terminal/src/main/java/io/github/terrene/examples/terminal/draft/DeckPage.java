package io.github.terrene.examples.terminal.draft;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;

/**
 * Cards sorted by kind, the Characters by the supply they take: each row begins with a bar as long as it has cards.
 *
 * @param paper where to
 */
public record DeckPage(Paper paper) {
    private static final int LABEL = 8;

    /** Shows cards under a title. */
    public void show(String title, Array<Card> cards) {
        paper.line("  " + paper.paint(Ink.STRONG, title) + " " + paper.paint(Ink.FAINT, summary(cards)));
        int longest = rows(cards).map(row -> row.cards().size()).max().getOrElse(0);
        rows(cards).forEach(row -> row(row, longest));
    }

    /** Shows cards that were not taken. */
    void leftOut(Array<Card> cards) {
        if (!cards.isEmpty()) {
            String head =
                    "    " + Paper.left("left out", LABEL) + " " + Paper.right(String.valueOf(cards.size()), 2) + " ";
            paper.wrapped(
                    paper.paint(Ink.FAINT, head), " ".repeat(head.length()), paper.paint(Ink.FAINT, names(cards)));
        }
    }

    private void row(Row row, int longest) {
        String bar = Paper.left("█".repeat(row.cards().size()), longest);
        String head = "    " + Paper.left(row.label(), LABEL) + " "
                + Paper.right(String.valueOf(row.cards().size()), 2) + " " + bar + "  ";
        paper.wrapped(head, " ".repeat(head.length()), names(row.cards()));
    }

    /** "20 cards, 12 Characters of SP 15 in all, Hero: Jin the Ambitious". */
    private static String summary(Array<Card> cards) {
        Array<CharacterCard> characters = characters(cards);
        String supply = characters.isEmpty()
                ? ""
                : ", " + characters.size() + " Characters of SP "
                        + characters.map(CharacterCard::sp).sum() + " in all";
        String hero = characters
                .find(CharacterCard::hero)
                .map(card -> ", Hero: " + card.name())
                .getOrElse("");
        return cards.size() + " cards" + supply + hero;
    }

    /** Cards in few words: "SP 1: 4, SP 2: 1, Items: 3, Terrains: 1". */
    static String brief(Array<Card> cards) {
        Array<String> words =
                rows(cards).map(row -> row.label() + ": " + row.cards().size());
        return words.isEmpty() ? "nothing yet" : words.mkString(", ");
    }

    /** Cards in the order of the rows. */
    static Array<Card> sorted(Array<Card> cards) {
        return rows(cards).flatMap(row -> row.cards().sortBy(Card::name));
    }

    private static Array<Row> rows(Array<Card> cards) {
        Array<Row> bySupply = characters(cards)
                .groupBy(CharacterCard::sp)
                .toArray()
                .sortBy(sp -> sp._1)
                .map(sp -> new Row("SP " + sp._1, Array.narrow(sp._2)));
        Array<Card> held = cards.filter(AssignableCard.class::isInstance);
        Array<Card> commands = held.filter(card -> ((AssignableCard) card).command());
        return bySupply.append(new Row("Items", held.removeAll(commands)))
                .append(new Row("Commands", commands))
                .append(new Row("Terrains", cards.filter(TerrainCard.class::isInstance)))
                .reject(row -> row.cards().isEmpty());
    }

    private static Array<CharacterCard> characters(Array<Card> cards) {
        return cards.filter(CharacterCard.class::isInstance).map(CharacterCard.class::cast);
    }

    /** Names in order, several copies as one: "Fire Bomb (2)". */
    static String names(Array<Card> cards) {
        return cards.distinct()
                .sortBy(Card::name)
                .map(card ->
                        card.name() + (cards.count(card::equals) > 1 ? " (" + cards.count(card::equals) + ")" : ""))
                .mkString(", ");
    }

    private record Row(String label, Array<Card> cards) {}
}
