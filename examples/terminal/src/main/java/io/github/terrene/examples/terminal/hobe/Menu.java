package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * The choices of one decision, numbered from 1; giving up has no number.
 *
 * @param view what the person sees
 * @param legal what may be chosen
 * @param phrases what actions are called
 * @param page what shows the texts of cards
 */
record Menu(View view, Seq<Action> legal, Phrases phrases, CardPage<Card> page) {
    private static final char NO_BREAK = '\u00A0';

    /** Shows all of it: moves in a table, and every other choice in a line, a card's text below its last. */
    void show(Paper paper) {
        moves(paper);
        for (int i = 0; i < legal.size(); i++) {
            Action action = legal.get(i);
            if (action.kind() != ActionKind.MOVE) {
                paper.choice(i + 1, Paper.capital(phrases.of(action)));
                text(i);
            }
        }
    }

    /** The text of a card that can be played, once for all its targets. */
    private void text(int place) {
        if (legal.get(place) instanceof PlayCard play && !sameCard(place + 1, play)) {
            phrases.catalogue().find(play.card()).forEach(page::text);
        }
    }

    private boolean sameCard(int place, PlayCard play) {
        return place < legal.size()
                && legal.get(place) instanceof PlayCard next
                && next.card().equals(play.card());
    }

    /** The moves: a line for each slot from which something can move, with the number beside each slot to which it can. */
    private void moves(Paper paper) {
        Array<Slot> from = Slot.BATTLE_CARDS.filter(slot -> card(slot) != null);
        if (legal.exists(action -> action.kind() == ActionKind.MOVE)) {
            paper.line(paper.paint(Ink.FAINT, "  move or exchange:"));
            from.forEach(slot -> paper.wrapped("    " + Paper.left(slot.toString(), 10), " ".repeat(14), moves(slot)));
        }
    }

    private @Nullable CardInPlay card(Slot slot) {
        return view.table().at(Place.of(view.seat(), slot));
    }

    private String moves(Slot from) {
        String name = phrases.speech().card(view.seat(), card(from).card());
        Array<String> to = Slot.BATTLE_CARDS
                .reject(slot -> slot == from)
                .filter(slot -> legal.contains(Move.of(view.seat(), from, slot)))
                .map(slot -> unbroken((legal.indexOf(Move.of(view.seat(), from, slot)) + 1) + " " + slot));
        return name + ": " + (to.isEmpty() ? "-" : to.mkString(", "));
    }

    /** Words that stay together at the end of a line. */
    private static String unbroken(String words) {
        return words.replace(' ', NO_BREAK);
    }
}
