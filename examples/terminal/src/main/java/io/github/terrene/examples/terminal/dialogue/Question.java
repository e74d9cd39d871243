package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.board.Drawing;
import io.github.terrene.examples.terminal.board.Seen;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.board.Box;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * One decision of a person in a game: what the program shows of it, in the words of that game.
 *
 * @param narrator says what things are called
 * @param voice the same on paper
 * @param scene what is seen where it is decided
 * @param above draws what stands above the table
 * @param seen the table
 * @param choices what can be chosen, in the order of their numbers
 * @param suggested what is suggested to be done at once, as one more choice; empty for nothing
 * @param page what shows cards
 * @param <A> actions
 * @param <E> events
 */
public record Question<A, E>(
        Narrator<A, E> narrator,
        Voice voice,
        Scene<A> scene,
        Runnable above,
        Seen seen,
        Seq<A> choices,
        Seq<A> suggested,
        CardPage page) {
    /** Shows what is asked, and the numbered choices. */
    void show() {
        String question = voice.write(narrator.question(scene));
        narrator.asking(scene)
                .filter(card -> !Paper.plain(question).contains(voice.name(card)))
                .forEach(card -> paper().wrapped(
                                "",
                                "    ",
                                voice.name(card) + ": " + voice.text(card).mkString(" ")));
        paper().wrapped("", "    ", paper().paint(Ink.STRONG, question));
        Seq<Option<String>> cards = choices.map(narrator::cardOf);
        Array<Menu.Group> groups = new Menu(choices.map(this::title), cards).groups();
        Array<Option<String>> about = groups.map(group -> group.card(cards));
        groups.forEachWithIndex((group, place) -> {
            show(group);
            text(place, about);
        });
        if (!suggested.isEmpty()) {
            String all = suggested.flatMap(narrator::cardOf).map(voice::name).mkString(", ");
            paper().choice(choices.size() + 1, paper().messages().say("suggested", all));
        }
    }

    private void show(Menu.Group group) {
        if (group.different().isEmpty()) {
            paper().choice(group.first() + 1, group.label());
        } else {
            paper().wrapped(
                            "  ",
                            "    ",
                            group.label() + ": "
                                    + group.different()
                                            .zipWithIndex(
                                                    (words, i) -> Paper.unbroken((group.first() + i + 1) + " " + words))
                                            .mkString(", "));
        }
    }

    /** The text of the card that a choice is about: below the first choices about it that stand together. */
    private void text(int place, Array<Option<String>> cards) {
        Option<String> card = cards.get(place);
        int first = cards.indexOf(card);
        boolean last = place + 1 == cards.size() || !cards.get(place + 1).equals(card);
        if (last && cards.subSequence(first, place + 1).forAll(card::equals)) {
            card.forEach(page::text);
        }
    }

    private Paper paper() {
        return voice.paper();
    }

    /** What an action is called. */
    String title(A action) {
        return Paper.capital(narrator.choice(action, scene).text());
    }

    /** Why something is refused, in words. */
    String reason(Rejection rejection) {
        String rule = rejection.rule();
        return narrator.why(rejection, scene).text() + (rule.isEmpty() ? "" : " (" + rule + ")");
    }

    /** Draws the table. */
    void table() {
        paper().blank();
        above.run();
        new Drawing(seen, voice.cast()).draw();
    }

    /** The ids of the cards in the own hand. */
    Seq<String> hand() {
        return seen.hand();
    }

    /** Shows the piles that lie open. */
    void piles() {
        for (Box side : seen.sides()) {
            Seen.piles(side.boxes()).forEach(pile -> pile(side.label() + ", " + pile.label(), pile));
        }
        Seen.piles(seen.boxes()).forEach(pile -> pile(Paper.capital(pile.label()), pile));
    }

    private void pile(String name, Box pile) {
        paper().pile(name, pile.boxes().map(Box::label));
    }

    /** What can be typed: a line for each. */
    Array<String> help() {
        return Array.of(paper().messages().say("help").split("\n"));
    }
}
