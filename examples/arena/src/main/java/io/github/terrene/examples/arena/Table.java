package io.github.terrene.examples.arena;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;

/**
 * Prints how often each deck won against each other.
 *
 * @param paper where to
 * @param decks their names
 * @param results the games
 */
record Table(Paper paper, Array<String> decks, Array<Result> results) {
    private static final int COLUMN = 8;
    private static final String HEADING = "won of 100 against";

    void print() {
        int names = decks.append(HEADING).map(String::length).max().get();
        paper.blank();
        paper.line(paper.paint(Ink.FAINT, Paper.left(HEADING, names) + heads() + Paper.right("all", COLUMN)));
        Array.range(0, decks.size()).forEach(deck -> row(deck, names));
        paper.blank();
        firstWins();
        Array<Integer> turns = results.map(Result::turns).sorted();
        paper.line("A game takes " + turns.get(turns.size() / 2) + " turns in the median; nine of ten take "
                + turns.get(turns.size() / 20) + " to " + turns.get(turns.size() - 1 - turns.size() / 20) + ".");
        paper.line(results.size() + " games; a share of 50 % is known to about "
                + Math.round(100 / Math.sqrt(results.size() / (double) pairs())) + " points, two standard errors.");
    }

    private int pairs() {
        return decks.size() * (decks.size() - 1) / 2;
    }

    private String heads() {
        return decks.map(name -> Paper.right(Paper.cut(name, COLUMN - 1), COLUMN))
                .mkString();
    }

    private void row(int deck, int names) {
        String cells = Array.range(0, decks.size())
                .map(other -> other == deck
                        ? Paper.right("-", COLUMN)
                        : cell(share(deck, results.filter(each -> each.between(deck, other)))))
                .mkString();
        paper.line(Paper.left(decks.get(deck), names)
                + cells
                + cell(share(deck, results.filter(each -> each.one() == deck || each.other() == deck))));
    }

    private String cell(double share) {
        String text = Paper.right(percent(share), COLUMN);
        return share < 0.4 ? paper.paint(Ink.HARM, text) : text;
    }

    private static double share(int deck, Array<Result> games) {
        return games.map(game -> game.share(deck)).sum().doubleValue() / games.size();
    }

    private void firstWins() {
        Array<Boolean> won = results.filter(each -> each.winner().isDefined()).flatMap(Result::firstWon);
        if (won.nonEmpty()) {
            paper.line("The player who goes first wins " + percent(won.count(first -> first) / (double) won.size())
                    + " % of the games.");
        }
    }

    private static String percent(double share) {
        return "" + Math.round(100 * share);
    }
}
